import { mendRequirements, type PlanDraft, type Task, USUAL_ROOM } from '@app/domain'
import { writePicks, writeSearchWords } from './chapter/find-resources.ts'
import { writeChapter } from './chapter/write-chapter.ts'
import { solveQuestions, writePlacement, writeQuestions } from './chapter/write-check.ts'
import { writeRecap, writeSection } from './chapter/write-part.ts'
import { replyTo } from './conversation/reply-to.ts'
import { type DraftedPlan, draftPlan } from './plan/draft-plan.ts'
import { revisePlan } from './revision/revise-plan.ts'

/** The whole answer as JSON, in the shape and order that the prompts ask other models for. */
export function answerTo(task: Task): string {
  if (task.kind === 'reply') return JSON.stringify(replyTo(task))
  if (task.kind === 'chapter') return JSON.stringify(writeChapter(task))
  if (task.kind === 'section') return JSON.stringify(writeSection(task))
  if (task.kind === 'recap') return JSON.stringify(writeRecap(task))
  if (task.kind === 'revise') return JSON.stringify(revisePlan(task))
  if (task.kind === 'questions') return JSON.stringify(writeQuestions(task))
  if (task.kind === 'placement') return JSON.stringify(writePlacement(task))
  if (task.kind === 'solve') return JSON.stringify(solveQuestions(task))
  if (task.kind === 'search-words') return JSON.stringify(writeSearchWords(task))
  if (task.kind === 'pick') return JSON.stringify(writePicks(task))
  // what is left out makes no lesson take longer
  const room = { ...(task.room ?? USUAL_ROOM), isLimit: true }
  const draft = asDraft(draftPlan(task.brief, task.room, task.slots))
  const { title, description, chapters } = mendRequirements(draft, { ...task, room })
  return JSON.stringify({
    title,
    description,
    chapters: chapters.map(({ prerequisites, ...chapter }) => ({
      ...chapter,
      builds_on: prerequisites.map((place) => place + 1),
    })),
  })
}

const asDraft = ({ title, description, chapters }: DraftedPlan): PlanDraft => ({
  title,
  description,
  chapters: chapters.map(({ title, summary, objectives, minutes, numbers }) => ({
    title,
    summary,
    objectives,
    minutes,
    prerequisites: numbers.map((number) => number - 1),
  })),
})
