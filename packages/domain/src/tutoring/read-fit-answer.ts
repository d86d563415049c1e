import type { GateMode, Reading } from './fault.ts'
import type { LessonContext } from './gates/check-lesson.ts'
import {
  readFitChapter,
  readFitExercises,
  readFitFeedback,
  readFitPlan,
  readFitRecap,
  readFitReview,
  readFitRevision,
  readFitSection,
} from './gates/readings.ts'
import { readFitHelp } from './help/read-help.ts'
import { readBlueprint } from './parts/blueprint.ts'
import { readFitQuestions } from './questions/fit-questions.ts'
import { readSolution } from './questions/solution.ts'
import { readReply } from './reply/reply-draft.ts'
import { readFitPicks } from './resources/read-picks.ts'
import { readFitSearchWords } from './resources/read-search-words.ts'
import type { Task } from './task.ts'

type Gating = Omit<LessonContext, 'task'> & { readonly gates: GateMode }

/** What the product makes of an answer, whatever it is to, with its gates. */
export function readFitAnswer(answer: string, task: Task, gating: Gating): Reading<unknown> {
  if (task.kind === 'reply') return readReply(answer, task, gating.markdown, gating)
  if (task.kind === 'plan') return readFitPlan(answer, { task, ...gating })
  if (task.kind === 'revise') return readFitRevision(answer, { task, ...gating })
  if (task.kind === 'blueprint') return readBlueprint(answer, task, gating.markdown)
  if (task.kind === 'section') return readFitSection(answer, { task, ...gating, siblings: [] })
  if (task.kind === 'review') return readFitReview(answer, { task, ...gating })
  if (task.kind === 'exercises') return readFitExercises(answer, { task, ...gating })
  if (task.kind === 'recap') return readFitRecap(answer, { task, ...gating })
  if (task.kind === 'practice') return readFitFeedback(answer, { task, ...gating })
  if (task.kind === 'help') return readFitHelp(answer, { task, ...gating })
  if (task.kind === 'questions' || task.kind === 'placement') return readFitQuestions(answer, { task, ...gating })
  if (task.kind === 'solve') return readSolution(answer, task)
  if (task.kind === 'search-words') return readFitSearchWords(answer, { task, ...gating })
  if (task.kind === 'pick') return readFitPicks(answer, { task, ...gating })
  return readFitChapter(answer, { task, ...gating })
}
