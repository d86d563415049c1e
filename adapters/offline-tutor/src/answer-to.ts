import type { Task } from '@app/domain'
import { writeChapter } from './chapter/write-chapter.ts'
import { replyTo } from './conversation/reply-to.ts'
import { draftPlan } from './plan/draft-plan.ts'

/** The whole answer as JSON, in the shape and order that the prompts ask other models for. */
export function answerTo(task: Task): string {
  if (task.kind === 'reply') return JSON.stringify(replyTo(task))
  if (task.kind === 'plan') return JSON.stringify(planAnswer(task.brief))
  return JSON.stringify(writeChapter(task))
}

function planAnswer(brief: Parameters<typeof draftPlan>[0]) {
  const { title, description, chapters } = draftPlan(brief)
  return { title, description, chapters: chapters.map(({ title, summary }) => ({ title, summary })) }
}
