import { clip, tidy } from '../shared/index.ts'
import { type BriefSlots, isUnknown, type SetSlots, type SlotName } from './slots.ts'

/** What an assistant finds out before it proposes a plan, in the order in which it asks. */
export const TOPICS = ['level', 'time', 'focus'] as const
export type Topic = (typeof TOPICS)[number]

/**
 * What is known about what the learner wants: values, and the learner's own words where they gave none. `level` holds the words that the
 * level was taken from, too. `readBrief` puts them together. Briefs of earlier versions have words for most topics, and few values.
 */
export type Brief = { readonly goal: string } & Readonly<Record<Topic, string | null>> & {
    readonly set?: SetSlots
    /** How often it was changed by hand; unset: never. */
    readonly edits?: number
    /** What the learner writes, as a BCP 47 primary language. Unset: not known. */
    readonly language?: string
    /** Where the learner was when they last said or set something, as an IANA time zone: days are counted there. Unset: UTC. */
    readonly timeZone?: string
    /** From when time and deadline count where they were changed after the plan was made, in ISO 8601. Unset: from when it was made. */
    readonly countsFrom?: string
  }

/** Characters of a line of the brief. */
export const MAX_LINE = 300
export const MAX_ITEM = 120
/** Texts of a list. */
export const MAX_ITEMS = 8

/** In one line, and no longer than that. */
export const lineOf = (text: string, longest = MAX_LINE): string => clip(tidy(text).replace(/\s+/g, ' '), longest)

/** `goal` is the learner's first message: of a pasted page the brief keeps the beginning. */
export const briefOf = (goal: string): Brief => ({
  goal: clip(tidy(goal), MAX_LINE),
  level: null,
  time: null,
  focus: null,
})

/** The value of a slot, if it was not taken back. */
export function setValue<Slot extends SlotName>({ set }: Brief, slot: Slot): BriefSlots[Slot] | undefined {
  const value = set?.[slot]?.value
  return value === undefined || isUnknown(value) ? undefined : value
}

/** Slots that answer the question about a topic, whichever of them is known. */
const ANSWERED_BY: Readonly<Record<Topic, readonly SlotName[]>> = {
  level: ['level'],
  time: ['minutesPerWeek'],
  focus: ['outcome'],
}

/** Whether the learner has said something about a topic, or put it in by hand. */
export const isKnown = (brief: Brief, topic: Topic): boolean =>
  brief[topic] !== null || ANSWERED_BY[topic].some((slot) => setValue(brief, slot) !== undefined)

/** Topics that may still be asked: neither known nor asked before, so that no question is asked twice. */
export const openTopics = (brief: Brief, asked: readonly string[]): readonly Topic[] =>
  TOPICS.filter((topic) => !isKnown(brief, topic) && !asked.includes(topic))
