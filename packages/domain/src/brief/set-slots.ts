import type { OpenConversation } from '../conversations/conversation.ts'
import type { Brief } from './brief.ts'
import { readBrief } from './read-brief.ts'
import { isUnknown, type SetSlots, SLOTS, type SlotChanges } from './slots.ts'

/**
 * The brief with values that the learner puts in by hand; the same brief where they are what was known already. One that is null or
 * empty takes back what was set or said.
 */
export function setSlots(conversation: OpenConversation, changes: SlotChanges): Brief {
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
