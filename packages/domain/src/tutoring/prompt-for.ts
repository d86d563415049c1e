import { chapterPrompt } from './chapter-prompt.ts'
import { planPrompt } from './plan-prompt.ts'
import type { Prompt } from './prompt.ts'
import { replyPrompt } from './reply-prompt.ts'
import type { Task } from './task.ts'

export function promptFor(task: Task): Prompt {
  if (task.kind === 'reply') return replyPrompt(task)
  if (task.kind === 'plan') return planPrompt(task)
  return chapterPrompt(task)
}
