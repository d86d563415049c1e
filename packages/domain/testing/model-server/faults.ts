/** What may go wrong once. The kinds of the second half only change the words of the answer. */
export type ModelFault =
  | { readonly kind: 'drop' }
  | {
      readonly kind: 'status'
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: unknown
    }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** 200, and nothing else. */
  | { readonly kind: 'empty' }
  /** Breaks the protocol itself. */
  | { readonly kind: 'garbage' }
  /** An error after the first words, in the protocol's own form. */
  | { readonly kind: 'error-inside' }
  /** Ends after this share of the answer, cleanly or by tearing the connection. */
  | { readonly kind: 'cut'; readonly at: number; readonly torn: boolean }
  /** Goes silent after this share of the answer: in the middle if it does not say. */
  | { readonly kind: 'stall'; readonly at?: number }
  /** A few bytes at a time. */
  | { readonly kind: 'trickle'; readonly bytes: number; readonly everyMs: number }
  /** 50 MB of words, or of one endless line. */
  | { readonly kind: 'flood'; readonly of: 'words' | 'line' }
  /** Half the answer, for want of tokens. */
  | { readonly kind: 'length' }
  /** Thinks first, apart from its answer. */
  | { readonly kind: 'reasoning' }
  | { readonly kind: 'refusal' }
  /** Half the answer, then a content filter. */
  | { readonly kind: 'filtered' }
  /** Calls a tool instead of answering. */
  | { readonly kind: 'tools' }
  /** Gives its text, and its thoughts, in parts. */
  | { readonly kind: 'parts' }
  /** Says two things at once. */
  | { readonly kind: 'choices' }
  | { readonly kind: keyof typeof REWRITE }

export const FLOOD_BYTES = 50 * 1024 * 1024

const REWRITE = {
  'malformed-json': (answer: string) => answer.replaceAll('":', '"'),
  'wrong-shape': () => '{"weather":"fine"}',
  fenced: (answer: string) => `\`\`\`json\n${answer}\n\`\`\``,
  'thinking-tags': (answer: string) => `<think>They want {something}. Let me see.</think>\n${answer}`,
  preamble: (answer: string) => `Sure! Here is what you asked for:\n\n${answer}`,
} as const

const rewrites = (kind: string): kind is keyof typeof REWRITE => Object.hasOwn(REWRITE, kind)

export const spoil = (fault: ModelFault | undefined, answer: string): string =>
  fault && rewrites(fault.kind) ? REWRITE[fault.kind](answer) : answer

/** `asked`: words of the request that it is for; without them it happens to any. */
type Awaited = ModelFault & { readonly asked?: string }

export type ModelFaultQueue = {
  /** Happens to the next request that it is for, or to the one after those already waiting. */
  readonly next: (...faults: readonly Awaited[]) => void
  /** What happens to a request with this body. */
  readonly take: (body: object) => ModelFault | undefined
}

export function makeModelFaultQueue(): ModelFaultQueue {
  const waiting: Awaited[] = []
  return {
    next: (...faults) => {
      waiting.push(...faults)
    },
    take: (body) => {
      const place = waiting.findIndex(({ asked = '' }) => JSON.stringify(body).includes(asked))
      return place < 0 ? undefined : waiting.splice(place, 1)[0]
    },
  }
}
