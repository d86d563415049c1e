import type { Link } from '../../resources/link.ts'
import type { ReportReason, ResourceList } from '../../resources/resource-list.ts'

/** A link that fails or is gone, or that learners reported where it is shown now. */
export type TroubledLink = Pick<Link, 'address' | 'source' | 'state' | 'failure' | 'failingSince' | 'readAt'> & {
  /** How many chapters show it. */
  readonly chapters: number
  /** How many of these it was reported in, by reason. */
  readonly reports: Readonly<Record<ReportReason, number>>
}

export type ResourceHealth = {
  readonly links: Readonly<Record<Link['state'], number>>
  /** Lists of chapters' resources. */
  readonly lists: Readonly<Record<ResourceList['status'], number>>
  /** By when it began to fail or was reported last, the newest first; at most `MAX_TROUBLED_LINKS`. */
  readonly troubled: readonly TroubledLink[]
}

export const MAX_TROUBLED_LINKS = 100

export type ResourceReadModels = {
  /** One statement. */
  readonly resourceHealth: () => Promise<ResourceHealth>
}
