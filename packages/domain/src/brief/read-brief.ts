import { askedLast, type Conversation, type OpenConversation, type Planned } from '../conversations/conversation.ts'
import { isSummary } from '../conversations/words.ts'
import { ASSUMED_MINUTES_PER_WEEK } from '../plans/plan-room.ts'
import { dayIn, dayOf } from '../time/calendar.ts'
import type { Brief, Topic } from './brief.ts'
import {
  type BriefSlots,
  isUnknown,
  type SetSlots,
  SLOTS,
  type SlotChanges,
  type SlotName,
  type Source,
  type TypedBrief,
} from './slots.ts'

/** What the learner said and put in, as values, with what is assumed for them. */
export function readBrief(conversation: Conversation): TypedBrief {
  const { brief, turns } = conversation
  const known = knownSlots(brief, turns.at(-1)?.at ?? conversation.updatedAt)
  const evidence = brief.set?.level?.placed || (brief.set?.level && known.level === null) ? null : brief.level
  const isStated = (slot: SlotName): boolean => !isUnknown(known[slot]) || (slot === 'level' && evidence !== null)
  const assumed: Partial<BriefSlots> = {
    ...(!isStated('level') && isAssumed('level', conversation) && { level: 'new' }),
    ...(!isStated('minutesPerWeek') && isAssumed('time', conversation) && { minutesPerWeek: ASSUMED_MINUTES_PER_WEEK }),
  }
  const sourceOf = (slot: SlotName): Source => (isStated(slot) ? 'told' : slot in assumed ? 'assumed' : 'open')
  // each slot has a source
  const sources = Object.fromEntries(SLOTS.map((slot) => [slot, sourceOf(slot)])) as TypedBrief['sources']
  return { ...known, evidence, timeWords: brief.time, ...assumed, sources }
}

/** Whether the learner was asked in vain, or has seen the assumption in a summary. */
const isAssumed = (topic: Topic, conversation: Conversation): boolean =>
  conversation.turns.some(({ speaker, text }) => speaker === 'assistant' && isSummary(text)) ||
  (conversation.asked.includes(topic) && askedLast(conversation) !== topic)

/** The same without assumptions: what a plan is held to. `pastDeadline`: one that was over by `now`; it does not count. */
export function knownSlots({ goal, set = {}, focus, timeZone }: Brief, now: Date) {
  const deadline = set.deadline?.value ?? null
  const isOver = deadline !== null && deadline < dayOf(dayIn(timeZone, now))
  const minutesPerWeek = set.minutesPerWeek?.value ?? null
  return {
    goal,
    outcome: set.outcome ? set.outcome.value : focus,
    level: set.level?.value ?? null,
    minutesPerWeek,
    pace:
      minutesPerWeek === null ? null : (set.minutesPerWeek?.pace ?? { minutes: minutesPerWeek, per: 'week' as const }),
    deadline: isOver ? null : deadline,
    pastDeadline: isOver ? deadline : null,
    mustHave: set.mustHave?.value ?? [],
    skip: set.skip?.value ?? [],
    formats: set.formats?.value ?? [],
    constraints: set.constraints?.value ?? [],
  }
}

/**
 * The brief with values that the learner puts in by hand; the same brief where they are what was known already. One that is null or
 * empty takes back what was set or said.
 */
export function setSlots(conversation: OpenConversation | Planned, changes: SlotChanges): Brief {
  const { brief, turns } = conversation
  const before = readBrief(conversation)
  const changed = SLOTS.filter((slot) => {
    const value = changes[slot]
    if (value === undefined) return false
    const isSame = JSON.stringify(value) === JSON.stringify(before[slot])
    // words that say no value are taken back, too; and an assumption that is put in is none any more
    return before.sources[slot] === 'told' ? isUnknown(value) || !isSame : !isUnknown(value)
  })
  if (changed.length === 0) return brief
  const set: SetSlots = Object.fromEntries(
    changed.map((slot) => [slot, { value: changes[slot] ?? null, turns: turns.length }]),
  )
  return {
    ...brief,
    goal: changes.goal ?? brief.goal,
    ...(set.level && { level: null }),
    ...(set.minutesPerWeek && { time: null }),
    ...(set.outcome && { focus: null }),
    set: { ...brief.set, ...set },
    edits: (brief.edits ?? 0) + 1,
  }
}
