import { texts } from 'virtual:texts/learning/brief'
import type { LearningBrief } from '@app/contract'
import { longDay } from '../../../texts/dates.ts'
import { describeExactTime } from '../../../texts/durations.ts'
import type { Slot } from './slots.ts'

/** Words that say no level are as good as one. */
export const noLevel = ({ level, evidence }: LearningBrief): string =>
  level === null && evidence !== null ? texts.asYouSaid({ words: evidence }) : texts.leaveOpen

/** What is known of a slot, a list entry by entry. Empty where there is nothing. */
export function describeSlot(slot: Slot, brief: LearningBrief): readonly string[] {
  switch (slot) {
    case 'goal':
    case 'outcome':
      return brief[slot] ? [brief[slot]] : []
    case 'level':
      if (brief.level) return [texts.levels[brief.level]]
      return brief.evidence === null ? [] : [texts.quote({ words: brief.evidence })]
    case 'minutes_per_week':
      return brief.minutes_per_week ? [paceOf(brief.minutes_per_week, brief.time)] : []
    case 'deadline':
      return brief.deadline ? [longDay(brief.deadline)] : []
    case 'must_have':
    case 'skip':
    case 'constraints':
      return brief[slot] ?? []
    case 'formats':
      return brief.formats.length > 0 ? [brief.formats.map((format) => texts.formats[format]).join(', ')] : []
  }
}

/** As it was said, where that is no pace by the week. */
function paceOf(perWeek: number, pace: LearningBrief['time']): string {
  if (pace?.per === 'once') return texts.inAll({ time: describeExactTime(pace.minutes) })
  if (pace?.per === 'day' && pace.days_per_week === 7) return texts.aDay({ time: describeExactTime(pace.minutes) })
  return texts.aWeek({ time: describeExactTime(perWeek) })
}
