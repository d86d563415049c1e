import type { Prompt, PromptMessage, Question } from '@app/domain'
import type { ChatRequest } from 'ollama'
import { PromptTooLong } from './failure.ts'

type Model = {
  readonly model: string
  readonly numCtx: number
  /** It thinks before it answers, and what it thinks counts as tokens of the answer. */
  readonly thinks: boolean
}

type Request = ChatRequest & { readonly messages: PromptMessage[]; readonly stream: true }

/** Longer than a learner takes for a reply, or the model would be loaded anew for each of them. */
const KEEP_ALIVE = '15m'
/** Little, so that it keeps to the shape; not none, or a second try would say the same. */
const TEMPERATURE = 0.3
/** What a chat template puts around a message. */
const TOKENS_AROUND_MESSAGE = 8

/** No `think`: switched off, some families of models ignore `format`. */
export function requestFor(
  { prompt, roomToThink }: Pick<Question, 'prompt' | 'roomToThink'>,
  { model, numCtx, thinks }: Model,
): Request {
  const { messages, room } = fit(withShape(prompt), numCtx, prompt.maxTokens)
  if (room < prompt.maxTokens / 4) throw new PromptTooLong(numCtx)
  return {
    model,
    messages,
    format: prompt.shape,
    options: {
      num_ctx: numCtx,
      num_predict: Math.min(prompt.maxTokens + (thinks ? roomToThink : 0), room),
      temperature: TEMPERATURE,
    },
    keep_alive: KEEP_ALIVE,
    stream: true,
  }
}

/** `format` restricts what the model may write, but does not tell it: it never sees the descriptions. */
const withShape = ({ messages, shape }: Prompt): readonly PromptMessage[] => {
  const inWords = `Answer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(shape)}`
  return messages.map((message, index) =>
    index > 0 ? message : { ...message, content: `${message.content}\n\n${inWords}` },
  )
}

/**
 * Ollama drops what does not fit without a word, from the front. So the oldest turns go first; what stays is the
 * system message, which knows the facts of all turns, the learner's goal and their latest message.
 */
function fit(messages: readonly PromptMessage[], numCtx: number, answer: number) {
  const kept = [...messages]
  const room = (): number => numCtx - kept.reduce((sum, message) => sum + tokens(message), 0)
  while (kept.length > 3 && room() < answer) kept.splice(2, 1)
  return { messages: kept, room: room() }
}

/** Three bytes a token: too many for English, so that other languages fit too. */
const tokens = ({ content }: PromptMessage): number =>
  TOKENS_AROUND_MESSAGE + Math.ceil(Buffer.byteLength(content, 'utf8') / 3)
