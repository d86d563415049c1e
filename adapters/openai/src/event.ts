import type { Piece } from '@app/domain'

type Event = { readonly piece: Piece; readonly finished: boolean; readonly thinks: boolean }

/** One event of a stream, or a whole answer. Servers differ from the SDK's types, so nothing is taken for granted. */
export function readEvent(event: unknown): Event {
  const choice = at(event, 'choices', 0)
  const said = at(choice, 'delta') ?? at(choice, 'message')
  // a refusal is the model's answer too: the learner may read it
  const text = textOf(at(said, 'content')) + textOf(at(said, 'refusal'))
  const model = textOf(at(event, 'model'))
  const inputTokens = at(event, 'usage', 'prompt_tokens')
  const outputTokens = at(event, 'usage', 'completion_tokens')
  const thoughts = at(event, 'usage', 'completion_tokens_details', 'reasoning_tokens')
  return {
    piece: {
      ...(text !== '' && { text }),
      ...(model !== '' && { model }),
      ...(typeof inputTokens === 'number' && { inputTokens }),
      ...(typeof outputTokens === 'number' && { outputTokens }),
    },
    finished: textOf(at(choice, 'finish_reason')) !== '',
    thinks:
      (typeof thoughts === 'number' && thoughts > 0) ||
      textOf(at(said, 'reasoning_content')) !== '' ||
      textOf(at(said, 'reasoning')) !== '' ||
      /^\s*<think/i.test(text),
  }
}

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, key) => (found ? Reflect.get(Object(found), key) : undefined), value)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
