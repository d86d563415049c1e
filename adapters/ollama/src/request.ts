import type { PromptMessage } from '@app/domain'
import { type ModelRequest, withShape } from '@app/language-model-kit'
import type { ChatRequest } from 'ollama'
import { PromptTooLong } from './failure.ts'

type Model = {
  readonly model: string
  readonly numCtx: number
  /** It may think before it answers, and what it thinks counts as tokens of the answer. */
  readonly thinks: boolean
  /** Null: `think` is left out. */
  readonly think: false | 'low' | null
}

type Request = ChatRequest & {
  readonly messages: PromptMessage[]
  readonly stream: true
  /** Unknown to the SDK and to old servers. A prompt is never cut silently, nor the context shifted. */
  readonly truncate: false
  readonly shift: false
}

/** Longer than a learner takes for a reply, or the model would be loaded anew for each of them. */
const KEEP_ALIVE = '15m'
/** Little, so that it keeps to the shape; not none, or a second try would say the same. Prose needs more, or it repeats itself. */
const TEMPERATURE = {
  reply: 0.3,
  plan: 0.4,
  chapter: 0.6,
  blueprint: 0.4,
  section: 0.6,
  review: 0.1,
  exercises: 0.4,
  recap: 0.3,
  practice: 0.3,
  help: 0.3,
  revise: 0.3,
  questions: 0.5,
  placement: 0.5,
  solve: 0.1,
  'search-words': 0.3,
  pick: 0.2,
} as const satisfies Record<ModelRequest['task'], number>
/** What a chat template puts around a message. */
const TOKENS_AROUND_MESSAGE = 8

export function requestFor(
  { task, prompt, reasoningAllowance }: Omit<ModelRequest, 'learner' | 'model'>,
  { model, numCtx, thinks, think }: Model,
): Request {
  const { messages, room } = fit(withShape(prompt), numCtx, prompt.maxTokens)
  if (room < prompt.maxTokens / 4) throw new PromptTooLong(numCtx)
  return {
    model,
    messages,
    format: prompt.shape,
    options: {
      num_ctx: numCtx,
      num_predict: Math.min(prompt.maxTokens + (thinks ? reasoningAllowance : 0), room),
      temperature: TEMPERATURE[task],
    },
    ...(think !== null && { think }),
    truncate: false,
    shift: false,
    keep_alive: KEEP_ALIVE,
    stream: true,
  }
}

/**
 * Ollama drops what does not fit without a word, from the front. So the oldest turns go first; what stays is the
 * system message, which knows the facts of all turns, the learner's goal and their latest message.
 */
function fit(messages: readonly PromptMessage[], numCtx: number, answer: number) {
  const fitting = [...messages]
  const room = (): number => numCtx - fitting.reduce((sum, message) => sum + tokens(message), 0)
  while (fitting.length > 3 && room() < answer) fitting.splice(2, 1)
  return { messages: fitting, room: room() }
}

/** Three bytes a token: too many for English, so that other languages fit too. */
const tokens = ({ content }: PromptMessage): number =>
  TOKENS_AROUND_MESSAGE + Math.ceil(Buffer.byteLength(content, 'utf8') / 3)
