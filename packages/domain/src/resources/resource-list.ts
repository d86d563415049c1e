import type { ResourceType } from '../chapters/content.ts'
import type { ChapterId, ResourceId } from '../shared/index.ts'
import type { Link } from './link.ts'

export const REPORT_REASONS = ['dead', 'off-topic', 'paywall', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Something to read, watch or do elsewhere that was found for a chapter, and that its learner is shown. */
export type Resource = {
  readonly id: ResourceId
  readonly address: string
  readonly title: string
  readonly resourceType: ResourceType
  /** Why it helps with this chapter, in the language of the plan. */
  readonly justification: string
  /** Where it is, for people: the host without `www.`. */
  readonly site: string
  /** BCP 47 primary language; null where not known. */
  readonly language: string | null
  readonly minutes: number | null
  readonly isFree: boolean | null
  /** Whether its page was read, and was fit for this very chapter: of its link every chapter that shows it knows. */
  readonly isRead: boolean
  /** What it took the place of, if anything, and why. */
  readonly replaced: { readonly title: string; readonly why: ReplacedBecause; readonly at: Date } | null
  /** What its learner said of it last, if anything. */
  readonly report: { readonly reason: ReportReason; readonly at: Date } | null
  /** What they said of it before that, and what did not hold. */
  readonly reportsBefore: readonly ReportReason[]
  /**
   * Since when its page, which was fit, reads as if it were about something else; null of one that does not. `isCertain`: it has done so on
   * two days, and is hidden until another takes its place.
   */
  readonly offTopic: { readonly since: Date; readonly isCertain: boolean } | null
}
/** `changed`: its page is about something else now. */
export type ReplacedBecause = 'gone' | 'changed' | 'reported'

/**
 * `isChecked`: false while its page could not be read for this chapter yet; `checkedAt` is null then. `isDead`: it is not there any more, or is about
 * something else, and is hidden until another takes its place.
 */
export type ShownResource = Resource &
  Pick<Link, 'checkedAt'> & { readonly isChecked: boolean; readonly isDead: boolean }

/**
 * What was found for a chapter. `searching`: a job is at it, and what was there before stays; `settled`: found, even if little;
 * `unreachable`: no source answered or no page could be read, and it is tried again later. A chapter without a list has never been
 * searched for: it shows the search pages that its content names.
 */
export type ResourceList = {
  readonly chapterId: ChapterId
  readonly status: 'searching' | 'settled' | 'unreachable'
  /** Counts the searches: a stale one cannot overwrite a newer one. */
  readonly run: number
  readonly askedAt: Date
  readonly settledAt: Date | null
  /** In the order in which they are shown; at most 6. */
  readonly resources: readonly Resource[]
  /** Addresses that this chapter is not offered again: they were reported, or are gone. The last 100 of them, the latest last. */
  readonly refused: readonly string[]
}

export const MAX_RESOURCES = 6
export const MIN_RESOURCES = 3
export const MAX_REFUSED = 100

/** With what is known of its link: null where that is gone from the store. One that fails now and then was read once, and stays. */
export function showResource(resource: Resource, link: Pick<Link, 'state' | 'checkedAt'> | null): ShownResource {
  // another chapter may have had it read: that says nothing of this one
  const checkedAt = resource.isRead ? (link?.checkedAt ?? null) : null
  const isDead = link?.state === 'gone' || resource.offTopic?.isCertain === true
  const isOpen = link?.state === 'live' || link?.state === 'failing'
  return { ...resource, checkedAt, isChecked: checkedAt !== null && isOpen && !isDead, isDead }
}
