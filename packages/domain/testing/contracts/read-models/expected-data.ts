import { type Chapter, contentStatus } from '../../../src/chapters/chapter.ts'
import { questionData } from '../../../src/check/shown-check.ts'
import type { Conversation } from '../../../src/conversations/conversation.ts'
import type { Purchase } from '../../../src/credits/purchase.ts'
import { generationStatus, type Plan } from '../../../src/plans/plan.ts'

// What a personal export has to hold of each.

export const purchaseData = (purchase: Purchase) => {
  const { reference, provider, packageName, credits, price, openedAt, pendingUnlock, kind: state } = purchase
  const agreed = { reference, provider, packageName, credits, price, openedAt, pendingUnlock, state }
  const nothing = { paidAt: null, receiptUrl: null, returnedCents: 0 }
  if (purchase.kind === 'open' || purchase.kind === 'lapsed') return { ...agreed, ...nothing }
  if (purchase.kind === 'mismatched') return { ...agreed, ...nothing, paidAt: purchase.paidAt }
  const { paidAt, receiptUrl, returnedCents } = purchase
  return { ...agreed, paidAt, receiptUrl, returnedCents }
}

export const conversationData = ({ id, brief, turns }: Conversation) => ({
  id,
  brief,
  messages: turns.map(({ speaker, text, at }) => ({ speaker, text, at })),
  placement: null,
})

export const planData = (plan: Plan, chapters: readonly Chapter[]) => ({
  id: plan.id,
  title: plan.title,
  description: plan.description,
  generationStatus: generationStatus(plan),
  createdAt: plan.createdAt,
  archivedAt: plan.archivedAt,
  revisionRequest: plan.revision?.request ?? null,
  versions: [],
  chapters: chapters.map((chapter) => ({
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
    otherVersions: [],
    attempts: [],
    resources: null,
  })),
})
