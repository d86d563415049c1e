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
  /** What every lesson must respect: an allergy, a mother tongue, the tools at hand. */
  readonly constraints: readonly string[]
}
export type SlotName = keyof BriefSlots

/** What a slot holds of which nothing is known. */
export const NOTHING_KNOWN: Readonly<BriefSlots> = {
  goal: '',
  outcome: null,
  level: null,
  minutesPerWeek: null,
  deadline: null,
  mustHave: [],
  skip: [],
  formats: [],
  constraints: [],
}

export const SLOTS = Object.keys(NOTHING_KNOWN) as readonly SlotName[]

/** Time as it was said: so many minutes a day, on so many days a week; a week; or once and no more. */
export type Pace = {
  readonly minutes: number
  readonly per: 'day' | 'week' | 'once'
  /** 1 to 7; of a pace by the day only. */
  readonly daysPerWeek?: number
}

/**
 * Values that the learner's words gave, or that were put in by hand. `turns`: how many turns there were then, so that only words that
 * were said later can replace it. A value that was taken back is null or empty.
 */
export type SetSlots = {
  readonly [Slot in SlotName]?: {
    readonly value: BriefSlots[Slot]
    readonly turns: number
    /** Of a level that a placement has come to. */
    readonly placed?: Placed
    /** Of a time that was said. */
    readonly pace?: Pace
  }
}

/** What a level rests on that questions found out: how many were answered rightly, and which, each in a short line. */
export type Placed = {
  readonly right: number
  readonly of: number
  readonly able: readonly string[]
  readonly unable: readonly string[]
}

/** What the learner puts in. Unset: as it was. */
export type SlotChanges = { readonly [Slot in SlotName]?: BriefSlots[Slot] | undefined }

/** What a learner said or set, what is assumed for them, and what nothing is known of. */
export type Source = 'told' | 'assumed' | 'open'

/** A brief as values, each with where it comes from. */
export type TypedBrief = BriefSlots & {
  /** The words that the level was taken from, or that say no level; null where it was set otherwise, or nothing was said. */
  readonly evidence: string | null
  /** Words about time that gave no value; null where there are none. */
  readonly timeWords: string | null
  /** The time as it was said, or by the week; null where none is known. */
  readonly pace: Pace | null
  readonly sources: Readonly<Record<SlotName, Source>>
}

export const isUnknown = (value: BriefSlots[SlotName]): boolean =>
  value === null || (typeof value !== 'number' && value.length === 0)
