import type { Task } from '@app/domain'
import { writeChapter } from './chapter/write-chapter.ts'
import { replyTo } from './conversation/reply-to.ts'
import { draftPlan } from './plan/draft-plan.ts'

/** The whole answer as JSON, in the shape and order that the prompts ask other models for. */
export function answerTo(task: Task): string {
  if (task.kind === 'reply') return JSON.stringify(replyTo(task))
  if (task.kind === 'chapter') return JSON.stringify(writeChapter(task))
  const { title, description, chapters } = draftPlan(task.brief, task.room)
  return JSON.stringify({
    title,
    description,
    chapters: chapters.map(({ title, summary, objectives, minutes, numbers }) => ({
      title,
      summary,
      objectives,
      minutes,
      builds_on: numbers,
    })),
  })
}
