import type { Brief, ChapterTask } from '@app/domain'
import { aBrief } from '@app/domain/testing'
import { draftPlan } from '../src/plan/draft-plan.ts'

/** Of a learner who has said nothing else. */
export const brief = (changes: Parameters<typeof aBrief>[0]) =>
  aBrief({ level: null, time: null, focus: null, ...changes })

/** A chapter of the plan for that brief, by its number. */
export function taskFor(brief: Brief, number: number): ChapterTask {
  const { title, chapters } = draftPlan(brief)
  const chapter = chapters[number - 1]
  if (!chapter) throw new Error(`The plan has no chapter ${number}.`)
  const chapterTitles = chapters.map(({ title }) => title)
  return {
    kind: 'chapter',
    brief,
    planTitle: title,
    chapterTitles,
    number,
    title: chapter.title,
    summary: chapter.summary,
    objectives: chapter.objectives,
    minutes: chapter.minutes,
  }
}
