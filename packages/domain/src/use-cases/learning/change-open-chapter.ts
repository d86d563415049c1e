import { markRead, type OpenChapter, progressOf, tickObjective, toggleCompletion } from '../../chapters/chapter.ts'
import { type SectionNote, writeNote } from '../../chapters/section-note.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { ChapterId, UserId } from '../../shared/ids.ts'
import { type Err, err, type Ok, ok } from '../../shared/result.ts'

/** One of the user's own: another's is not found. */
export type OwnChapter = { readonly userId: UserId; readonly chapterId: ChapterId }

/** Changes a chapter that can be read, and answers it with all of its plan, which is held meanwhile. */
const changeOpenChapter = <Refused extends Err<unknown>>(
  { unitOfWork }: Pick<Adapters, 'unitOfWork'>,
  { userId, chapterId }: OwnChapter,
  change: (chapter: OpenChapter) => Ok<OpenChapter> | Refused,
) =>
  unitOfWork.run(async ({ plans, chapters }) => {
    const found = await chapters.find(chapterId)
    const plan = found && (await plans.lock(found.planId))
    if (plan?.userId !== userId) return err({ kind: 'chapter-not-found' })
    const before = await chapters.ofPlan(plan.id)
    const chapter = before.find(({ id }) => id === chapterId)
    if (chapter?.kind !== 'open') return err({ kind: 'chapter-locked' })
    const changed = change(chapter)
    if (!changed.ok) return changed
    await chapters.save(changed.value)
    return ok({ chapter: changed.value, all: before.map((one) => (one === chapter ? changed.value : one)) })
  })

/** Notes that the learner has turned to a chapter, so that every device can go on with it. */
export const makeMarkChapterRead =
  (deps: Pick<Adapters, 'unitOfWork' | 'clock'>) =>
  async ({ place, ...wanted }: OwnChapter & { readonly place?: string | undefined }) => {
    const now = deps.clock.now()
    const read = await changeOpenChapter<never>(deps, wanted, (chapter) => ok(markRead(chapter, now, place)))
    return read.ok ? ok(undefined) : read
  }

/** Marks a chapter that can be read complete, or not complete again. `progress` is the plan's, in percent. */
export const makeToggleCompletion = (deps: Pick<Adapters, 'unitOfWork' | 'clock'>) => async (wanted: OwnChapter) => {
  const toggled = await changeOpenChapter<never>(deps, wanted, (chapter) =>
    ok(toggleCompletion(chapter, deps.clock.now())),
  )
  if (!toggled.ok) return toggled
  const { chapter, all } = toggled.value
  return ok({ completed: chapter.completedAt !== null, progress: progressOf(all) })
}

type Tick = OwnChapter & { readonly objective: string; readonly isTicked: boolean }

/** Ticks an objective of a chapter off, or takes its tick back; again changes nothing. Answers all that are ticked. */
export const makeTickObjective =
  (deps: Pick<Adapters, 'unitOfWork'>) =>
  async ({ objective, isTicked, ...wanted }: Tick) => {
    const ticked = await changeOpenChapter(deps, wanted, (chapter) => tickObjective(chapter, objective, isTicked))
    return ticked.ok ? ok(ticked.value.chapter.ticked) : ticked
  }

type NoteChange = OwnChapter & Pick<SectionNote, 'sectionId' | 'text' | 'version'>

/** Writes the learner's note on a section, and answers it as it is kept. */
export const makeWriteNote =
  (deps: Pick<Adapters, 'unitOfWork' | 'clock'>) =>
  async ({ userId, chapterId, ...note }: NoteChange) => {
    const now = deps.clock.now()
    const written = await changeOpenChapter(deps, { userId, chapterId }, (chapter) => writeNote(chapter, note, now))
    if (!written.ok) return written
    const kept = written.value.chapter.notes.find(({ sectionId }) => sectionId === note.sectionId)
    return ok(kept ?? { sectionId: note.sectionId, text: '', version: 0 })
  }
