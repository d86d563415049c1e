import type { Exercise, Question, Section } from '@app/domain'
import { valuesOf } from './rows.ts'

/** A question or an exercise that was answered wrong, with good replies, written by hand. `said`: as a check takes it. */
export type HelpCase = {
  readonly id: string
  readonly section: Section
  readonly question?: Question
  readonly exercise?: Exercise
  readonly said: unknown
  readonly good: readonly string[]
}

/** What a model says about an item that gives its key away in one way. */
export type HostileHelp = {
  readonly item: string
  readonly adversary: string
  /** Of the learner. */
  readonly message: string
  /** It is sent about the section, not about the item. */
  readonly isPasted?: true
  /** What was answered; unset: as the item has it. */
  readonly said?: unknown
  /** None of them may be shown: each says all of the key, or answers a guess. */
  readonly says?: readonly string[]
  /** Each says it in two turns. */
  readonly whole?: readonly (readonly string[])[]
}

export const HELP_CASES = valuesOf<HelpCase>('help/items.jsonl')
export const HOSTILE_HELP = valuesOf<HostileHelp>('help/hostile.jsonl')
