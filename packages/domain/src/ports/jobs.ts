import type { Receipt } from '../credits/purchase.ts'
import type { OperatorAlert } from '../mails/operator-alert.ts'
import {
  type ChapterId,
  type ConversationId,
  DAY,
  type PlacementId,
  type PlanId,
  type RegistrationId,
  type ResourceId,
  type RevisionId,
  type UserId,
} from '../shared/index.ts'
import type { Language } from '../users/language.ts'

type OfPlan = { readonly userId: UserId; readonly planId: PlanId }
/** A chapter with its plan and its learner. */
export type ChapterOfUser = OfPlan & { readonly chapterId: ChapterId }

/** Work that goes on after the answer was given, and after a crash. */
export type Job =
  | (OfPlan & { readonly kind: 'draft-plan'; readonly run: number })
  | (ChapterOfUser & { readonly kind: 'write-chapter'; readonly run: number })
  /** Writes the parts of a plan's next locked chapter, before it is unlocked. */
  | (ChapterOfUser & { readonly kind: 'prepare-chapter' })
  /** Writes the changes that were asked for in words. */
  | (OfPlan & { readonly kind: 'revise-plan'; readonly revisionId: RevisionId })
  /** Writes what a chapter teaches that its learner has added. */
  | (ChapterOfUser & { readonly kind: 'outline-chapter' })
  /** Tells a chapter differently that can be read. */
  | (ChapterOfUser & { readonly kind: 'rewrite-chapter'; readonly run: number })
  /** Writes the check of a version of a chapter that can be read already. */
  | (ChapterOfUser & { readonly kind: 'write-check'; readonly version: number })
  /** Solves a question again whose key its learner doubts. */
  | (ChapterOfUser & { readonly kind: 'verify-question'; readonly questionId: string })
  /** Writes the questions that find out a learner's level. */
  | {
      readonly kind: 'write-placement'
      readonly userId: UserId
      readonly conversationId: ConversationId
      readonly placementId: PlacementId
    }
  /** Finds pages for a chapter, or others in place of those that are gone. */
  | (ChapterOfUser & { readonly kind: 'find-resources'; readonly run: number })
  /** The same, for a resource that its learner has reported. */
  | (ChapterOfUser & { readonly kind: 'check-resource'; readonly resourceId: ResourceId; readonly run: number })
  /** Unlocks what a purchase was made for. */
  | { readonly kind: 'unlock-purchased'; readonly userId: UserId; readonly reference: string }
  | MailJob
  /** Deletes what has outlived its retention. */
  | { readonly kind: 'clean-up' }
  /** Asks the payment provider for payments whose webhook event may have been lost. */
  | { readonly kind: 'reconcile-payments' }
  /** Reads links again that are due. */
  | { readonly kind: 'check-links' }
  /** Mails the operators when the budget or the queue is in trouble. */
  | { readonly kind: 'alert-operators' }
  /** Mails learners who asked for it what is due today. */
  | { readonly kind: 'remind-learners' }

type AnyMailJob = {
  readonly kind: 'send-mail'
  readonly userId: UserId
  /** The mail's own: a job that runs twice sends the same mail again, not another one. */
  readonly mailId: string
  /** Of the page that asked for the mail: it is written in it where the account has chosen none. Unset: English. */
  readonly language?: Language
}

export type MailJob = AnyMailJob &
  (
    | { readonly mail: 'already-registered' | 'password-reset' | 'password-changed' | 'account-leaving' }
    /** About the registration it names; without one about the one that waits, if there is only one. */
    | { readonly mail: 'verification'; readonly registration?: 'first' | RegistrationId }
    | { readonly mail: 'plan-ready'; readonly planId: PlanId }
    | { readonly mail: 'receipt'; readonly receipt: Receipt }
    | { readonly mail: 'operator-alert'; readonly alert: OperatorAlert }
    /** `day`: of the learner's calendar. Once it is over, the mail is out of date. */
    | { readonly mail: 'review-reminder'; readonly day: string }
  )

export type JobKind = Job['kind']

/** Those that come by the clock, about no one in particular. */
export type ScheduledJob = Extract<
  Job,
  { readonly kind: 'clean-up' | 'reconcile-payments' | 'check-links' | 'alert-operators' | 'remind-learners' }
>

export const SCHEDULED: readonly JobKind[] = [
  ...(['clean-up', 'reconcile-payments', 'check-links', 'alert-operators'] as const),
  'remind-learners',
]

const isScheduled = (job: Job): job is ScheduledJob => SCHEDULED.includes(job.kind)

/** What a job is about: two live jobs never have the same key. */
export function jobKey(job: Job): string {
  if (job.kind === 'draft-plan') return `draft-plan:${job.planId}:${job.run}`
  if (job.kind === 'write-chapter') return `write-chapter:${job.chapterId}:${job.run}`
  if (job.kind === 'prepare-chapter') return `prepare-chapter:${job.chapterId}`
  if (job.kind === 'revise-plan') return `revise-plan:${job.planId}:${job.revisionId}`
  if (job.kind === 'outline-chapter') return `outline-chapter:${job.planId}:${job.chapterId}`
  if (job.kind === 'rewrite-chapter') return `rewrite-chapter:${job.chapterId}:${job.run}`
  if (job.kind === 'write-check') return `write-check:${job.chapterId}:${job.version}`
  if (job.kind === 'verify-question') return `verify-question:${job.questionId}`
  if (job.kind === 'write-placement') return `write-placement:${job.placementId}`
  if (job.kind === 'find-resources') return `find-resources:${job.chapterId}:${job.run}`
  if (job.kind === 'check-resource') return `check-resource:${job.resourceId}:${job.run}`
  if (job.kind === 'unlock-purchased') return `unlock-purchased:${job.reference}`
  if (isScheduled(job)) return job.kind
  if (job.mail === 'plan-ready') return `send-mail:plan-ready:${job.planId}`
  if (job.mail === 'receipt') return `send-mail:receipt:${job.receipt.reference}`
  if (job.mail === 'operator-alert') return `send-mail:${job.alert.kind}:${job.userId}`
  if (job.mail === 'review-reminder') return `send-mail:review-reminder:${job.userId}:${job.day}`
  if (job.mail === 'verification' && job.registration && job.registration !== 'first') {
    return `send-mail:verification:${job.registration}`
  }
  // one pending mail of a kind for each user is enough, however often it was asked for
  return `send-mail:${job.mail}:${job.userId}`
}

/** Milliseconds from now between which a job may start: when exactly is left to chance. */
export type StartDelay = { readonly least: number; readonly most: number }

/** Enqueued with everything else of the unit of work, or not at all. */
export type JobQueue = {
  /** Does nothing when a live job with the same key exists; answers whether it added one. Starts at once without a delay. */
  readonly enqueue: (job: Job, delay?: StartDelay) => Promise<boolean>
  /** Whether a worker that shows signs of life runs a job with the same key: waiting jobs do not count. */
  readonly isRunning: (job: Job) => Promise<boolean>
}

/** So long a job may be deferred: then it is given up, as after its last try. */
export const MAX_DEFERRAL = DAY

/**
 * Done, or to be tried again later by the queue, with growing pauses and up to its own limit; 'not-yet' was no try at all,
 * and does not count towards that: the job is deferred, for `MAX_DEFERRAL` at most.
 */
export type JobOutcome = 'done' | 'try-again' | 'not-yet'

/** One function per kind of job. `abandon` is called when the queue gives up on a job. */
export type JobHandlers = {
  readonly run: (job: Job) => Promise<JobOutcome>
  readonly abandon: (job: Job) => Promise<void>
}
