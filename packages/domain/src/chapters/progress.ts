import type { Chapter } from './chapter.ts'

/** Percent of a plan's chapters that are marked complete: a whole number 0–100, and 100 only when all are. */
export function progressOf(chapters: readonly Chapter[]): number {
  if (chapters.length === 0) return 0
  const completed = chapters.filter((chapter) => chapter.kind === 'open' && chapter.completedAt !== null).length
  return Math.floor((completed * 100) / chapters.length)
}
