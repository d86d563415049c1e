import { type Chapter, contentStatus } from '../../../src/chapters/chapter.ts'
import { questionData } from '../../../src/check/shown-check.ts'
import type { Purchase } from '../../../src/credits/purchase.ts'
import type { Placement } from '../../../src/placement/placement.ts'
import type { PlanVersion } from '../../../src/plans/outline.ts'
import { generationStatus } from '../../../src/plans/plan.ts'
import type { PersonalData } from '../../../src/ports/read-models/export.ts'
import type { ResourceList } from '../../../src/resources/resource-list.ts'
import type { UserId } from '../../../src/shared/ids.ts'
import { inOrder } from '../repositories/chapter-repository.ts'
import type { Tables } from '../tables.ts'

export function personalDataOf(userId: UserId, tables: Tables): PersonalData | null {
  const user = tables.users.get(userId)
  if (!user) return null
  const { id, username, email, role, language, createdAt, lastLoginAt } = user
  const isTheirs = (row: { readonly userId: UserId | null }): boolean => row.userId === userId
  return {
    account: {
      id,
      username,
      email,
      role,
      language,
      createdAt,
      verifiedAt: user.kind === 'verified' ? user.verifiedAt : null,
      lastLoginAt,
    },
    sessions: [...tables.sessions.values()]
      .filter(isTheirs)
      .sort(oldestFirst((session) => session.createdAt))
      .map(({ device, createdAt, lastSeenAt }) => ({ device, createdAt, lastSeenAt })),
    credits: {
      balance: tables.wallets.get(userId)?.balance ?? 0,
      entries: [...tables.entries.values()]
        .filter(isTheirs)
        .map(({ kind, amount, chapterId, note, at }) => ({ kind, amount, chapterId, note, at })),
    },
    purchases: [...tables.purchases.values()]
      .filter(isTheirs)
      .sort(oldestFirst((purchase) => purchase.openedAt))
      .map(purchaseData),
    conversations: [...tables.conversations.values()]
      .filter(isTheirs)
      // Their ids sort by when they were begun.
      .sort((a, b) => (a.id > b.id ? 1 : -1))
      .map(({ id, brief, turns }) => ({
        id,
        brief,
        messages: turns.map(({ speaker, text, at }) => ({ speaker, text, at })),
        placement: placementData(tables.placements.get(id)),
      })),
    plans: [...tables.plans.values()]
      .filter(isTheirs)
      .sort(oldestFirst((plan) => plan.createdAt))
      .map((plan) => ({
        id: plan.id,
        title: plan.title,
        description: plan.description,
        generationStatus: generationStatus(plan),
        createdAt: plan.createdAt,
        archivedAt: plan.archivedAt,
        revisionRequest: plan.revision?.request ?? null,
        versions: [...tables.planVersions.values()]
          .filter(({ planId }) => planId === plan.id)
          .sort((a, b) => a.run - b.run || endOf(a) - endOf(b))
          .map(({ title, description, chapters, replacedAt }) => ({
            title,
            description,
            chapters: chapters.map(({ title, summary, objectives, minutes }) => ({
              title,
              summary,
              objectives,
              minutes,
            })),
            replacedAt,
          })),
        chapters: inOrder([...tables.chapters.values()].filter(({ planId }) => planId === plan.id)).map((chapter) =>
          chapterData(chapter, tables),
        ),
      })),
    acts: [...tables.auditEntries.values()]
      .filter(({ subjectId }) => subjectId === userId)
      .map(({ act, reason, at }) => ({ act, reason, at })),
    staffNotes: [...tables.staffNotes.values()].filter(isTheirs).map(({ text, at }) => ({ text, at })),
    mails: [...tables.mails.values()]
      .filter(isTheirs)
      .sort(oldestFirst((mail) => mail.at))
      .map(({ mail, state, at }) => ({ mail, state, at })),
    modelCalls: [...tables.modelCalls.values()]
      .filter(isTheirs)
      .sort(oldestFirst((call) => call.startedAt))
      .map(({ purpose, model, startedAt, outcome, milliseconds, inputTokens, outputTokens }) => ({
        ...{ purpose, model, startedAt, outcome, milliseconds, inputTokens, outputTokens },
      })),
  }
}

/** Other answers end a run after all edits. */
const endOf = ({ edit }: PlanVersion): number => edit || Number.POSITIVE_INFINITY

const purchaseData = (purchase: Purchase): PersonalData['purchases'][number] => {
  const { reference, provider, packageName, credits, price, openedAt, pendingUnlock, kind } = purchase
  return {
    reference,
    provider,
    packageName,
    credits,
    price,
    openedAt,
    pendingUnlock,
    state: kind,
    paidAt: kind === 'paid' || kind === 'mismatched' ? purchase.paidAt : null,
    receiptUrl: kind === 'paid' ? purchase.receiptUrl : null,
    returnedCents: kind === 'paid' ? purchase.returnedCents : 0,
  }
}

function placementData(placement: Placement | undefined): PersonalData['conversations'][number]['placement'] {
  if (!placement || !('questions' in placement)) return null
  const questions = placement.questions.map(questionData)
  if (placement.kind !== 'answered') return { questions, attempt: null }
  const { answers, marks, at } = placement.attempt
  return { questions, attempt: { answers, marks, at } }
}

type ChapterData = PersonalData['plans'][number]['chapters'][number]

const chapterData = (chapter: Chapter, { checkAttempts, chapterVersions, resourceLists }: Tables): ChapterData => ({
  number: chapter.number,
  title: chapter.title,
  summary: chapter.summary,
  objectives: chapter.objectives,
  minutes: chapter.minutes,
  price: chapter.price,
  contentStatus: contentStatus(chapter),
  unlockedAt: chapter.kind === 'locked' ? null : chapter.unlockedAt,
  completedAt: chapter.kind === 'open' ? chapter.completedAt : null,
  readAt: chapter.kind === 'open' ? chapter.readAt : null,
  place: chapter.kind === 'open' ? chapter.place : null,
  ticked: chapter.kind === 'open' ? chapter.ticked : [],
  notes: chapter.kind === 'open' ? chapter.notes : [],
  content: chapter.kind === 'open' ? chapter.content : null,
  questions: chapter.kind === 'open' ? chapter.questions.map(questionData) : [],
  shownVersion: chapter.kind === 'open' ? chapter.versions.shown : null,
  rewriteRequest: chapter.kind === 'open' ? chapter.versions.request : null,
  nextRewriteRequest: chapter.kind === 'open' ? (chapter.versions.rewrite?.request ?? null) : null,
  otherVersions: [...chapterVersions.values()]
    .filter(({ chapterId }) => chapterId === chapter.id)
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, request, content, questions, generatedAt }) => ({
      ...{ number, request, content, generatedAt },
      questions: questions.map(questionData),
    })),
  attempts: [...checkAttempts.values()]
    .filter(({ chapterId }) => chapterId === chapter.id)
    .sort(oldestFirst((attempt) => attempt.at))
    .map(({ answers, marks, at }) => ({ answers, marks, at })),
  resources: resourcesData(resourceLists.get(chapter.id)),
})

function resourcesData(list: ResourceList | undefined): ChapterData['resources'] {
  if (!list) return null
  const { status, askedAt, settledAt, refused, resources } = list
  return { status, askedAt, settledAt, refused, items: resources }
}

/** Ids decide between things of one millisecond. */
const oldestFirst =
  <T extends { readonly id: string }>(timeOf: (thing: T) => Date) =>
  (a: T, b: T): number =>
    timeOf(a).getTime() - timeOf(b).getTime() || (a.id > b.id ? 1 : -1)
