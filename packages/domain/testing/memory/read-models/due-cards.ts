import type { DueCards } from '../../../src/ports/read-models/learner.ts'
import type { Recalled } from '../../../src/reviews/held-objectives.ts'
import { inSession } from '../../../src/reviews/session.ts'
import type { StudyRecord } from '../../../src/reviews/week.ts'
import { after, DAY } from '../../../src/shared/duration.ts'
import type { ChapterId, UserId } from '../../../src/shared/ids.ts'
import { dayOf, daysBetween } from '../../../src/time/calendar.ts'
import type { Tables } from '../tables.ts'

export function dueCards({ cards, chapters, plans }: Tables, userId: UserId, day: string, limit: number): DueCards {
  const counting = [...cards.values()].filter((card) => card.userId === userId && !card.isVoid)
  const due = counting.filter(({ dueOn }) => dueOn <= day)
  const later = counting.filter(({ dueOn }) => dueOn > day).map(({ dueOn }) => dueOn)
  return {
    due: due.length,
    nextDue: later.toSorted()[0] ?? null,
    cards: inSession(due, limit).flatMap(({ id, chapterId, question, dueOn, misses }) => {
      const chapter = chapters.get(chapterId)
      const plan = chapter && plans.get(chapter.planId)
      if (!chapter || !plan) return []
      const place = { planTitle: plan.title, chapterNumber: chapter.number, chapterTitle: chapter.title }
      return [{ ...{ id, chapterId, question, dueOn, misses }, planId: plan.id, ...place }]
    }),
  }
}

export function studyRecord({ reviews, chapters, plans }: Tables, userId: UserId, since: Date): StudyRecord {
  const from = after(since, -DAY)
  return {
    reviews: [...reviews.values()].filter(
      (review) => review.userId === userId && review.before !== null && review.day >= dayOf(since),
    ).length,
    completed: [...chapters.values()].flatMap((chapter) => {
      const at = chapter.kind === 'open' ? chapter.completedAt : null
      const isTheirs = plans.get(chapter.planId)?.userId === userId
      return isTheirs && at !== null && at >= from ? [{ at, minutes: chapter.minutes }] : []
    }),
  }
}

/** On how many days each objective of a chapter was recalled. */
export function recalledOf(chapterId: ChapterId, { cards, reviews }: Tables): readonly Recalled[] {
  const days = new Map<string, Set<string>>()
  for (const { userId, cardId, day, right } of reviews.values()) {
    const card = cards.get(`${userId}:${cardId}`)
    if (!right || card?.chapterId !== chapterId || card.isVoid) continue
    const { objective } = card.question
    days.set(objective, (days.get(objective) ?? new Set()).add(day))
  }
  return [...days].map(([objective, { size }]) => ({ objective, days: size }))
}

/** Of each card of a chapter that counts, the days from its last review to its next. */
export const intervalsOf = (chapterId: ChapterId, { cards }: Tables): readonly number[] =>
  [...cards.values()]
    .filter((card) => card.chapterId === chapterId && !card.isVoid)
    .map(({ reviewedOn, dueOn }) => daysBetween(new Date(reviewedOn), new Date(dueOn)))
