import { markRead, type OpenChapter, progressOf, tickObjective, toggleCompletion } from '../../chapters/chapter.ts'
import { type SectionNote, writeNote } from '../../chapters/section-note.ts'
import type { Plan } from '../../plans/plan.ts'
import type { Adapters, Repositories } from '../../ports/index.ts'
import { type ChapterId, type Err, err, type Ok, ok, type UserId } from '../../shared/index.ts'

/** One of the user's own: another's is not found. */
export type OwnChapter = { readonly userId: UserId; readonly chapterId: ChapterId }

/** One of the user's own that can be read, held with its plan. */
export const withOpenChapter = <Answer extends Ok<unknown> | Err<unknown>>(
  { unitOfWork }: Pick<Adapters, 'unitOfWork'>,
  { userId, chapterId }: OwnChapter,
  work: (own: { chapter: OpenChapter; plan: Plan }, repositories: Repositories) => Promise<Answer>,
) =>
  unitOfWork.run(async (repositories) => {
    const found = await repositories.chapters.find(chapterId)
    const plan = found && (await repositories.plans.lock(found.planId))
    if (plan?.userId !== userId) return err({ kind: 'chapter-not-found' })
    const chapter = await repositories.chapters.find(chapterId)
    if (chapter?.kind !== 'open') return err({ kind: 'chapter-locked' })
    return work({ chapter, plan }, repositories)
  })

type Tick = OwnChapter & { readonly objective: string; readonly isTicked: boolean }
type NoteChange = OwnChapter & Pick<SectionNote, 'sectionId' | 'text' | 'version'>

/** What a learner changes of a chapter that can be read. */
export const makeChangeOpenChapter = (deps: Pick<Adapters, 'unitOfWork' | 'clock'>) => {
  const changeOpenChapter = <Refused extends Err<unknown>>(
    own: OwnChapter,
    change: (chapter: OpenChapter) => Ok<OpenChapter> | Refused,
  ) =>
    withOpenChapter(deps, own, async ({ chapter }, { chapters }) => {
      const changed = change(chapter)
      if (changed.ok) await chapters.save(changed.value)
      return changed
    })

  return {
    /** Notes that the learner has turned to a chapter, so that every device can go on with it. */
    markChapterRead: async ({ place, ...own }: OwnChapter & { readonly place?: string | undefined }) => {
      const now = deps.clock.now()
      const read = await changeOpenChapter<never>(own, (chapter) => ok(markRead(chapter, now, place)))
      return read.ok ? ok(undefined) : read
    },

    /** Marks a chapter that can be read complete, or not complete again. `progress` is the plan's, in percent. */
    toggleCompletion: (own: OwnChapter) =>
      withOpenChapter(deps, own, async (before, { chapters }) => {
        const chapter = toggleCompletion(before.chapter, deps.clock.now())
        await chapters.save(chapter)
        const progress = progressOf(await chapters.ofPlan(chapter.planId))
        return ok({ completed: chapter.completedAt !== null, progress })
      }),

    /** Ticks an objective of a chapter off, or takes its tick back; again changes nothing. Answers all that are ticked. */
    tickObjective: async ({ objective, isTicked, ...own }: Tick) => {
      const ticked = await changeOpenChapter(own, (chapter) => tickObjective(chapter, objective, isTicked))
      return ticked.ok ? ok(ticked.value.ticked) : ticked
    },

    /** Writes the learner's note on a section, and answers it as it is kept. */
    writeNote: async ({ userId, chapterId, ...note }: NoteChange) => {
      const now = deps.clock.now()
      const written = await changeOpenChapter({ userId, chapterId }, (chapter) => writeNote(chapter, note, now))
      if (!written.ok) return written
      const kept = written.value.notes.find(({ sectionId }) => sectionId === note.sectionId)
      return ok(kept ?? { sectionId: note.sectionId, text: '', version: 0 })
    },
  }
}
