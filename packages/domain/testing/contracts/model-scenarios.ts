/** What the server behind a language model does when it is asked. Each adapter maps these to its vendor's protocol. */
export const MODEL_SCENARIOS = {
  /** Streams a whole answer in at least three pieces, and reports how many tokens it took. */
  good: 'a good answer',
  /** The same, with pauses of about 50 ms between at least twenty pieces. */
  slow: 'a slow answer',
  /** The same, but ends early because the answer reached the limit of tokens. */
  'out-of-tokens': 'an answer that reached its limit of tokens',
  /** Cannot be reached: refused connection, unknown host. */
  unreachable: 'a server that cannot be reached',
  /** Says that it is overloaded (503 and the like), without saying for how long. */
  unavailable: 'an overloaded server',
  /** Says that it was asked too often, and to come back after `RETRY_AFTER_MS`. */
  'rate-limited': 'a rate limit',
  /** Refuses the call itself: wrong key, unknown model. */
  rejected: 'a refused call',
  /** Takes the call and never answers. The adapter is opened with a time limit of at most 500 ms. */
  hang: 'a server that never answers',
  /** Falls silent after the first pieces. Opened with the same time limit. */
  stall: 'an answer that falls silent',
  /** Breaks the connection after the first pieces. */
  'cut-off': 'a connection that breaks',
  /** Streams without end, as fast as it can. */
  flood: 'an answer without end',
  /** Answers with success and something that is not the protocol. */
  garbage: 'something that is no answer',
} as const

export type ModelScenario = keyof typeof MODEL_SCENARIOS

/** What a 'rate-limited' server asks for. */
export const RETRY_AFTER_MS = 2_000

/** Characters that no adapter takes in from one answer, however long the server goes on. */
export const MAX_ANSWER_LENGTH = 1_000_000
