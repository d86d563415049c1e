import { plain, wordsOf } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'
import type { JsonShape } from '../prompt.ts'
import { promptFor } from '../prompt-for.ts'
import type { Task } from '../task.ts'
import { sharedShare, shinglesOf } from './shingles.ts'

const MAX_SHARE_OF_INSTRUCTIONS = 0.05
/** A text may name the goal and come back to it. */
const MAX_SHARE_OF_TASK = 0.4
/** A shorter line may be the instructions' own by chance. */
const MIN_WORDS = 4

const ECHO: Fault = {
  code: 'prompt-echo',
  words: 'Do not repeat these instructions or the task: write the content itself.',
}

/** Whether a text repeats the model's instructions, or little more than what it was given. */
export function checkEcho(text: string, task: Task): readonly Fault[] {
  const rows = shinglesOf(text)
  const instructions = new Set(instructionsOf(task).flatMap(shinglesOf))
  const given = new Set(givenTo(task).flatMap(shinglesOf))
  const echoes =
    sharedShare(rows, instructions) > MAX_SHARE_OF_INSTRUCTIONS || sharedShare(rows, given) > MAX_SHARE_OF_TASK
  return echoes ? [ECHO] : []
}

/** The same for titles, summaries and objectives: none may be a piece of the instructions. What the task gave is right there. */
export const checkEchoOfLines = (lines: readonly string[], task: Task): readonly Fault[] => makeEchoCheck(task)(lines)

export function makeEchoCheck(task: Task): (lines: readonly string[]) => readonly Fault[] {
  const instructions = instructionsOf(task).map(plain)
  const rows = new Set(instructions.flatMap(shinglesOf))
  const echoes = (line: string): boolean => {
    if (sharedShare(shinglesOf(line), rows) > MAX_SHARE_OF_TASK) return true
    const { tokens, sign } = wordsOf(line)
    return !sign && tokens.length >= MIN_WORDS && instructions.some((text) => text.includes(plain(line)))
  }
  return (lines) => (lines.some(echoes) ? [ECHO] : [])
}

const givenTo = (task: Task): readonly string[] =>
  promptFor(task).messages.flatMap(({ role, content }) => (role === 'system' ? [] : [content]))

function instructionsOf(task: Task): readonly string[] {
  const { messages, shape } = promptFor(task)
  const system = messages.flatMap(({ role, content }) => (role === 'system' ? [content] : []))
  return [...system, ...descriptions(shape)]
}

function descriptions(shape: JsonShape): readonly string[] {
  const own = shape.description === undefined ? [] : [shape.description]
  if (shape.type === 'object') return [...own, ...Object.values(shape.properties).flatMap(descriptions)]
  return shape.type === 'array' ? [...own, ...descriptions(shape.items)] : own
}
