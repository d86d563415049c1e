import { type ChapterTask, type ResourceType, usualType } from '@app/domain'
import { anyChapter } from '../lessons/any-chapter.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { type DraftedPlan, draftPlan } from '../plan/draft-plan.ts'
import type { Suggestion } from '../words/prose.ts'
import { guidance } from './guidance.ts'

export type ChapterAnswer = {
  readonly introduction: string
  readonly learning_objectives: readonly string[]
  readonly resources: readonly (Suggestion & { readonly type: ResourceType })[]
}

export function writeChapter(task: ChapterTask): ChapterAnswer {
  const plan = draftPlan(task.brief)
  const lesson = lessonOf(task, plan)
  return {
    introduction: [lesson.teach, ...guidance(lesson, plan.learner, task.number, task.chapterTitles.length)].join(
      '\n\n',
    ),
    learning_objectives: lesson.objectives,
    resources: lesson.resources.map(({ site, search, title, reason }) => ({
      site,
      search,
      title,
      type: usualType(site),
      reason,
    })),
  }
}

/** Our own plan is drafted again and the chapter found in it; another model's plan holds chapters we never saw. */
function lessonOf(task: ChapterTask, plan: DraftedPlan): Lesson {
  const own = plan.chapters.find(({ title }) => title === task.title)
  if (own) return own
  const ours = task.planTitle === plan.title && task.chapterTitles.length === plan.chapters.length
  return (ours ? plan.chapters[task.number - 1] : undefined) ?? anyChapter(task)
}
