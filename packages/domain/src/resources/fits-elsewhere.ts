import { type ChapterTopic, isOnTopic, type PageWords, topicScore } from './topic-score.ts'

/** A page that is so much more about another chapter of the plan belongs there. */
const HERE = 0.8

/** Whether a page is much more about another chapter of the same plan: neighbours share most of their words. */
export function fitsElsewhere(topic: ChapterTopic, others: readonly ChapterTopic[], page: PageWords): boolean {
  const score = topicScore(topic, page)
  return others.some((other) => score < HERE * topicScore(other, page))
}

/** Whether a page that was read belongs to a chapter: it is on topic, and not much more so for another chapter of the plan. */
export const fitsChapter = (topic: ChapterTopic, others: readonly ChapterTopic[], page: PageWords): boolean =>
  isOnTopic(topic, page) && !fitsElsewhere(topic, others, page)
