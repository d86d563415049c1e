import { err, type LanguageModel, type ModelFailure, ok, promptFor, type Task } from '@app/domain'
import { cleanAnswer } from '@app/language-model-kit'

/** What must become of what a model says to a task: `unfit` is never COMPLETE nor kept as a reply, `fit` always is. */
export type Expectation = 'fit' | 'unfit'

/** No goal that is played has its plan revised; what holds for a chapter holds for each of its parts. */
export type Expectations = Readonly<Record<'reply' | 'plan' | 'chapter', Expectation>>

export type BadModel = {
  readonly name: string
  readonly expects: Expectations
  /** `spares`: what it says well, so that what comes after it is reached. */
  readonly makeModel: (good: LanguageModel, spares?: Task['kind']) => LanguageModel
}

/** An answer in the shape that the task asks for, as data. */
export type Shaped = Readonly<Record<string, unknown>>

/** The model's name in answers that it has left as they were: those are good. */
export const UNSPOILED = 'unspoiled'

type Spoil = (answer: Shaped, task: Task, calls: number, before: number) => Shaped | string | ModelFailure

/** A good model's answers, each spoiled in one way. `spoil` gets the answer, and how many calls there were before, of all and for the same. */
export function badModel(name: string, expects: Expectations, spoil: Spoil): BadModel {
  return {
    name,
    expects,
    makeModel: (good, spares) => {
      let calls = 0
      const asked = new Map<string, number>()
      return {
        name,
        model: name,
        ask: async (task, { onText, signal } = {}) => {
          const answered = await good.ask(task, signal ? { signal } : {})
          if (!answered.ok) return answered
          const answer: Shaped = JSON.parse(answered.value.text)
          const same = JSON.stringify({ ...task, faults: null })
          const before = asked.get(same) ?? 0
          const spoiled = task.kind === spares ? answer : spoil(answer, task, calls, before)
          calls += 1
          asked.set(same, before + 1)
          if (isFailure(spoiled)) return err(spoiled)
          const said = typeof spoiled === 'string' ? spoiled : JSON.stringify(spoiled)
          onText?.(said)
          if (signal?.aborted) return err({ kind: 'model-stopped' })
          // as the client of a vendor does
          const text = cleanAnswer(said, { wanted: promptFor(task).shape.required, isWhole: true })
          return ok({ ...answered.value, text, model: spoiled === answer ? UNSPOILED : name })
        },
      }
    },
  }
}

const isFailure = (spoiled: Shaped | string | ModelFailure): spoiled is ModelFailure =>
  typeof spoiled === 'object' && typeof spoiled.kind === 'string' && spoiled.kind.startsWith('model-')
