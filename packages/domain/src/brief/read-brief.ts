import type { Brief, Topic } from '../conversations/brief.ts'
import { quotesOf } from '../conversations/clauses.ts'
import { askedLast, type Conversation } from '../conversations/conversation.ts'
import { isFiller, stands } from '../conversations/spoken.ts'
import type { Turn } from '../conversations/turn.ts'
import { isSummary } from '../conversations/words/index.ts'
import { ASSUMED_MINUTES_PER_WEEK } from '../plans/plan-room.ts'
import { deadlineIn } from '../time/deadline.ts'
import { minutesPerWeek } from '../time/minutes.ts'
import { dayIn } from '../time/time-zone.ts'
import { levelOf } from './level/grade.ts'
import { requirementsIn } from './requirements.ts'
import { type BriefSlots, isUnknown, type SlotName, type Source, type TypedBrief } from './slots.ts'

/** What the learner said and put in, as values: read by code, so that no model can make something else of it. */
export function readBrief(conversation: Conversation): TypedBrief {
  const { brief, turns } = conversation
  const { pastDeadline: _, ...known } = knownSlots(brief, turns, conversation.updatedAt)
  const assumed: Partial<BriefSlots> = {
    ...(known.level === null && known.evidence === null && isAssumed('level', conversation) && { level: 'new' }),
    ...(known.minutesPerWeek === null &&
      (brief.time === null || brief.set?.minutesPerWeek !== undefined) &&
      isAssumed('time', conversation) && { minutesPerWeek: ASSUMED_MINUTES_PER_WEEK }),
  }
  const sourceOf = (slot: SlotName): Source => {
    if (!isUnknown(known[slot]) || (slot === 'level' && known.evidence !== null)) return 'told'
    return slot in assumed ? 'assumed' : 'open'
  }
  const sources = {
    goal: sourceOf('goal'),
    outcome: sourceOf('outcome'),
    level: sourceOf('level'),
    minutesPerWeek: sourceOf('minutesPerWeek'),
    deadline: sourceOf('deadline'),
    mustHave: sourceOf('mustHave'),
    skip: sourceOf('skip'),
    formats: sourceOf('formats'),
  }
  return { ...known, ...assumed, sources }
}

/** Whether the learner was asked in vain, or has seen the assumption in a summary. */
const isAssumed = (topic: Topic, conversation: Conversation): boolean =>
  conversation.turns.some(({ speaker, text }) => speaker === 'assistant' && isSummary(text)) ||
  (conversation.asked.includes(topic) && askedLast(conversation) !== topic)

type KnownSlots = BriefSlots &
  Pick<TypedBrief, 'evidence'> & {
    /** One that was over on the day of the last turn: it does not count, and `deadline` is null. */
    readonly pastDeadline: string | null
  }

/** The same without assumptions: what a plan is held to. `now`: when words were said that no turn holds. */
export function knownSlots(brief: Brief, turns: readonly Turn[], now: Date): KnownSlots {
  const { set = {} } = brief
  const said = readWords(brief, turns, now)
  const slotOf = <Slot extends SlotName>(slot: Slot): BriefSlots[Slot] => (set[slot] ?? { value: said[slot] }).value
  const deadline = slotOf('deadline')
  const isOver = deadline !== null && deadline < dayOf(dayIn(brief.timeZone, turns.at(-1)?.at ?? now))
  return {
    goal: brief.goal,
    outcome: slotOf('outcome'),
    level: slotOf('level'),
    evidence: set.level ? null : said.evidence,
    minutesPerWeek: slotOf('minutesPerWeek'),
    deadline: isOver ? null : deadline,
    pastDeadline: isOver ? deadline : null,
    mustHave: slotOf('mustHave'),
    skip: slotOf('skip'),
    formats: slotOf('formats'),
  }
}

function readWords(
  { goal, level, time, focus, timeZone }: Brief,
  turns: readonly Turn[],
  now: Date,
): Omit<KnownSlots, 'pastDeadline'> {
  const endIn = (words: string): Date | null => deadlineIn(words, dayIn(timeZone, saidAt(words, turns) ?? now))
  const { mustHave, skip, formats, rest } = requirementsIn(focus ?? '')
  const deadline = endIn(time ?? '') ?? endIn(goal)
  return {
    goal,
    outcome: rest,
    level: levelOf(level ?? ''),
    evidence: level === null || isFiller(level) ? null : level,
    minutesPerWeek: minutesPerWeek(time ?? ''),
    deadline: deadline && dayOf(deadline),
    mustHave,
    skip,
    formats,
  }
}

/** "In 3 months" counts from the day on which it was said. */
function saidAt(words: string, turns: readonly Turn[]): Date | undefined {
  const quotes = quotesOf(words)
  return turns.findLast(({ speaker, text }) => speaker === 'learner' && quotes.some((quote) => stands(quote, text)))?.at
}

/** A calendar day as year-month-day. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)
