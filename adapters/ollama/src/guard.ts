import { type Moderation, type SafetyRoute, SECOND } from '@app/domain'
import { Ollama } from 'ollama'
import { Refusal } from './failure.ts'
import { fetchLines } from './fetch-lines.ts'

export type GuardSettings = {
  readonly host: string
  /** Llama Guard, ShieldGemma or one that answers alike. */
  readonly model: string
  /** Never given a word of what was judged. */
  readonly log?: (line: string) => void
  readonly timeoutMs?: number
}

/** It judges beside the first call of the model; without a graphics card a small one takes seconds. */
const GUARD_TIMEOUT_MS = 10 * SECOND
/** A message of the longest kind, and a line of categories. */
const OPTIONS = { temperature: 0, num_ctx: 8_192, num_predict: 32 }

const SELF_HARM = 'S11'
/** Crimes, exploitation and weapons. Others are left out: elections, defamation and medicine are what people learn about, too. */
const UNSAFE = ['S1', 'S2', 'S3', 'S4', 'S9']

/** A guard model at Ollama. Whatever keeps it from answering, the text passes: our own rule has looked at it. */
export function makeOllamaGuard({
  host,
  model,
  log = () => {},
  timeoutMs = GUARD_TIMEOUT_MS,
}: GuardSettings): Moderation {
  return {
    judge: async (text) => {
      try {
        const client = new Ollama({ host, fetch: fetchLines(AbortSignal.timeout(timeoutMs)) })
        const { message } = await client.chat({ model, messages: [{ role: 'user', content: text }], options: OPTIONS })
        const route = routeOf(message?.content ?? '')
        if (route === null) log(`${model} is no guard model: it said neither "safe" or "unsafe" nor "Yes" or "No".`)
        return route ?? 'ok'
      } catch (thrown) {
        log(`The guard model did not answer (${thrown instanceof Refusal ? thrown.status : 'no answer in time'}).`)
        return 'ok'
      }
    },
  }
}

/** "unsafe\nS1,S11" is Llama Guard's way, "Yes" that of ShieldGemma: it is against the policy. */
function routeOf(answer: string): SafetyRoute | null {
  const [verdict] = /^(?:safe|unsafe|yes|no)\b/i.exec(answer.trim()) ?? []
  if (verdict === undefined) return null
  if (/^(?:safe|no)$/i.test(verdict)) return 'ok'
  const categories: readonly string[] = answer.match(/\bS\d{1,2}\b/g) ?? []
  if (categories.includes(SELF_HARM)) return 'crisis'
  return categories.length === 0 || categories.some((category) => UNSAFE.includes(category)) ? 'unsafe' : 'ok'
}
