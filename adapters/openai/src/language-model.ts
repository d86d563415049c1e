import type { Ended, LanguageModel } from '@app/domain'
import { type AnswerChunk, type Limits, type ModelRequest, makeBoundedLanguageModel } from '@app/language-model-kit'
import { type Abilities, EVERYTHING, withLess } from './abilities.ts'
import { openClient, VENDOR } from './client.ts'
import { readEvent } from './event.ts'
import { AnswerCutOff, isFiltered, toFailure } from './failure.ts'
import { requestFor } from './request.ts'

export type OpenAiSettings = Limits & {
  readonly apiKey: string
  /** Of any server that speaks Chat Completions, `/v1` included. Unset: OpenAI's own. */
  readonly baseUrl?: string | undefined
  readonly model: string
  /** Receives what the server turned out not to support. */
  readonly log?: (line: string) => void
}

/** A hosted model, or any server that speaks the same protocol as far as it can. */
export function makeOpenAiLanguageModel(settings: OpenAiSettings): LanguageModel {
  const { apiKey, baseUrl = VENDOR, model, timeoutMs, log = () => {} } = settings
  const client = openClient(apiKey, baseUrl, timeoutMs)
  // the vendor shows a schema to its models; elsewhere it often only restricts what they may write
  let can: Abilities = { ...EVERYTHING, readsSchema: baseUrl.startsWith(VENDOR) }

  async function connect(request: ModelRequest, signal: AbortSignal) {
    let trying = can
    for (;;) {
      try {
        const answer = await client.chat.completions
          .create(requestFor(request, model, trying), { signal })
          .withResponse()
        if (trying !== can) log(`The server refused a parameter. From now on: ${JSON.stringify(trying)}`)
        can = trying
        return answer
      } catch (thrown) {
        const less = withLess(trying, thrown)
        if (!less) throw thrown
        trying = less
      }
    }
  }

  async function* open(request: ModelRequest, signal: AbortSignal): AsyncGenerator<AnswerChunk> {
    try {
      yield* answerOf(await connect(request, signal))
    } catch (thrown) {
      if (!isFiltered(thrown)) throw thrown
      yield { ended: 'filtered' }
    }
  }

  async function* answerOf({ data, response }: Awaited<ReturnType<typeof connect>>): AsyncGenerator<AnswerChunk> {
    // some servers answer in one piece, whatever they were asked for
    const inOnePiece = response.headers.get('content-type')?.includes('application/json')
    let ended: Ended | null = null
    for await (const event of inOnePiece ? [await response.json()] : data) {
      const { chunk, ...seen } = readEvent(event)
      // a refusal ends with 'stop', too
      if (ended !== 'refused') ended = seen.ended ?? ended
      yield chunk
    }
    if (!ended) throw new AnswerCutOff()
    yield { ended }
  }

  return makeBoundedLanguageModel({ name: 'openai', model, secrets: [apiKey], open, toFailure }, settings)
}
