import {
  type Chapter,
  contentStatus,
  isUnlocked,
  type OpenChapter,
  progressOf,
  writingSince,
} from '../../../src/chapters/chapter.ts'
import { draftOf, itemsFrom } from '../../../src/chapters/chapter-progress.ts'
import { showCheck, whyNoCheck } from '../../../src/check/shown-check.ts'
import { shownObjectives } from '../../../src/check/shown-objectives.ts'
import { finishedOutline } from '../../../src/plans/draft-outline.ts'
import { generationStatus, type Plan } from '../../../src/plans/plan.ts'
import { readPlanBrief } from '../../../src/plans/plan-brief.ts'
import { whatWasChecked } from '../../../src/plans/what-was-checked.ts'
import type {
  ChapterListItem,
  ChapterPage,
  PlanChapterItem,
  PlanSummary,
  ReadModels,
  ShownResources,
} from '../../../src/ports/read-models/learner.ts'
import { showResource } from '../../../src/resources/resource-list.ts'
import { heldFor } from '../../../src/reviews/held-for.ts'
import { heldObjectives } from '../../../src/reviews/held-objectives.ts'
import type { ChapterId, PlanId, UserId } from '../../../src/shared/ids.ts'
import { inOrder } from '../repositories/chapter-repository.ts'
import type { Tables } from '../tables.ts'
import { writtenAndLinks } from './checked.ts'
import { dueCards, intervalsOf, recalledOf, studyRecord } from './due-cards.ts'
import { memoryLedgerPage } from './ledger-page.ts'
import { personalDataOf } from './personal-data.ts'

