import { knownSlots } from '../brief/read-brief.ts'
import type { BriefSlots } from '../brief/slots.ts'
import type { Chapter } from '../chapters/chapter.ts'
import { languageOf } from '../shared/language.ts'
import { dayIn, dayOf } from '../time/calendar.ts'
import type { Plan } from './plan.ts'

/** What its learner reads beside a plan of the brief that it was made of. */
export type PlanBrief = Pick<BriefSlots, 'minutesPerWeek' | 'deadline'>

/** Below it a text is too short to say its language. */
const SURE = 0.6

/** With the primary language that its texts are in, or that its learner writes as long as they do not say. */
export function readPlanBrief(
  { brief, createdAt, title, description }: Pick<Plan, 'brief' | 'createdAt' | 'title' | 'description'>,
  chapters: readonly Pick<Chapter, 'title' | 'summary'>[],
): { readonly brief: PlanBrief; readonly language: string } {
  const { minutesPerWeek, pace, deadline } = knownSlots(brief, createdAt)
  // hours that are all there is are not so many a week
  const isPace = pace?.per !== 'once'
  const isAhead = deadline !== null && deadline > dayOf(dayIn(brief.timeZone, createdAt))
  const texts = [title, description, ...chapters.flatMap((chapter) => [chapter.title, chapter.summary])]
  const { tag, confidence } = languageOf(texts.join('\n'))
  return {
    brief: { minutesPerWeek: isPace ? minutesPerWeek : null, deadline: isAhead ? deadline : null },
    language: confidence >= SURE ? tag : (brief.language ?? 'en'),
  }
}
