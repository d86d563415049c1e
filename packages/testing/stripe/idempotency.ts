import { type Refusal, refuse } from './refusal.ts'

export type Answer = { readonly status: number; readonly body: object }

type Entry = { readonly request: string; answer: Answer | null }

/** What a key leads to: an answer from before, a refusal, or leave to do the work and say how it went. */
export type Passage =
  | { readonly kind: 'replayed'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'first'; readonly done: (answer: Answer) => void }

/** One answer for each key, breakdowns included. What was not even tried is not kept. */
export function makeIdempotency() {
  const entries = new Map<string, Entry>()

  return (key: string | undefined, request: string): Passage => {
    if (key === undefined) return { kind: 'first', done: () => {} }
    const known = entries.get(key)
    if (known && known.request !== request) return { kind: 'refused', refusal: otherRequest(key) }
    if (known?.answer) return { kind: 'replayed', answer: known.answer }
    if (known) return { kind: 'refused', refusal: underway }
    const entry: Entry = { request, answer: null }
    entries.set(key, entry)
    return {
      kind: 'first',
      done: (answer) => {
        if (answer.status === 400) entries.delete(key)
        else entry.answer = answer
      },
    }
  }
}

const otherRequest = (key: string): Refusal => ({
  status: 400,
  error: {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. (${key})`,
  },
})

const underway = refuse('There is currently another in-progress request using this Idempotent Key.', {
  status: 409,
  code: 'idempotency_key_in_use',
})
