import type { Link } from '../resources/link.ts'
import type { Resource, ResourceList } from '../resources/resource-list.ts'
import type { ChapterTopic } from '../resources/topic-score.ts'
import type { ChapterId, PlanId, ResourceId, UserId } from '../shared/ids.ts'

/** A chapter with its plan and its learner: what a job about its resources is enqueued with. */
export type ChapterOfUser = { readonly chapterId: ChapterId; readonly planId: PlanId; readonly userId: UserId }

/** A chapter that shows an address, with what it takes to judge whether the page fits it. */
export type ShownOn = ChapterOfUser &
  Pick<Resource, 'address' | 'isFree' | 'offTopic'> & {
    readonly topic: ChapterTopic
    /** The other chapters of its plan. */
    readonly others: readonly ChapterTopic[]
  }

export type ResourceListRepository = {
  readonly find: (chapterId: ChapterId) => Promise<ResourceList | null>
  /** The user's list that shows that resource. */
  readonly findByResource: (
    userId: UserId,
    id: ResourceId,
  ) => Promise<{ readonly list: ResourceList; readonly planId: PlanId } | null>
  /** Adds it, or replaces the one of its chapter. Lock the plan first. */
  readonly save: (list: ResourceList) => Promise<void>
  /** Those that are being searched for; of all users with null. */
  readonly searching: (userId: UserId | null) => Promise<readonly ChapterOfUser[]>
  /** At most so many that are unreachable and were asked for before then, the oldest first. */
  readonly unreachable: (before: Date, limit: number) => Promise<readonly ChapterOfUser[]>
  /** Chapters that show this address. */
  readonly showing: (address: string) => Promise<readonly ChapterOfUser[]>
  /**
   * Chapters that show these addresses, have had them read and are not certain that they are off topic, of plans that are not archived: at
   * most `limit` for each address. First come those for which it is off topic, then others, which depend on `turn`: with another one, others come.
   */
  readonly shownOn: (
    addresses: readonly string[],
    options: { readonly limit: number; readonly turn: string },
  ) => Promise<readonly ShownOn[]>
}

/** What is known of addresses, for all chapters that show them. Nothing in it is about a learner. */
export type LinkRepository = {
  readonly find: (addresses: readonly string[]) => Promise<readonly Link[]>
  /** Adds it, or replaces the one of its address, and ends its claim. Of several, in the order of their addresses. */
  readonly save: (link: Link) => Promise<void>
  /**
   * At most so many that are due and shown to some learner, the longest due first. No one else is given them until `until`: two workers
   * never check one link at once.
   */
  readonly claimDue: (now: Date, until: Date, limit: number) => Promise<readonly Link[]>
  /** Forgets those that no chapter shows any more and that were read before then; of those never read, what was due before then. */
  readonly removeUnused: (before: Date) => Promise<void>
}
