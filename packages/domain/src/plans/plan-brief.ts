import { knownSlots } from '../brief/read-brief.ts'
import type { BriefSlots } from '../brief/slots.ts'
import { dayIn, dayOf } from '../time/calendar.ts'
import type { Plan } from './plan.ts'

/** What its learner reads beside a plan of the brief that it was made of. */
export type PlanBrief = Pick<BriefSlots, 'minutesPerWeek' | 'deadline'>

export type PlanTerms = {
  readonly brief: PlanBrief
  /** The primary language that it is written in: the brief of an earlier version does not name it. */
  readonly language: string
  /** From when on time and deadline count, and where the learner was then. */
  readonly countsFrom: Date
  readonly timeZone: string | undefined
  /** On how many days a week the learner has time; null where they have said none. */
  readonly daysPerWeek: number | null
  /** How often the brief was changed by hand. */
  readonly briefEdits: number
}

export function readPlanBrief({ brief, createdAt }: Pick<Plan, 'brief' | 'createdAt'>): PlanTerms {
  const { minutesPerWeek, pace, deadline } = knownSlots(brief, createdAt)
  // hours that are all there is are not so many a week
  const isPace = pace?.per !== 'once'
  const isAhead = deadline !== null && deadline > dayOf(dayIn(brief.timeZone, createdAt))
  return {
    brief: { minutesPerWeek: isPace ? minutesPerWeek : null, deadline: isAhead ? deadline : null },
    language: brief.language ?? 'en',
    countsFrom: brief.countsFrom ? new Date(brief.countsFrom) : createdAt,
    timeZone: brief.timeZone,
    daysPerWeek: pace?.daysPerWeek ?? null,
    briefEdits: brief.edits ?? 0,
  }
}
