import type { Task } from '@app/domain'
import { writePicks, writeSearchWords } from './chapter/find-resources.ts'
import { outlineAdded, writeChapter, writeRecap, writeSection } from './chapter/write-chapter.ts'
import { solveQuestions, writePlacement, writeQuestions } from './chapter/write-check.ts'
import { replyTo } from './conversation/reply-to.ts'
import { draftPlan } from './plan/draft-plan.ts'

/** The whole answer as JSON, in the shape and order that the prompts ask other models for. */
export const answerTo = (task: Task): string => JSON.stringify(answer(task))

function answer(task: Task): object {
  switch (task.kind) {
    case 'reply':
      return replyTo(task)
    case 'plan':
      return draftPlan(task)
    case 'chapter':
      return writeChapter(task)
    case 'section':
      return writeSection(task)
    case 'recap':
      return writeRecap(task)
    case 'revise':
      return outlineAdded(task)
    case 'questions':
      return writeQuestions(task)
    case 'placement':
      return writePlacement(task)
    case 'solve':
      return solveQuestions(task)
    case 'search-words':
      return writeSearchWords(task)
    case 'pick':
      return writePicks(task)
  }
}