/** Reads what is committed, as a read without a transaction does. */
export function memoryReadModels(tables: Tables): ReadModels {
  const chaptersOf = (planId: PlanId): readonly Chapter[] =>
    inOrder([...tables.chapters.values()].filter((chapter) => chapter.planId === planId))

  const findOwn = (userId: UserId, chapterId: ChapterId): { chapter: Chapter; plan: Plan } | null => {
    const chapter = tables.chapters.get(chapterId)
    const plan = chapter && tables.plans.get(chapter.planId)
    return chapter && plan?.userId === userId ? { chapter, plan } : null
  }

  const shownParts = (chapter: Chapter) =>
    contentStatus(chapter) === 'GENERATING'
      ? [...tables.chapterParts.values()].filter(({ chapterId }) => chapterId === chapter.id)
      : []

  const marksOf = (chapterId: ChapterId) =>
    [...tables.checkAttempts.values()]
      .filter((attempt) => attempt.chapterId === chapterId)
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map(({ marks }) => marks)

  const versionsOf = (chapter: OpenChapter) => [
    chapter.questions,
    ...[...tables.chapterVersions.values()]
      .filter((version) => version.chapterId === chapter.id)
      .sort((a, b) => a.number - b.number)
      .map(({ questions }) => questions),
  ]

  const shownOf = (chapter: Chapter) =>
    chapter.kind === 'open' ? shownObjectives(versionsOf(chapter), marksOf(chapter.id)) : []

  return {
    listLearningPlans: async (userId, { archived } = { archived: false }) =>
      structuredClone(
        [...tables.plans.values()]
          .filter((plan) => plan.userId === userId && archived === (plan.archivedAt !== null))
          .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (b.id > a.id ? 1 : -1))
          .map((plan) => planSummary(plan, chaptersOf(plan.id))),
      ),
    plan: async (userId, planId) => {
      const plan = tables.plans.get(planId)
      if (plan?.userId !== userId) return null
      const chapters = chaptersOf(planId)
      return structuredClone({
        ...planSummary(plan, chapters),
        ...readPlanBrief(plan),
        thread: plan.thread,
        revisionKind: plan.revision?.kind ?? null,
        checked: whatWasChecked({ chapters, ...writtenAndLinks(chapters, tables) }),
        heldFor: heldFor(chapters.flatMap(({ id }) => intervalsOf(id, tables))),
        chapters: chapters.map((chapter, at) => ({
          ...planChapterItem(chapter, chapters[at - 1]),
          shown: shownOf(chapter),
          held: heldObjectives(recalledOf(chapter.id, tables)),
        })),
      })
    },
    planProgress: async (userId, planId) => {
      const plan = tables.plans.get(planId)
      if (plan?.userId !== userId) return null
      const { generation, title, description } = plan
      const draft = generation.kind === 'generating' ? (tables.planDrafts.get(planId)?.draft ?? null) : null
      const finished = { run: generation.run, title, description, chapters: chaptersOf(planId) }
      return structuredClone({
        status: generationStatus(plan),
        outline: generation.kind === 'complete' ? finishedOutline(finished) : draft,
      })
    },
    chapterProgress: async (userId, chapterId, from) => {
      const own = findOwn(userId, chapterId)
      if (!own) return null
      const status = contentStatus(own.chapter)
      return structuredClone({
        status,
        isUnlocked: isUnlocked(own.chapter),
        attempt: own.chapter.attempt,
        items: itemsFrom(shownParts(own.chapter), from),
      })
    },
    chapter: async (userId, chapterId) => {
      const own = findOwn(userId, chapterId)
      if (!own) return null
      const questions = own.chapter.kind === 'open' ? own.chapter.questions : []
      const page = chapterPage(own.chapter, own.plan, chaptersOf(own.plan.id))
      return structuredClone({
        ...page,
        draft: draftOf(shownParts(own.chapter)),
        shown: shownOf(own.chapter),
        held: heldObjectives(recalledOf(chapterId, tables)),
        resources: shownResources(chapterId, tables),
        check: showCheck(questions, marksOf(chapterId)),
        noCheck: whyNoCheck(questions, page.content),
      })
    },
    checkToMark: async (userId, chapterId) => {
      const own = findOwn(userId, chapterId)
      if (own?.chapter.kind !== 'open') return own && { isOpen: false, versions: [] }
      return structuredClone({ isOpen: true, versions: versionsOf(own.chapter) })
    },
    dueCards: async (userId, day, limit) => structuredClone(dueCards(tables, userId, day, limit)),
    studyRecord: async (userId, since) => structuredClone(studyRecord(tables, userId, since)),
    planQuestions: async (userId, planId) => {
      const plan = tables.plans.get(planId)
      if (plan?.userId !== userId) return null
      const chapters = chaptersOf(planId).filter((chapter) => chapter.kind === 'open')
      return structuredClone({
        title: plan.title,
        chapters: chapters.map(({ id, questions }) => ({ questions, attempts: marksOf(id) })),
      })
    },
    sharedPlan: async (digest) => {
      const share = [...tables.planShares.values()].find((one) => one.digest === digest)
      const plan = share && tables.plans.get(share.planId)
      const user = plan && tables.users.get(plan.userId)
      if (!user?.isActive || user.deletionAt !== null || plan?.generation.kind !== 'complete') return null
      const chapters = chaptersOf(plan.id)
      const { title, description, thread, isFree, origin } = plan
      const [first] = chapters
      return structuredClone({
        ...{ title, description, thread, isFree },
        origin: origin ?? plan.id,
        language: readPlanBrief(plan).language,
        chapters: chapters.map(({ id, number, title, summary, objectives, minutes, prerequisites }) => {
          return { id, number, title, summary, objectives, minutes, prerequisites }
        }),
        firstContent: first?.kind === 'open' ? first.content : null,
      })
    },
    session: async (id) => {
      const session = tables.sessions.get(id)
      const user = session && tables.users.get(session.userId)
      return session && user ? structuredClone({ session, user }) : null
    },
    ledger: memoryLedgerPage(tables),
    purchases: async (userId) =>
      structuredClone(
        [...tables.purchases.values()]
          .filter((purchase) => purchase.kind === 'paid')
          .filter((purchase) => purchase.userId === userId)
          .sort((a, b) => b.paidAt.getTime() - a.paidAt.getTime() || (b.id > a.id ? 1 : -1)),
      ),
    credits: async (userId) => tables.wallets.get(userId)?.balance ?? 0,
    personalData: async (userId) => structuredClone(personalDataOf(userId, tables)),
  }
}

