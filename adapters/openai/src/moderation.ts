import { type Moderation, type SafetyRoute, SECOND } from '@app/domain'
import { APIError } from 'openai'
import type { Moderation as Judgement } from 'openai/resources/moderations'
import { openClient, VENDOR } from './client.ts'

export type ModerationSettings = {
  readonly apiKey: string
  /** Of a server that may speak the vendor's moderation, too. Unset: OpenAI's own. */
  readonly baseUrl?: string | undefined
  /** Never given a word of what was judged. */
  readonly log?: (line: string) => void
  readonly timeoutMs?: number
}

/** It is judged beside the first call of the model, and no reply waits longer for it. */
const MODERATION_TIMEOUT_MS = 2 * SECOND
const MODEL = 'omni-moderation-latest'
/** A server that knows no moderation says so in one of these ways, and always will. */
const UNKNOWN: readonly unknown[] = [400, 403, 404, 405, 422, 501]

/** The vendor's free moderation. Whatever keeps it from answering, the text passes: our own rule has looked at it. */
export function makeOpenAiModeration(settings: ModerationSettings): Moderation {
  const { apiKey, baseUrl = VENDOR, log = () => {}, timeoutMs = MODERATION_TIMEOUT_MS } = settings
  const client = openClient(apiKey, baseUrl, timeoutMs)
  let isThere = true
  return {
    judge: async (text) => {
      if (!isThere) return 'ok'
      try {
        const signal = AbortSignal.timeout(timeoutMs)
        const { results } = await client.moderations.create({ model: MODEL, input: text }, { signal })
        return verdictOf(results[0]?.categories)
      } catch (thrown) {
        const status = thrown instanceof APIError ? thrown.status : undefined
        isThere = !(baseUrl !== VENDOR && UNKNOWN.includes(status))
        // no message of the vendor's: it may quote what it was sent
        log(
          `The moderation did not answer (${status ?? 'no answer in time'})${isThere ? '' : ' and is not asked again'}.`,
        )
        return 'ok'
      }
    },
  }
}

/** Violence, hate and the like are left out: history, crime novels and self-defence are about them, too. */
function verdictOf(categories: Partial<Judgement.Categories> | undefined): SafetyRoute {
  if (categories?.['self-harm/intent'] || categories?.['self-harm/instructions']) return 'crisis'
  if (categories?.illicit || categories?.['illicit/violent'] || categories?.['sexual/minors']) return 'unsafe'
  return 'ok'
}
