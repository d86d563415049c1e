import type { RewriteWay } from '../chapters/versions.ts'
import type { Result, UserId } from '../shared/index.ts'
import type { Ended } from '../tutoring/ended-early.ts'
import type { ChapterTask, Task } from '../tutoring/task.ts'

export type Listening = {
  /** Called with each piece of the answer's text as it comes. */
  readonly onText?: (piece: string) => void
  readonly signal?: AbortSignal
}

export type Asking = Listening & {
  /** How many times the usual number of tokens the answer may take: twice, after one that needed more. Unset: once. */
  readonly room?: 1 | 2
  /** Whose call it is. Unset or null: an operator's. */
  readonly learner?: UserId | null
}

/** The model's words as they came: untrusted, perhaps cut off, perhaps not what was asked for. */
export type Answer = {
  readonly text: string
  readonly model: string
  readonly ended: Ended
  /** Null where the vendor did not count. */
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

export type ModelFailure =
  /** Down, overloaded or unreachable: worth another try after `retryAfterMs`. */
  | { readonly kind: 'model-unavailable'; readonly retryAfterMs: number | null; readonly detail: string }
  | { readonly kind: 'model-timeout'; readonly detail: string }
  /** It refused the call itself (key, model name, request): another try would fare no better. */
  | { readonly kind: 'model-rejected'; readonly detail: string }
  | { readonly kind: 'model-stopped' }

/** `detail` is for the operator's log: it may quote a vendor, so it never reaches a learner. */
export type LanguageModel = {
  readonly name: string
  /** Which model is asked; an answer may name it more exactly. */
  readonly model: string
  /** Another one, which is asked to review and to solve: see `modelFor`. Unset: the same. */
  readonly reviewer?: string | undefined
  /** The only language that it writes (BCP 47), for a tutor of prepared texts. Unset: it follows the learner's. */
  readonly writes?: string
  /** How it can tell a chapter differently, for a tutor of prepared texts. Unset: in any way. */
  readonly rewrites?: (task: ChapterTask) => readonly RewriteWay[]
  /** Whether it has questions that place a learner in a goal, for a tutor of prepared texts. Unset: in any. */
  readonly places?: (goal: string) => boolean
  readonly ask: (task: Task, asking?: Asking) => Promise<Result<Answer, ModelFailure>>
}