const isCompleted = (chapter: Chapter): boolean => chapter.kind === 'open' && chapter.completedAt !== null

const planSummary = (plan: Plan, chapters: readonly Chapter[]): PlanSummary => ({
  id: plan.id,
  conversationId: plan.conversationId,
  title: plan.title,
  description: plan.description,
  generationStatus: generationStatus(plan),
  generationError: plan.generation.kind === 'failed' ? plan.generation.reason : null,
  progress: progressOf(chapters),
  createdAt: plan.createdAt,
  edits: plan.edits,
  isArchived: plan.archivedAt !== null,
  origin: plan.origin,
  chapters: chapters.map((chapter, at) => chapterListItem(chapter, chapters[at - 1])),
})

const chapterListItem = (chapter: Chapter, before: Chapter | undefined): ChapterListItem => ({
  id: chapter.id,
  title: chapter.title,
  isUnlocked: isUnlocked(chapter),
  price: chapter.price,
  isCompleted: isCompleted(chapter),
  contentStatus: contentStatus(chapter),
  failure: failureOf(chapter),
  unlockedAt: chapter.kind === 'locked' ? null : chapter.unlockedAt,
  writingSince: writingSince(chapter, before),
  readAt: chapter.kind === 'open' ? chapter.readAt : null,
  place: chapter.kind === 'open' ? chapter.place : null,
})

const failureOf = (chapter: Chapter): ChapterListItem['failure'] => {
  if (chapter.kind !== 'locked' || chapter.failure === null) return null
  const { code, reason } = chapter.failure
  return { code, reason }
}

const planChapterItem = (chapter: Chapter, before: Chapter | undefined): Omit<PlanChapterItem, 'shown' | 'held'> => {
  const { number, summary, objectives, minutes, prerequisites } = chapter
  const outlining = chapter.kind === 'locked' ? chapter.outlining : null
  const completedAt = chapter.kind === 'open' ? chapter.completedAt : null
  const facts = { number, summary, objectives, minutes, prerequisites, outlining, completedAt }
  return { ...chapterListItem(chapter, before), ...facts }
}

function chapterPage(
  chapter: Chapter,
  plan: Plan,
  chapters: readonly Chapter[],
): Omit<ChapterPage, 'check' | 'draft' | 'noCheck' | 'resources' | 'shown' | 'held'> {
  const at = chapters.findIndex(({ id }) => id === chapter.id)
  const {
    prerequisites: _,
    outlining: _outlining,
    completedAt: _at,
    ...item
  } = planChapterItem(chapter, chapters[at - 1])
  return {
    ...item,
    planId: plan.id,
    planTitle: plan.title,
    chapterCount: chapters.length,
    content: chapter.kind === 'open' ? chapter.content : null,
    generatedAt: chapter.kind === 'open' ? chapter.generatedAt : null,
    ticked: chapter.kind === 'open' ? chapter.ticked : [],
    notes: chapter.kind === 'open' ? chapter.notes : [],
    practiceResult: chapter.kind === 'open' ? chapter.practiceResult : null,
    versions: chapter.kind === 'open' ? chapter.versions : null,
    previous: neighbour(chapters[at - 1]),
    next: neighbour(chapters[at + 1]),
  }
}

function shownResources(chapterId: ChapterId, { resourceLists, links }: Tables): ShownResources | null {
  const list = resourceLists.get(chapterId)
  if (!list) return null
  return { status: list.status, items: list.resources.map((one) => showResource(one, links.get(one.address) ?? null)) }
}

const neighbour = (chapter: Chapter | undefined): ChapterPage['next'] =>
  chapter
    ? {
        id: chapter.id,
        title: chapter.title,
        isUnlocked: isUnlocked(chapter),
        isCompleted: isCompleted(chapter),
        contentStatus: contentStatus(chapter),
      }
    : null
