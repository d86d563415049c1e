/** How far along a learner is. */
export const LEVELS = ['new', 'some', 'comfortable', 'expert'] as const
export type Level = (typeof LEVELS)[number]

/** How someone likes to learn. */
export const FORMATS = ['read', 'watch', 'practise', 'build'] as const
export type Format = (typeof FORMATS)[number]

/** What a plan is made of, as values. Null or empty: nothing is known. */
export type BriefSlots = {
  readonly goal: string
  /** What they want to be able to do, and why. */
  readonly outcome: string | null
  readonly level: Level | null
  /** 15 to 3,600. */
  readonly minutesPerWeek: number | null
  /** A calendar day, as year-month-day. */
  readonly deadline: string | null
  readonly mustHave: readonly string[]
  readonly skip: readonly string[]
  /** Empty: any. */
  readonly formats: readonly Format[]
}
export type SlotName = keyof BriefSlots

/**
 * What the learner put in by hand, beside what they said. `turns`: how many turns there were then, so that only words that were
 * said later can replace it. A value that was taken back is null or empty: what was said before no longer counts.
 */
export type SetSlots = {
  readonly [Slot in SlotName]?: {
    readonly value: BriefSlots[Slot]
    readonly turns: number
    /** Of a level that a placement has come to. */
    readonly placed?: Placed
  }
}

/** What a level rests on that questions found out: how many were answered rightly, and which, each in a short line. */
export type Placed = {
  readonly right: number
  readonly of: number
  readonly able: readonly string[]
  readonly unable: readonly string[]
}

export const setValues = ({ goal, outcome, level, minutesPerWeek, deadline, mustHave, skip, formats }: SetSlots) => ({
  ...(goal && { goal: goal.value }),
  ...(outcome && { outcome: outcome.value }),
  ...(level && { level: level.value }),
  ...(minutesPerWeek && { minutesPerWeek: minutesPerWeek.value }),
  ...(deadline && { deadline: deadline.value }),
  ...(mustHave && { mustHave: mustHave.value }),
  ...(skip && { skip: skip.value }),
  ...(formats && { formats: formats.value }),
})

/** What the learner puts in. Unset: as it was. */
export type SlotChanges = { readonly [Slot in SlotName]?: BriefSlots[Slot] | undefined }

/** What a learner said or set, what is assumed for them, and what nothing is known of. */
export type Source = 'told' | 'assumed' | 'open'

/** A brief as values, each with where it comes from. */
export type TypedBrief = BriefSlots & {
  /** The words that the level was read from, or that say no level; null where it was set otherwise, or nothing was said. */
  readonly evidence: string | null
  readonly sources: Readonly<Record<SlotName, Source>>
}

export const isUnknown = (value: BriefSlots[SlotName]): boolean =>
  value === null || (typeof value !== 'number' && value.length === 0)
