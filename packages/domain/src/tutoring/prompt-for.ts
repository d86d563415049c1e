import { utf8Length } from '../shared/index.ts'
import { chapterPrompt } from './chapter-prompt.ts'
import { recapPrompt } from './parts/recap-prompt.ts'
import { sectionPrompt } from './parts/section-prompt.ts'
import { planPrompt } from './plan-prompt.ts'
import type { Prompt } from './prompt.ts'
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
  plan: 1,
  chapter: 2,
  section: 1,
  recap: 1,
  questions: 1,
  solve: 1,
  placement: 1,
  revise: 2,
  'search-words': 2,
  pick: 1,
}

export function promptFor(task: Task): Prompt {
  const prompt = firstPromptFor(task)
  const { faults = [], former } = task
  if (faults.length === 0) return prompt
  const [system, ...others] = prompt.messages
  if (!system) return prompt
  const instructed = (...lines: readonly string[]) => ({
    ...system,
    content: [system.content, '', ...lines].join('\n'),
  })
  if (former === undefined || !fitsBeside(former, prompt)) {
    const feedback = instructed(
      'Your last answer could not be used. This time:',
      ...faults.map(({ words }) => `- ${words}`),
    )
    return { ...prompt, messages: [feedback, ...others] }
  }
  const improve = faults.map(({ words, quote }) => ({ words, ...(quote !== undefined && { you_wrote: quote }) }))
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

/** Bytes of a prompt with the former answer in it that leave a window of 8k tokens room for the next one. */
const MAX_BYTES = 12_000

const fitsBeside = (former: string, { messages }: Prompt): boolean =>
  messages.reduce((sum, { content }) => sum + utf8Length(content), utf8Length(former)) <= MAX_BYTES

function firstPromptFor(task: Task): Prompt {
  if (task.kind === 'reply') return replyPrompt(task)
  if (task.kind === 'plan') return planPrompt(task)
  if (task.kind === 'revise') return revisePrompt(task)
  if (task.kind === 'section') return sectionPrompt(task)
  if (task.kind === 'recap') return recapPrompt(task)
  if (task.kind === 'questions') return questionsPrompt(task)
  if (task.kind === 'placement') return placementPrompt(task)
  if (task.kind === 'solve') return solvePrompt(task)
  if (task.kind === 'search-words') return searchWordsPrompt(task)
  if (task.kind === 'pick') return pickPrompt(task)
  return chapterPrompt(task)
}
