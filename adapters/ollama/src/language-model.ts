import type { LanguageModel } from '@app/domain'
import { type AnswerChunk, type Limits, type ModelRequest, makeBoundedLanguageModel } from '@app/language-model-kit'
import { type ChatResponse, Ollama } from 'ollama'
import { CannotComplete, Refusal, refusesThinking, toFailure } from './failure.ts'
import { fetchLines } from './fetch-lines.ts'
import { requestFor } from './request.ts'

export type OllamaSettings = Limits & {
  readonly host: string
  readonly model: string
  /** Another model there: see `LanguageModel`. */
  readonly reviewer?: string | undefined
  /** Tokens that prompt and answer share. Ollama's own default is so small that it cuts prompts without a word. */
  readonly numCtx: number
  /** Receives what an operator might want to change. */
  readonly log?: (line: string) => void
}

/** A local model, over Ollama's own protocol: its OpenAI-compatible one ignores `num_ctx`. */
export function makeOllamaLanguageModel(settings: OllamaSettings): LanguageModel {
  const { model, reviewer } = settings
  const open = openAs(settings, model)
  const openReviewer = reviewer === undefined ? open : openAs(settings, reviewer)
  return makeBoundedLanguageModel(
    {
      ...{ name: 'ollama', model, reviewer, window: settings.numCtx, secrets: [], toFailure },
      open: (asked, signal) => (asked.model === model ? open : openReviewer)(asked, signal),
    },
    settings,
  )
}

/** What is found out about one model is not true of another. */
function openAs({ host, numCtx, log = () => {} }: OllamaSettings, model: string) {
  const capabilities = makeCapabilities(host, model)
  /** It was seen to think. */
  let thinks = false
  /** With `think` set it refuses, or ignores the shape of its answer. */
  let rejectsThink = false

  async function* open(asked: ModelRequest, signal: AbortSignal): AsyncGenerator<AnswerChunk> {
    const can = await capabilities(signal)
    if (!can.completes) throw new CannotComplete(model)
    try {
      yield* answer(asked, can, signal)
    } catch (thrown) {
      if (rejectsThink || !(refusesThinking(thrown) || thrown instanceof ShapeIgnored)) throw thrown
      rejectsThink = true
      log(`${model} doesn’t accept the setting for thinking, so it is no longer sent`)
      yield* answer(asked, can, signal)
    }
  }

  async function* answer(asked: ModelRequest, can: Capabilities, signal: AbortSignal): AsyncGenerator<AnswerChunk> {
    const think = rejectsThink ? null : thinkOf(can)
    const window = Math.min(numCtx, can.window ?? numCtx)
    const mayThink = thinks || (think !== false && can.thinks !== 'never')
    const request = requestFor(asked, { model, numCtx: window, thinks: mayThink, think })
    const leftOut = asked.prompt.messages.length - request.messages.length
    if (leftOut > 0) log(`OLLAMA_NUM_CTX of ${window} is too small: ${leftOut} earlier messages were left out`)
    // the SDK takes no signal and can stop a stream only once it flows, so each call brings a `fetch` of its own
    const given = new AbortController()
    const client = new Ollama({ host, fetch: fetchLines(AbortSignal.any([signal, given.signal])) })
    let spoken = false
    let callsTool = false
    for await (const part of await client.chat(request)) {
      const text = part.message?.content ?? ''
      // what a shape restricts begins with a brace
      if (think === false && !spoken && /^\s*[^\s{]/.test(text)) {
        given.abort()
        throw new ShapeIgnored()
      }
      spoken ||= text.trim() !== ''
      thinks ||= part.message?.thinking !== undefined && part.message.thinking !== ''
      callsTool ||= (part.message?.tool_calls ?? []).length > 0
      yield { ...chunkOf(part), ...(callsTool && { ended: 'tools' }) }
    }
  }

  return open
}

/** With `think: false`, some model families ignore `format`. */
class ShapeIgnored extends Error {}

const thinkOf = ({ thinks }: Capabilities): false | 'low' | null =>
  thinks === 'by default' ? false : thinks === 'by level' ? 'low' : null

function chunkOf({ model, message, done_reason: reason, ...counts }: ChatResponse): AnswerChunk {
  return {
    text: message?.content ?? '',
    ...(model && { model }),
    ...(reason && { ended: reason === 'length' ? 'length' : 'stop' }),
    ...(counts.prompt_eval_count !== undefined && { inputTokens: counts.prompt_eval_count }),
    ...(counts.eval_count !== undefined && { outputTokens: counts.eval_count }),
  }
}

/** What a server says about its model. */
type Capabilities = {
  /** Null where it does not say. */
  readonly thinks: 'never' | 'by default' | 'by level' | null
  /** False for one that only makes embeddings. */
  readonly completes: boolean
  /** Tokens that the model itself can take in. */
  readonly window: number | null
}

const UNKNOWN: Capabilities = { thinks: null, completes: true, window: null }

/** Families that know levels of thinking, and cannot do without. */
const BY_LEVEL: readonly unknown[] = ['gptoss', 'gpt-oss']

/** Asks once for each process; a server that does not know the question is not asked again, one out of reach is. */
function makeCapabilities(host: string, model: string): (signal: AbortSignal) => Promise<Capabilities> {
  let asked: Promise<Capabilities> | null = null
  return (signal) => {
    asked ??= new Ollama({ host, fetch: fetchLines(signal) }).show({ model }).then(read, (thrown: unknown) => {
      if (!(thrown instanceof Refusal) || thrown.status >= 500) asked = null
      return UNKNOWN
    })
    return asked
  }
}

/** Servers differ from the SDK's types, so nothing is taken for granted. */
function read(shown: unknown): Capabilities {
  const { capabilities, model_info: info, details } = record(shown)
  const window = Object.entries(record(info)).find(([name]) => name.endsWith('.context_length'))?.[1]
  const can = Array.isArray(capabilities) && capabilities.length > 0 ? capabilities : null
  return {
    thinks: !can ? null : !can.includes('thinking') ? 'never' : byLevel(details) ? 'by level' : 'by default',
    completes: !can || can.includes('completion'),
    window: typeof window === 'number' && window > 0 ? window : null,
  }
}

const byLevel = (details: unknown): boolean => BY_LEVEL.includes(record(details).family)

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
