import { mentions } from '../brief/mentions.ts'
import { distinct, requirementsIn } from '../brief/requirements.ts'
import { type BriefSlots, isUnknown, type SetSlots, type SlotName } from '../brief/slots.ts'
import { clip, tidy } from '../shared/text.ts'
import { deadlineIn } from '../time/deadline.ts'
import { minutesPerWeek } from '../time/minutes.ts'
import { isHealth } from './circumstances.ts'
import { quotesOf } from './clauses.ts'
import { speaksOfTime } from './speaks-of-time.ts'
import { stands } from './spoken.ts'
import type { Turn } from './turn.ts'

/** What an assistant finds out before it proposes a plan, in the order in which it asks. */
export const TOPICS = ['level', 'time', 'focus'] as const
export type Topic = (typeof TOPICS)[number]

/**
 * What is known about what the learner wants, in their own words. A topic is null until the learner has said something about
 * it. `readBrief` makes values of it.
 */
export type Brief = { readonly goal: string } & Readonly<Record<Topic, string | null>> & {
    /** Values that the learner put in by hand; unset where there were none. */
    readonly set?: SetSlots
    /** How often it was changed by hand; unset: never. */
    readonly edits?: number
    /** Where the learner was when they last said or set something, as an IANA time zone: days are counted there. Unset: UTC. */
    readonly timeZone?: string
  }

/** What one message of the learner stated. An absent or empty topic: nothing about it. Null: it takes back what was said before. */
export type Facts = { readonly goal?: string } & { readonly [T in Topic]?: string | null }

const MAX_FACT_LENGTH = 300

/** `goal` is the learner's first message: of a pasted page the brief keeps the beginning. */
export const briefOf = (goal: string): Brief => ({
  goal: clip(tidy(goal), MAX_FACT_LENGTH),
  level: null,
  time: null,
  focus: null,
})

/**
 * New facts replace older ones: the learner has changed their mind. What they put in by hand is replaced by words alone that they
 * said after it: those of `turns`.
 */
export function learn(brief: Brief, facts: Facts, turns: readonly Turn[] = []): Brief {
  const stated = (text: string | undefined): string | null => clip(tidy(text ?? ''), MAX_FACT_LENGTH) || null
  const after = (topic: Topic): string | null => {
    const fact = facts[topic]
    return fact === null ? null : (stated(fact) ?? brief[topic])
  }
  const known: Brief = { ...brief, level: after('level'), time: after('time'), focus: after('focus') }
  if (!brief.set) return { ...known, goal: stated(facts.goal) ?? brief.goal }
  const set = withoutReplaced(brief.set, facts, turns, brief.focus)
  return { ...known, set, goal: (set.goal ? null : stated(facts.goal)) ?? brief.goal }
}

/** Of what was set by hand, all but the values for which the learner has given others since; to a list they add, and so do words that found no other place. */
function withoutReplaced(set: SetSlots, facts: Facts, turns: readonly Turn[], focus: string | null): SetSlots {
  const laterOn = (slot: SlotName): { readonly words: string; readonly at: Date } | null => {
    const later = turns.slice(set[slot]?.turns ?? 0).filter(({ speaker }) => speaker === 'learner')
    const fact = facts[TOPIC_OF[slot]]
    const quotes = quotesOf(fact ?? '').filter((quote) => later.some(({ text }) => stands(quote, text)))
    const at = later.at(-1)?.at
    return at && (fact === null || quotes.length > 0) ? { words: quotes.join(', '), at } : null
  }
  const kept = Object.entries(set).flatMap(([name, value]) => {
    const slot = name as SlotName
    const later = laterOn(slot)
    if (!later) return [[name, value]]
    const required = requirementsIn(later.words)
    if (slot === 'mustHave') {
      const left = set.mustHave?.value.filter((wanted) => !required.skip.some((other) => mentions(wanted, other))) ?? []
      return [[name, { ...value, value: distinct([...left, ...required.mustHave]) }]]
    }
    if (slot === 'skip') {
      const left = set.skip?.value.filter((item) => !required.mustHave.some((other) => mentions(other, item))) ?? []
      return [[name, { ...value, value: distinct([...left, ...required.skip]) }]]
    }
    const isAdded = focus !== null && [';', ','].some((mark) => facts.focus?.startsWith(`${focus}${mark} `))
    const isBeside = isAdded || speaksOfTime(later.words) || isHealth(later.words)
    if (slot === 'outcome' && isBeside) {
      const outcome = [set.outcome?.value, required.rest].filter(Boolean).join('; ')
      return [[name, { value: clip(outcome, MAX_FACT_LENGTH) || null, turns: turns.length }]]
    }
    return SAYS[slot](later.words, later.at) ? [] : [[name, value]]
  })
  return Object.fromEntries(kept)
}

/** Whether words on the topic of a slot give another value for it; none at all take the topic back. */
const SAYS: Readonly<Record<Exclude<SlotName, 'mustHave' | 'skip'>, (words: string, said: Date) => boolean>> = {
  goal: (words) => words !== '',
  level: () => true,
  minutesPerWeek: (words) => words === '' || minutesPerWeek(words) !== null,
  deadline: (words, said) => words === '' || deadlineIn(words, said) !== null,
  outcome: (words) => words === '' || requirementsIn(words).rest !== null,
  formats: (words) => words === '' || requirementsIn(words).formats.length > 0,
}

/** The topic whose question a slot belongs to. */
export const TOPIC_OF: Readonly<Record<SlotName, Topic | 'goal'>> = {
  goal: 'goal',
  level: 'level',
  minutesPerWeek: 'time',
  deadline: 'time',
  outcome: 'focus',
  mustHave: 'focus',
  skip: 'focus',
  formats: 'focus',
}

/** The value that the learner put in by hand, if it was not taken back. */
export function setValue<Slot extends SlotName>({ set }: Brief, slot: Slot): BriefSlots[Slot] | undefined {
  const value = set?.[slot]?.value
  return value === undefined || isUnknown(value) ? undefined : value
}

/** Slots that answer the question about a topic, whichever of them is known. */
const ANSWERED_BY: Readonly<Record<Topic, readonly SlotName[]>> = {
  level: ['level'],
  time: ['minutesPerWeek'],
  focus: ['outcome', 'mustHave'],
}

/** Whether the learner has said something about a topic, or put it in by hand. */
export const isKnown = (brief: Brief, topic: Topic): boolean =>
  brief[topic] !== null || ANSWERED_BY[topic].some((slot) => setValue(brief, slot) !== undefined)

/** Topics that may still be asked: neither known nor asked before, so that no question is asked twice. */
export const openTopics = (brief: Brief, asked: readonly Topic[]): readonly Topic[] =>
  TOPICS.filter((topic) => !isKnown(brief, topic) && !asked.includes(topic))
