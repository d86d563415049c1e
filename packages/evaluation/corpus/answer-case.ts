import type { Setting } from './setting.ts'

type About = {
  /** Unique and stable: results are kept by it. */
  readonly id: string
  /** A heading of the report. */
  readonly kind: string
  readonly setting: Setting
  /** What the model says, each time it is asked. */
  readonly text: string
  /** What it says from the second time on, unless it says the same. */
  readonly afterwards?: string
}

/**
 * What must become of an answer. `unfit`: never COMPLETE, never charged, never shown. `readable`: COMPLETE, and nothing
 * of `keeps` changed. `no-link`: if COMPLETE, without any link in it and with `keeps` unchanged.
 */
export type Verdict =
  | { readonly verdict: 'unfit'; readonly neverShown?: string }
  | { readonly verdict: 'readable' | 'harmless' | 'no-link'; readonly keeps: readonly string[] }

export type AnswerCase = About & Verdict & { readonly task: 'reply' | 'plan' | 'chapter' }
