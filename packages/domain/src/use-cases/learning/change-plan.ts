import {
  addChapter,
  type ChapterWords,
  changeOutline,
  dropChapter,
  type Outline,
  orderChapters,
  type PlanEdit,
  renamePlan,
  restore,
  rewordChapter,
} from '../../plans/outline.ts'
import { archivePlan, type Plan } from '../../plans/plan.ts'
import type { Adapters, Repositories } from '../../ports/index.ts'
import {
  ChapterId,
  type Err,
  err,
  type Ok,
  ok,
  type PlanId,
  parseText,
  TEXTS,
  type UserId,
} from '../../shared/index.ts'
import { ownLine } from '../../tutoring/model-text.ts'
import { type DeclineDeps, wordsDeclined } from '../conversations/decline-conversation.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { type PrepareAhead, prepareNext, SETTLING } from './prepare-next.ts'

/** One of the user's own: another's is not found. */
export type OwnPlan = { readonly userId: UserId; readonly planId: PlanId }

/** `version`: how many edits the plan had had when it was looked at. Refused when it has had others meanwhile; left out, any will do. */
type OwnEdit = OwnPlan & { readonly version?: number | undefined }

type AddedChapter = OwnEdit & { readonly title: string; readonly after?: ChapterId | null | undefined }

type Deps = PrepareAhead &
  Pick<Adapters, 'unitOfWork' | 'clock' | 'markdown'> &
  Pick<DeclineDeps, 'safety' | 'onDeclined'>

export const withOwnPlan = <Answer extends Ok<unknown> | Err<unknown>>(
  { unitOfWork }: Pick<Adapters, 'unitOfWork'>,
  { userId, planId }: OwnPlan,
  work: (plan: Plan, repositories: Repositories) => Promise<Answer>,
) =>
  unitOfWork.run(async (repositories) => {
    const plan = await repositories.plans.lock(planId)
    return plan?.userId === userId ? work(plan, repositories) : err({ kind: 'plan-not-found' })
  })

/** Edits a plan's outline, and keeps what it was before. */
const editPlan = <Refused extends Err<unknown>>(
  deps: PrepareAhead & Pick<Adapters, 'unitOfWork' | 'clock'>,
  wanted: OwnEdit,
  editOf: (plan: Plan, repositories: Repositories) => Promise<(outline: Outline) => Ok<Outline> | Refused>,
) =>
  withOwnPlan(deps, wanted, async (plan, repositories) => {
    const { plans, chapters } = repositories
    if ((wanted.version ?? plan.edits) !== plan.edits) return err({ kind: 'plan-changed' })
    const edit = await editOf(plan, repositories)
    const edited = changeOutline(plan, await chapters.ofPlan(plan.id), edit, deps.clock.now())
    if (!edited.ok) return edited
    if (!edited.value) return ok(undefined)
    await plans.edit(edited.value)
    await outlineAdded(edited.value, repositories)
    await prepareNext(deps, edited.value.plan, repositories, SETTLING)
    return ok(undefined)
  })

/** Has written what added chapters teach. An undo may bring one back whose job is over. */
async function outlineAdded({ plan, chapters }: PlanEdit, { jobs }: Repositories): Promise<void> {
  const { id: planId, userId } = plan
  for (const chapter of chapters) {
    if (chapter.kind === 'locked' && chapter.outlining === 'pending')
      await jobs.enqueue({ kind: 'outline-chapter', userId, planId, chapterId: chapter.id })
  }
}

/** Words of the learner's own. They go into prompts. */
function readWords(deps: Deps, words: ChapterWords) {
  const title = words.title === undefined ? ok(undefined) : parseText('title', words.title)
  if (!title.ok) return title
  const summary = words.summary === undefined ? ok(undefined) : parseText('summary', words.summary)
  if (!summary.ok) return summary
  const line = (text: string | undefined, length: number) =>
    text === undefined ? undefined : ownLine(text, length, deps.markdown)
  const read = { title: line(title.value, TEXTS.title.longest), summary: line(summary.value, TEXTS.summary.longest) }
  if (read.title === '') return err({ kind: 'title-empty' })
  const said = [read.title, read.summary].filter(Boolean).join('. ')
  const route = deps.safety.route(said, 'message')
  return route === 'ok' ? ok<ChapterWords>(read) : wordsDeclined(deps, route, said)
}

/** What a learner does to the outline of a plan of their own. */
export const makeChangePlan = (
  deps: Deps & Pick<Adapters, 'ids'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> },
) => {
  const edit = <Refused extends Err<unknown>>(wanted: OwnEdit, change: (outline: Outline) => Ok<Outline> | Refused) =>
    editPlan(deps, wanted, async () => change)

  return {
    renamePlan: ({ title, ...wanted }: OwnEdit & { readonly title: string }) => {
      const read = readWords(deps, { title })
      return edit(wanted, (outline) => (read.ok ? renamePlan(read.value.title ?? title)(outline) : read))
    },

    rewordChapter: ({
      chapterId,
      title,
      summary,
      ...wanted
    }: OwnEdit & ChapterWords & { readonly chapterId: ChapterId }) => {
      const read = readWords(deps, { title, summary })
      return edit(wanted, (outline) => (read.ok ? rewordChapter(chapterId, read.value)(outline) : read))
    },

    /** Adds a chapter of the learner's own. It is there at once; what it teaches is written afterwards. */
    addChapter: async ({ title, after = null, ...wanted }: AddedChapter) => {
      const read = readWords(deps, { title })
      const affordable = await deps.tutor.checkBudgetFor(wanted.userId)
      const id = ChapterId(deps.ids.newId())
      return edit(wanted, (outline) => {
        if (!read.ok) return read
        return affordable.ok ? addChapter(id, read.value.title ?? title, after)(outline) : affordable
      })
    },

    dropChapter: ({ chapterId, ...wanted }: OwnEdit & { readonly chapterId: ChapterId }) =>
      edit(wanted, dropChapter(chapterId)),

    orderChapters: ({ chapterIds, ...wanted }: OwnEdit & { readonly chapterIds: readonly ChapterId[] }) =>
      edit(wanted, orderChapters(chapterIds)),

    /** Puts the outline back that was there before the last edit, as long as nothing that it would change was unlocked. An edit itself. */
    undoEdit: (wanted: OwnPlan & { readonly version: number }) =>
      editPlan(deps, wanted, async (plan, { plans }) => {
        const before = await plans.versionBefore(plan)
        return (outline) => (before ? restore(before)(outline) : err({ kind: 'nothing-to-undo' }))
      }),

    /** Puts a plan out of the way, or back. Nothing of it changes: it can be read, and its chapters unlocked. */
    archivePlan: ({ isArchived, ...wanted }: OwnPlan & { readonly isArchived: boolean }) =>
      withOwnPlan(deps, wanted, async (plan, { plans }) => {
        await plans.save(archivePlan(plan, isArchived ? deps.clock.now() : null))
        return ok(undefined)
      }),
  }
}
