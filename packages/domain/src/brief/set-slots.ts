import type { Brief } from '../conversations/brief.ts'
import type { OpenConversation } from '../conversations/conversation.ts'
import { knownSlots, readBrief } from './read-brief.ts'
import { isUnknown, type SetSlots, type SlotChanges, type SlotName } from './slots.ts'

/**
 * The brief with values that the learner puts in by hand; the same brief where they are what was known already. One that is null or
 * empty takes back what was set or said.
 */
export function setSlots(conversation: OpenConversation, changes: SlotChanges): Brief {
  const { brief, turns, updatedAt } = conversation
  const before = readBrief(conversation)
  const changed = slotsIn(changes).filter((slot) => {
    const isSame = JSON.stringify(changes[slot]) === JSON.stringify(before[slot])
    const isTakenBack = isUnknown(changes[slot] ?? null)
    // words that say no value are taken back, too; and an assumption that is put in is none any more
    return before.sources[slot] === 'told' ? isTakenBack || !isSame : !isTakenBack
  })
  if (changed.length === 0) return brief
  const kept = Object.fromEntries(
    Object.entries(brief.set ?? {}).filter(([slot]) => !changed.some((other) => other === slot)),
  )
  const said = knownSlots({ ...brief, set: kept }, turns, updatedAt)
  const set: SetSlots = Object.fromEntries(
    changed.flatMap((slot) => {
      const value = changes[slot] ?? null
      const isNeedless = isUnknown(value) && isUnknown(said[slot]) && !(slot === 'level' && said.evidence !== null)
      return isNeedless ? [] : [[slot, { value, turns: turns.length }]]
    }),
  )
  return { ...brief, goal: changes.goal ?? brief.goal, set: { ...kept, ...set }, edits: (brief.edits ?? 0) + 1 }
}

const SLOTS = ['goal', 'outcome', 'level', 'minutesPerWeek', 'deadline', 'mustHave', 'skip', 'formats'] as const

const slotsIn = (changes: SlotChanges): readonly SlotName[] => SLOTS.filter((slot) => changes[slot] !== undefined)
