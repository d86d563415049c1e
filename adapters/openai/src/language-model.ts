import type { Ended, LanguageModel, ModelFailure } from '@app/domain'
import {
  type AnswerChunk,
  connectionFailure,
  type Limits,
  type ModelRequest,
  makeBoundedLanguageModel,
  oneLine,
  refusalFailure,
} from '@app/language-model-kit'
import { APIConnectionError, APIError } from 'openai'
import { type Abilities, EVERYTHING, withLess } from './abilities.ts'
import { openClient, VENDOR } from './client.ts'
import { requestFor } from './request.ts'

export type OpenAiSettings = Limits & {
  readonly apiKey: string
  /** Of any server that speaks Chat Completions, `/v1` included. Unset: OpenAI's own. */
  readonly baseUrl?: string | undefined
  readonly model: string
  /** Another model of that server: see `LanguageModel`. */
  readonly reviewer?: string | undefined
  /** Tokens that the model reads and writes in one call. */
  readonly window?: number
  /** Receives what the server turned out not to support. */
  readonly log?: (line: string) => void
}

/** A hosted model, or any server that speaks the same protocol as far as it can. */
export function makeOpenAiLanguageModel(settings: OpenAiSettings): LanguageModel {
  const { apiKey, baseUrl = VENDOR, model, reviewer, window, timeoutMs, log = () => {} } = settings
  const client = openClient(apiKey, baseUrl, timeoutMs)
  // the vendor shows a schema to its models; elsewhere it often only restricts what they may write
  const isVendor = baseUrl.startsWith(VENDOR)
  const everything: Abilities = { ...EVERYTHING, readsSchema: isVendor }
  /** By model, as far as it is not that. */
  const known = new Map<string, Abilities>()

  async function connect(request: ModelRequest, signal: AbortSignal) {
    const can = known.get(request.model) ?? everything
    let trying = can
    for (;;) {
      try {
        const answer = await client.chat.completions.create(requestFor(request, trying), { signal }).withResponse()
        if (trying !== can) log(`The server refused a parameter. From now on: ${JSON.stringify(trying)}`)
        known.set(request.model, trying)
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

  return makeBoundedLanguageModel(
    { name: 'openai', model, reviewer, ...(window && { window }), secrets: [apiKey], open, toFailure },
    settings,
  )
}

/** The stream ended before the model did. */
class AnswerCutOff extends Error {
  override readonly message = 'the answer broke off'
}

/** What vendors say when their filter takes offence at the prompt, or at what the model began to write. */
const FILTERED: readonly unknown[] = ['content_filter', 'content_policy_violation', 'invalid_prompt']

const isFiltered = (thrown: unknown): boolean => thrown instanceof APIError && FILTERED.includes(thrown.code)

function toFailure(thrown: unknown): ModelFailure {
  if (!(thrown instanceof APIError) || thrown instanceof APIConnectionError) return connectionFailure(thrown)
  // an error inside a stream has no status, but some servers put one into its code
  const status = thrown.status ?? (Number(thrown.code) || 500)
  const code = thrown.code ?? thrown.type
  const detail = `${oneLine(thrown.message)}${code ? ` (${oneLine(code)})` : ''}`
  // 429 as well, but an empty account does not fill by waiting
  if (status >= 400 && status < 500 && thrown.code === 'insufficient_quota') return { kind: 'model-rejected', detail }
  return refusalFailure(status, detail, thrown.headers)
}

type Event = { readonly chunk: AnswerChunk; readonly ended: Ended | null }

const ENDED: Readonly<Record<string, Ended>> = {
  length: 'length',
  max_tokens: 'length',
  content_filter: 'filtered',
  tool_calls: 'tools',
  function_call: 'tools',
}

/** One event of a stream, or a whole answer. Servers differ from the SDK's types, so nothing is taken for granted. */
function readEvent(event: unknown): Event {
  const choice = firstChoice(at(event, 'choices'))
  const said = at(choice, 'delta') ?? at(choice, 'message')
  const text = contentOf(at(said, 'content'))
  const reason = textOf(at(choice, 'finish_reason'))
  const model = textOf(at(event, 'model'))
  const inputTokens = at(event, 'usage', 'prompt_tokens')
  const outputTokens = at(event, 'usage', 'completion_tokens')
  return {
    chunk: {
      ...(text !== '' && { text }),
      ...(model !== '' && { model }),
      ...(typeof inputTokens === 'number' && { inputTokens }),
      ...(typeof outputTokens === 'number' && { outputTokens }),
    },
    ended: textOf(at(said, 'refusal')) !== '' ? 'refused' : reason === '' ? null : (ENDED[reason] ?? 'stop'),
  }
}

/** Some servers give a text in parts, with the model's thoughts as parts of another kind. */
const contentOf = (content: unknown): string =>
  Array.isArray(content) ? content.map((part) => textOf(at(part, 'text'))).join('') : textOf(content)

/** A server may say several at once, whatever it was asked for: only the first is read. */
const firstChoice = (choices: unknown): unknown =>
  Array.isArray(choices) ? choices.find((choice) => (at(choice, 'index') ?? 0) === 0) : undefined

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, key) => (found ? Reflect.get(Object(found), key) : undefined), value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
