import type { FailedWork } from '../../mails/operator-alert.ts'
import type { ChapterId, PlanId, UserId } from '../../shared/index.ts'
import type { ModelCall } from '../../tutoring/model-call.ts'
import type { JobKind } from '../jobs.ts'

export type GenerationCounts = {
  readonly pending: number
  readonly generating: number
  readonly complete: number
  readonly failed: number
}

export type QueueDepth = {
  readonly kind: JobKind
  /** No worker has them yet; those that wait for a retry are included. */
  readonly waiting: number
  readonly running: number
  /** Since when the oldest job that could begin has not begun; null where none could. */
  readonly oldestWaitingSince: Date | null
}

export type CallCount = { readonly outcome: ModelCall['outcome']; readonly calls: number }

/** How many answers of models had this fault. */
export type FaultCount = Pick<ModelCall, 'purpose'> & { readonly code: string; readonly calls: number }

export type Health = {
  readonly plans: GenerationCounts
  /** Locked chapters are not counted. */
  readonly chapters: GenerationCounts
  /** Every kind of job, in the order of the alphabet. */
  readonly queue: readonly QueueDepth[]
  /** How calls of models ended that began since then; the most frequent outcome first. */
  readonly calls: readonly CallCount[]
  /** Faults of their answers; the most frequent first. */
  readonly faults: readonly FaultCount[]
}

/** `faults`: codes of what was wrong with the answer, if one came. */
export type FailedCall = Pick<ModelCall, 'outcome' | 'model' | 'faults'> & {
  /** To find it in the log; null where no request asked for it. */
  readonly requestId: string | null
}

/** A plan or a chapter that failed and has not been retried since. */
export type Failure = {
  readonly learnerId: UserId
  readonly learnerName: string
  readonly title: string
  readonly planTitle: string
  readonly reason: string
  readonly since: Date
  /** What trying again sets aside of the learner's credits: 0 for a plan, and for a chapter that is free. */
  readonly price: number
  /** The last call of a model about it; null where none is known. */
  readonly lastCall: FailedCall | null
} & ({ readonly kind: 'plan'; readonly id: PlanId } | { readonly kind: 'chapter'; readonly id: ChapterId })

/** A place among the failures; it stays one when the failure that it was made from is tried again. */
export type FailurePlace = Pick<Failure, 'since' | 'id'>

export type FailurePage = {
  /** Newest first. */
  readonly failures: readonly Failure[]
  /** What to ask for next; null at the end. */
  readonly next: FailurePlace | null
}

/** Costs are millionths of a US dollar. A call without a known price counts as free; one that runs, at its most. */
export type Cost = { readonly calls: number; readonly cost: number }

export type CostOfDay = Cost & {
  /** Its beginning, midnight UTC. */
  readonly day: Date
  /** Credits that learners paid for chapters that were COMPLETE that day. */
  readonly creditsEarned: number
  readonly creditsBought: number
}

/** Of the time that is looked at. */
export type CostOfUser = Cost & {
  readonly userId: UserId
  /** Null for a deleted user. */
  readonly username: string | null
  readonly creditsPaid: number
}

export type CostOfChapter = Cost & {
  readonly chapterId: ChapterId
  /** These four are null for a chapter that is gone. */
  readonly title: string | null
  readonly planTitle: string | null
  readonly learnerId: UserId | null
  readonly learnerName: string | null
  /** 0 for a free one, and for one that is not COMPLETE. */
  readonly creditsPaid: number
}

/** Of one version of one task's prompt. */
export type CostOfTask = Cost &
  Pick<ModelCall, 'purpose' | 'version'> & {
    /** Null where no call's tokens were counted. */
    readonly inputTokens: number | null
    readonly outputTokens: number | null
    /** Calls that came to an answer, fit or not. */
    readonly answers: number
    /** Answers with faults: sent back, or with observed gates only counted. */
    readonly unfit: number
  }

export type Costs = {
  /** Oldest first, none left out. */
  readonly days: readonly CostOfDay[]
  /** The greatest cost first. */
  readonly users: readonly CostOfUser[]
  readonly chapters: readonly CostOfChapter[]
  /** All of them, the greatest cost first: their sums are those of the days. */
  readonly tasks: readonly CostOfTask[]
  /** What a chapter that is COMPLETE now cost in that time, its failed attempts too; null when none with a known price did. */
  readonly averageChapterCost: number | null
  /** Calls without a known price. */
  readonly callsWithoutPrice: number
}

/** How the product does and what models cost, without locks: for looking, never for deciding. */
export type HealthReadModels = {
  readonly health: (since: Date) => Promise<Health>
  readonly failures: (page: { readonly after: FailurePlace | null; readonly limit: number }) => Promise<FailurePage>
  /** Plans and chapters that failed since then and were not tried again, and mails that were given up. */
  readonly failedSince: (since: Date) => Promise<FailedWork>
  /** So many days from that midnight UTC on, and at most so many users and chapters. */
  readonly costs: (time: { readonly from: Date; readonly days: number; readonly most: number }) => Promise<Costs>
}
