import { utf8Length } from '../shared/index.ts'
import { chapterPrompt } from './chapter-prompt.ts'
import { helpPrompt } from './help/help-prompt.ts'
import { blueprintPrompt } from './parts/blueprint.ts'
import { exercisesPrompt } from './parts/exercises.ts'
import { practicePrompt } from './parts/practice-prompt.ts'
import { recapPrompt } from './parts/recap-prompt.ts'
import { reviewPrompt } from './parts/review.ts'
import { sectionPrompt } from './parts/section-prompt.ts'
import { planPrompt } from './plan-prompt.ts'
import type { Prompt } from './prompt.ts'
import { MAX_SHOWN, MIN_SHOWN } from './questions/clip-sections.ts'
import { placementPrompt } from './questions/placement-prompt.ts'
import { questionsPrompt } from './questions/questions-prompt.ts'
import { solvePrompt } from './questions/solve-prompt.ts'
import { replyPrompt } from './reply/reply-prompt.ts'
import { pickPrompt } from './resources/pick-prompt.ts'
import { searchWordsPrompt } from './resources/search-words-prompt.ts'
import { revisePrompt } from './revision/revise-prompt.ts'
import type { Task } from './task.ts'

/** Tokens on top of a prompt's own, from the first call on: vendors count what a model thinks as its answer's. */
export const REASONING_ALLOWANCE = 8_192

/**
 * Of the prompt of each task. A change of its words or its shape that may change answers is another version: calls are
 * recorded, counted and compared by it.
 */
export const PROMPT_VERSIONS: Readonly<Record<Task['kind'], number>> = {
  reply: 1,
  plan: 2,
  chapter: 3,
  blueprint: 1,
  section: 2,
  review: 1,
  exercises: 1,
  recap: 2,
  practice: 1,
  help: 1,
  questions: 2,
  solve: 2,
  placement: 1,
  revise: 3,
  'search-words': 2,
  pick: 1,
}

/** `window`: tokens that the model reads and writes in one call; the fewer, the less it is shown of a long lesson. */
export function promptFor(task: Task, window = MIN_WINDOW): Prompt {
  const bytes = Math.min(MAX_SHOWN, Math.max(MIN_SHOWN, 2 * (window - MIN_WINDOW / 2)))
  const prompt = firstPromptFor(task, bytes)
  const { faults = [], former } = task
  if (faults.length === 0) return prompt
  const [system, ...others] = prompt.messages
  if (!system) return prompt
  const instructed = (...lines: readonly string[]) => ({
    ...system,
    content: [system.content, '', ...lines].join('\n'),
  })
  if (former === undefined || sizeOf(prompt) + utf8Length(former) > BESIDE * bytes) {
    const feedback = instructed(
      'Your last answer could not be used. This time:',
      ...faults.map(({ words }) => `- ${words}`),
    )
    return { ...prompt, messages: [feedback, ...others] }
  }
  const improve = faults.map(({ words, quote }) => ({ mend: words, ...(quote !== undefined && { you_wrote: quote }) }))
  return {
    ...prompt,
    messages: [
      instructed('You have answered once. Answer again with the whole object: as it was, but for what "improve" asks.'),
      ...others,
      { role: 'assistant', content: former },
      { role: 'user', content: JSON.stringify({ improve }) },
    ],
  }
}

/** Tokens: local models are run with no smaller one. */
const MIN_WINDOW = 8_000
/** What a prompt with the former answer in it may have of what is shown of a lesson, so that the next answer has room. */
const BESIDE = 1.2

const sizeOf = ({ messages }: Prompt): number => messages.reduce((sum, { content }) => sum + utf8Length(content), 0)

function firstPromptFor(task: Task, bytes: number): Prompt {
  if (task.kind === 'reply') return replyPrompt(task)
  if (task.kind === 'plan') return planPrompt(task)
  if (task.kind === 'revise') return revisePrompt(task)
  if (task.kind === 'blueprint') return blueprintPrompt(task)
  if (task.kind === 'section') return sectionPrompt(task)
  if (task.kind === 'review') return reviewPrompt(task, bytes)
  if (task.kind === 'exercises') return exercisesPrompt(task, bytes)
  if (task.kind === 'recap') return recapPrompt(task, bytes)
  if (task.kind === 'practice') return practicePrompt(task)
  if (task.kind === 'help') return helpPrompt(task, bytes)
  if (task.kind === 'questions') return questionsPrompt(task, bytes)
  if (task.kind === 'placement') return placementPrompt(task)
  if (task.kind === 'solve') return solvePrompt(task, bytes)
  if (task.kind === 'search-words') return searchWordsPrompt(task)
  if (task.kind === 'pick') return pickPrompt(task)
  return chapterPrompt(task)
}
