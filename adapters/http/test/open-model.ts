import { type Answer, err, type LanguageModel, type Listening, type ModelFailure, ok, type Result } from '@app/domain'

/** A model whose words the test speaks, one call at a time. */
export type OpenModel = LanguageModel & {
  /** Waits until it has been asked. */
  readonly asked: () => Promise<void>
  readonly speak: (words: string) => Promise<void>
  readonly finish: () => Promise<void>
  readonly fail: () => Promise<void>
  readonly crash: (message: string) => Promise<void>
}

type Call = {
  readonly listening: Listening | undefined
  readonly answer: (result: Result<Answer, ModelFailure>) => void
  readonly crash: (error: Error) => void
}

export function openModel(): OpenModel {
  const call = Promise.withResolvers<Call>()
  let text = '{"asks":"focus","answer":"","question":"'
  return {
    name: 'open',
    model: 'open',
    ask: (_task, listening) => {
      const { promise, resolve, reject } = Promise.withResolvers<Result<Answer, ModelFailure>>()
      listening?.onText?.(text)
      call.resolve({ listening, answer: resolve, crash: reject })
      return promise
    },
    asked: async () => {
      await call.promise
    },
    speak: async (words) => {
      const { listening } = await call.promise
      text += words
      listening?.onText?.(words)
    },
    finish: async () => {
      const { answer } = await call.promise
      answer(ok({ text: `${text}"}`, model: 'open', ended: 'stop', inputTokens: 1, outputTokens: 1 }))
    },
    fail: async () => {
      const { answer } = await call.promise
      answer(err({ kind: 'model-unavailable', retryAfterMs: null, detail: 'vendor' }))
    },
    crash: async (message) => {
      const { crash } = await call.promise
      crash(new Error(message))
    },
  }
}
