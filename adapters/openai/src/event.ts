import type { Ended } from '@app/domain'
import type { AnswerChunk } from '@app/language-model-kit'

type Event = { readonly chunk: AnswerChunk; readonly ended: Ended | null }

const ENDED: Readonly<Record<string, Ended>> = {
  length: 'length',
  max_tokens: 'length',
  content_filter: 'filtered',
  tool_calls: 'tools',
  function_call: 'tools',
}

/** One event of a stream, or a whole answer. Servers differ from the SDK's types, so nothing is taken for granted. */
export function readEvent(event: unknown): Event {
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
