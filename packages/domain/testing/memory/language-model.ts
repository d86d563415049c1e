import type { LanguageModel, Listening, ModelFailure, StopSignal } from '../../src/ports/language-model.ts'
import { err, ok } from '../../src/shared/result.ts'
import type { Task } from '../../src/tutoring/task.ts'

/** What the model does when it is asked next. An object that is no failure stands for its JSON. */
export type ScriptedAnswer =
  | string
  | ModelFailure
  | { readonly [property: string]: unknown; readonly kind?: never }
  /** Never answers: only `stop` ends the call. */
  | typeof HANG

export const HANG = Symbol('hang')

export type ScriptedLanguageModel = LanguageModel & {
  /** Adds to what it will do; the first one is used first. */
  readonly script: (...answers: readonly (ScriptedAnswer | ((task: Task) => ScriptedAnswer))[]) => void
  /** What it was asked, oldest first. */
  readonly tasks: readonly Task[]
}

/** Characters of a streamed piece: small, so that pieces end in the middle of words and of JSON escapes. */
const PIECE = 7

/** Says what the test has written for it, in pieces. Asked more often than scripted it throws: that is a fault of the test. */
export function makeScriptedLanguageModel(
  ...first: readonly (ScriptedAnswer | ((task: Task) => ScriptedAnswer))[]
): ScriptedLanguageModel {
  const pending = [...first]
  const tasks: Task[] = []
  return {
    name: 'scripted',
    model: 'scripted',
    tasks,
    script: (...answers) => {
      pending.push(...answers)
    },
    ask: async (task, listening = {}) => {
      tasks.push(task)
      if (listening.stop?.aborted) return err({ kind: 'model-stopped' })
      const next = pending.shift()
      if (next === undefined) throw new Error(`The scripted model was asked for a ${task.kind} and has no answer left.`)
      return perform(typeof next === 'function' ? next(task) : next, task, listening)
    },
  }
}

async function perform(
  answer: ScriptedAnswer,
  task: Task,
  { onText, stop }: Listening,
): ReturnType<LanguageModel['ask']> {
  if (answer === HANG) {
    await stopped(stop)
    return err({ kind: 'model-stopped' })
  }
  if (isFailure(answer)) return err(answer)
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  for (let from = 0; from < text.length; from += PIECE) {
    await null
    if (stop?.aborted) return err({ kind: 'model-stopped' })
    onText?.(text.slice(from, from + PIECE))
  }
  if (stop?.aborted) return err({ kind: 'model-stopped' })
  return ok({ text, model: 'scripted', inputTokens: words(JSON.stringify(task)), outputTokens: words(text) })
}

const isFailure = (answer: Exclude<ScriptedAnswer, symbol>): answer is ModelFailure =>
  typeof answer === 'object' && typeof answer.kind === 'string'

const stopped = (stop: StopSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const listener = (): void => {
      stop?.removeEventListener('abort', listener)
      resolve()
    }
    stop?.addEventListener('abort', listener)
  })

const words = (text: string): number => Math.max(1, text.split(/\s+/).length)
