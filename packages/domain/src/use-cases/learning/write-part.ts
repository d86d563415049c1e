import type { ChapterPart } from '../../chapters/chapter-progress.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { CallAbout } from '../../tutoring/model-call.ts'
import {
  type Generation,
  type GenerationDeps,
  type GenerationFailed,
  generateWithRetries,
  type NoRoomYet,
} from '../tutoring/generate-with-retries.ts'
import { askedOf } from './lesson-parts.ts'

/** One part of a chapter. `name` is unique in the chapter. What is made has to survive JSON. */
export type Part<T> = Pick<Generation<T>, 'task' | 'read'> & { readonly name: string }

type KeptPart = Pick<ChapterPart, 'name' | 'task' | 'made'>

/** Asks a model for a part, or answers what was kept of it if the same has been asked for before. */
export type WritePart = <T>(part: Part<T>) => Promise<Result<T, GenerationFailed | NoRoomYet>>

/**
 * `save` is called for each part as it is found fit, in a unit of work of its own, and answers whether the others are still wanted.
 * `halted` is asked before each call: what it answers ends the writing, and what is kept stays.
 */
export const makeWritePart = (
  deps: GenerationDeps & Pick<Adapters, 'clock'>,
  {
    about,
    kept,
    save,
    halted = () => null,
    ...how
  }: Pick<Generation<unknown>, 'inBackground' | 'waits'> & {
    readonly about: CallAbout
    readonly halted?: () => NoRoomYet['kind'] | null
    readonly kept: readonly KeptPart[]
    readonly save: (part: Omit<ChapterPart, 'chapterId'>) => Promise<boolean>
  },
): WritePart => {
  const partsByName = new Map<string, KeptPart>(kept.map((part) => [part.name, part]))
  let areWanted = true
  return async <T>({ name, task, read }: Part<T>) => {
    const before = partsByName.get(name)
    const asked = askedOf(task)
    // it was made by the `read` of the same task
    if (before && before.task === asked) return ok(before.made as T)
    const why = areWanted ? halted() : 'not-yet'
    if (why) return err({ kind: why })
    const made = await generateWithRetries(deps, { ...how, task, about, read })
    if (!made.ok) return made
    const part = { name, task: asked, made: made.value, model: deps.tutor.modelFor(task.kind), at: deps.clock.now() }
    partsByName.set(name, part)
    areWanted = (await save(part)) && areWanted
    return areWanted ? made : err({ kind: 'not-yet' })
  }
}
