import type { ChapterId } from '../shared/index.ts'

/** Of a chapter that can be read, in the version that is shown. */
export type WrittenChapter = {
  /** Questions that count: each was kept because another solution, made without its key, came to it. */
  readonly keys: number
  /** As the plan has them; null in a plan that an earlier version made. */
  readonly minutes: number | null
  /** To read its sections. None in content of the first version. */
  readonly readingMinutes: number
}

/** Addresses that chapters of a plan show, which were read and found live. */
export type CheckedLinks = {
  readonly links: number
  /** When the last of them was; null where there are none. */
  readonly linksCheckedAt: Date | null
}

/** What code has checked of a plan: counted, and 0 where there is nothing to count yet. */
export type Checked = CheckedLinks &
  Pick<WrittenChapter, 'keys'> & {
    /** Chapters that build on others, all of which stand before them. */
    readonly prerequisites: number
    /** Of the chapters that can be read: what the plan has them take, and how much of that is reading. */
    readonly minutesPromised: number
    readonly minutesWritten: number
  }

type Facts = {
  /** In order. */
  readonly chapters: readonly { readonly id: ChapterId; readonly prerequisites: readonly ChapterId[] }[]
  readonly written: readonly WrittenChapter[]
  readonly links: CheckedLinks
}

export function whatWasChecked({ chapters, written, links }: Facts): Checked {
  const timed = written.filter(({ minutes, readingMinutes }) => minutes !== null && readingMinutes > 0)
  const earlier = new Set<ChapterId>()
  let inOrder = 0
  for (const { id, prerequisites } of chapters) {
    if (prerequisites.length > 0 && prerequisites.every((one) => earlier.has(one))) inOrder += 1
    earlier.add(id)
  }
  return {
    ...links,
    keys: sum(written.map(({ keys }) => keys)),
    prerequisites: inOrder,
    minutesPromised: sum(timed.map(({ minutes }) => minutes ?? 0)),
    minutesWritten: sum(timed.map(({ readingMinutes }) => readingMinutes)),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
