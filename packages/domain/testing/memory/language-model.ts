import type { LanguageModel, Listening, ModelFailure } from '../../src/ports/language-model.ts'
import { err, ok } from '../../src/shared/result.ts'
import type { Ended } from '../../src/tutoring/ended-early.ts'
import type { Task } from '../../src/tutoring/task.ts'
import { fitAnswerTo } from '../fit-answers.ts'

/** What the model does when it is asked next. An object that is no failure stands for its JSON. */
export type ScriptedAnswer =
  | string
  | ModelFailure
  | { readonly [property: string]: unknown; readonly kind?: never }
  /** Ends in another way than by itself, after `text`. */
  | EndsBy
  /** Never answers: only `signal` ends the call. */
  | typeof HANG

type EndsBy = { readonly kind: 'ends'; readonly by: Ended; readonly text: string }

export const HANG = Symbol('hang')

export type ScriptedLanguageModel = LanguageModel & {
  /**
   * Adds to what it will do; the first one is used first. Parts of a chapter other than its opening come of themselves, unless
   * `scriptParts` says something else.
   */
  readonly script: (...answers: readonly (ScriptedAnswer | ((task: Task) => ScriptedAnswer))[]) => void
  /** Answers for any part until it is called again; null answers of themselves. */
  readonly scriptParts: (answer: ((task: Task) => ScriptedAnswer) | null) => void
  /** What it was asked, oldest first. */
  readonly tasks: readonly Task[]
  /** How much room each call was given. */
  readonly rooms: readonly number[]
}

const PARTS: ReadonlySet<Task['kind']> = new Set([
  ...(['blueprint', 'section', 'review', 'exercises', 'recap', 'questions', 'solve', 'placement'] as const),
  ...(['search-words', 'pick', 'practice', 'help'] as const),
])

/** Characters of a streamed piece: small, so that pieces end in the middle of words and of JSON escapes. */
const PIECE = 7

/** Says what the test has written for it, in pieces. Asked more often than scripted it throws: that is a fault of the test. */
export function makeScriptedLanguageModel(
  ...first: readonly (ScriptedAnswer | ((task: Task) => ScriptedAnswer))[]
): ScriptedLanguageModel {
  const pending = [...first]
  const tasks: Task[] = []
  const rooms: number[] = []
  let partAnswer: ((task: Task) => ScriptedAnswer) | null = null
  return {
    name: 'scripted',
    model: 'scripted',
    tasks,
    rooms,
    script: (...answers) => {
      pending.push(...answers)
    },
    scriptParts: (answer) => {
      partAnswer = answer
    },
    ask: async (task, listening = {}) => {
      tasks.push(task)
      rooms.push(listening.room ?? 1)
      if (listening.signal?.aborted) return err({ kind: 'model-stopped' })
      if (PARTS.has(task.kind)) return perform((partAnswer ?? fitAnswerTo)(task), task, listening)
      const next = pending.shift()
      if (next === undefined) throw new Error(`The scripted model was asked for a ${task.kind} and has no answer left.`)
      return perform(typeof next === 'function' ? next(task) : next, task, listening)
    },
  }
}

async function perform(
  answer: ScriptedAnswer,
  task: Task,
  { onText, signal }: Listening,
): ReturnType<LanguageModel['ask']> {
  if (answer === HANG) {
    await aborted(signal)
    return err({ kind: 'model-stopped' })
  }
  if (isFailure(answer)) return err(answer)
  const { by, text } = endOf(answer)
  for (let from = 0; from < text.length; from += PIECE) {
    await null
    if (signal?.aborted) return err({ kind: 'model-stopped' })
    onText?.(text.slice(from, from + PIECE))
  }
  if (signal?.aborted) return err({ kind: 'model-stopped' })
  return ok({ text, model: 'scripted', ended: by, inputTokens: words(JSON.stringify(task)), outputTokens: words(text) })
}

const isFailure = (answer: Exclude<ScriptedAnswer, symbol>): answer is ModelFailure =>
  typeof answer === 'object' && typeof answer.kind === 'string' && answer.kind !== 'ends'

function endOf(answer: Exclude<ScriptedAnswer, symbol | ModelFailure>): Pick<EndsBy, 'by' | 'text'> {
  if (typeof answer === 'string') return { by: 'stop', text: answer }
  return answer.kind === 'ends' ? answer : { by: 'stop', text: JSON.stringify(answer) }
}

const aborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const listener = (): void => {
      signal?.removeEventListener('abort', listener)
      resolve()
    }
    signal?.addEventListener('abort', listener)
  })

const words = (text: string): number => Math.max(1, text.split(/\s+/).length)
