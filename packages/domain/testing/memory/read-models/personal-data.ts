import type { Chapter } from '../../../src/chapters/chapter.ts'
import { questionData } from '../../../src/check/shown-check.ts'
import type { Placement } from '../../../src/placement/placement.ts'
import type { PlanVersion } from '../../../src/plans/outline.ts'
import type { PlanShare } from '../../../src/plans/plan-share.ts'
import type { PersonalData } from '../../../src/ports/read-models/export.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { inOrder } from '../repositories/chapter-repository.ts'
import type { Tables } from '../tables.ts'

/** Where a thing differs from what a database has columns for, as the columns have it. */
export function personalDataOf(userId: UserId, tables: Tables): PersonalData | null {
  const user = tables.users.get(userId)
  if (!user) return null
  const { passwordHash: _hash, passwordIsTemporary: _temporary, ...account } = user
  const theirs = <R extends { readonly userId: UserId | null }>(rows: Map<string, R>): R[] =>
    [...rows.values()].filter((row) => row.userId === userId)
  return {
    account: { verifiedAt: null, ...account },
    sessions: theirs(tables.sessions)
      .sort(oldestFirst((session) => session.createdAt))
      .map(({ id: _id, ...session }) => session),
    credits: {
      balance: tables.wallets.get(userId)?.balance ?? 0,
      entries: theirs(tables.entries).map(({ businessKey: _key, ...entry }) => entry),
    },
    purchases: theirs(tables.purchases)
      .sort(oldestFirst((purchase) => purchase.openedAt))
      .map(({ version: _version, price, ...purchase }) => ({ ...purchase, ...price })),
    conversations: theirs(tables.conversations)
      // Their ids sort by when they were begun.
      .sort((a, b) => (a.id > b.id ? 1 : -1))
      .map(({ turns, ...conversation }) => ({
        ...conversation,
        messages: turns,
        placement: placementData(tables.placements.get(conversation.id)),
      })),
    plans: theirs(tables.plans)
      .sort(oldestFirst((plan) => plan.createdAt))
      .map(({ generation, ...plan }) => ({
        ...plan,
        generation: generation.kind,
        share: shareData(tables.planShares.get(plan.id)) ?? null,
        versions: [...tables.planVersions.values()]
          .filter(({ planId }) => planId === plan.id)
          .sort((a, b) => a.run - b.run || endOf(a) - endOf(b)),
        chapters: inOrder([...tables.chapters.values()].filter(({ planId }) => planId === plan.id)).map((chapter) =>
          chapterData(chapter, tables),
        ),
      })),
    cards: theirs(tables.cards)
      .sort((a, b) => (a.id > b.id ? 1 : -1))
      .map(({ question: _question, memory, ...card }) => ({
        ...{ ...card, ...memory },
        reviews: theirs(tables.reviews)
          .filter(({ cardId }) => cardId === card.id)
          .sort(oldestFirst((review) => review.at))
          .map(({ right: isRight, ...review }) => ({ ...review, isRight })),
      })),
    acts: [...tables.auditEntries.values()]
      .filter(({ subjectId }) => subjectId === userId)
      .map(({ actor: _actor, ...entry }) => entry),
    staffNotes: theirs(tables.staffNotes).map(({ author: _author, ...note }) => note),
    mails: theirs(tables.mails).sort(oldestFirst((mail) => mail.at)),
    modelCalls: theirs(tables.modelCalls)
      .sort(oldestFirst((call) => call.startedAt))
      .map(({ cost: _cost, faults: _faults, version: _version, ...call }) => call),
  }
}

const shareData = (share: PlanShare | undefined) => share && { planId: share.planId, createdAt: share.createdAt }

/** Other answers end a run after all edits. */
const endOf = ({ edit }: PlanVersion): number => edit || Number.POSITIVE_INFINITY

function placementData(placement: Placement | undefined) {
  if (!placement) return null
  const questions = 'questions' in placement ? placement.questions.map(questionData) : []
  const { conversationId, id, kind, brief, at } = placement
  const answered = placement.kind === 'answered' ? placement.attempt : { answers: null, marks: null, at: null }
  const { answers, marks, at: answeredAt } = answered
  return { conversationId, id, kind, brief, at, questions, answers, marks, answeredAt }
}

/** What only a chapter that can be read has. */
const UNREAD = {
  ...{ completedAt: null, readAt: null, place: null, ticked: [], notes: [], practiceResult: null },
  ...{ content: null, versions: null },
}

function chapterData(chapter: Chapter, { checkAttempts, chapterVersions, helpTurns, resourceLists }: Tables) {
  const own = <R extends { readonly chapterId: string }>(rows: Map<string, R>): R[] =>
    [...rows.values()].filter(({ chapterId }) => chapterId === chapter.id)
  const list = resourceLists.get(chapter.id)
  const { resources = [], ...listed } = list ?? {}
  return {
    ...{ ...UNREAD, unlockedAt: null, ...chapter, hold: null },
    questions: chapter.kind === 'open' ? chapter.questions.map(questionData) : [],
    otherVersions: own(chapterVersions)
      .sort((one, other) => one.number - other.number)
      .map(({ questions, ...version }) => ({ ...version, questions: questions.map(questionData) })),
    attempts: own(checkAttempts).sort(oldestFirst((attempt) => attempt.at)),
    help: own(helpTurns).sort(oldestFirst((turn) => turn.at)),
    resources: list
      ? {
          ...listed,
          items: resources.map(({ report, ...one }) => ({
            ...one,
            reportReason: report?.reason ?? null,
            reportedAt: report?.at ?? null,
          })),
        }
      : null,
  }
}

/** Ids decide between things of one millisecond. */
const oldestFirst =
  <T extends { readonly id: string }>(timeOf: (thing: T) => Date) =>
  (a: T, b: T): number =>
    timeOf(a).getTime() - timeOf(b).getTime() || (a.id > b.id ? 1 : -1)
