import { type Chapter, contentStatus } from '../../../src/chapters/chapter.ts'
import type { MailRecord } from '../../../src/mails/mail-record.ts'
import { generationStatus } from '../../../src/plans/plan.ts'
import type { JobKind } from '../../../src/ports/jobs.ts'
import type {
  FailedCall,
  Failure,
  FaultCount,
  GenerationCounts,
  HealthReadModels,
} from '../../../src/ports/read-models/health.ts'
import type { PlanId } from '../../../src/shared/ids.ts'
import type { ModelCall } from '../../../src/tutoring/model-call.ts'
import { NOW } from '../../builders.ts'
import type { Tables } from '../tables.ts'
import { memoryCosts } from './costs.ts'

const JOB_KINDS: readonly JobKind[] = [
  'alert-operators',
  'check-links',
  'check-resource',
  'clean-up',
  'draft-plan',
  'find-resources',
  'outline-chapter',
  'prepare-chapter',
  'reconcile-payments',
  'remind-learners',
  'revise-plan',
  'rewrite-chapter',
  'send-mail',
  'unlock-purchased',
  'verify-question',
  'write-chapter',
  'write-check',
  'write-placement',
]

export const memoryHealthReadModels = (tables: Tables): HealthReadModels => ({
  health: async (since) => {
    const calls = [...tables.modelCalls.values()].filter(isSince(since))
    const outcomes = countBy(calls.map(({ outcome }) => outcome))
    return {
      plans: countsOf([...tables.plans.values()].map(generationStatus)),
      chapters: countsOf([...tables.chapters.values()].filter(wasUnlocked).map(contentStatus)),
      queue: JOB_KINDS.map((kind) => {
        const waiting = [...tables.jobs.values()].filter(({ job }) => job.kind === kind).length
        // no clock here: jobs wait since everything in the builders happens, and none is known to run
        return { kind, waiting, running: 0, oldestWaitingSince: waiting === 0 ? null : NOW }
      }),
      calls: [...outcomes]
        .map(([outcome, calls]) => ({ outcome, calls }))
        .toSorted((a, b) => b.calls - a.calls || (a.outcome < b.outcome ? -1 : 1)),
      faults: faultsOf(calls),
    }
  },

  failures: async ({ after, limit }) => {
    const all = [...failedPlans(tables), ...failedChapters(tables)].toSorted((a, b) => (isBefore(a, b) ? -1 : 1))
    const rest = after === null ? all : all.filter((failure) => isBefore(after, failure))
    const failures = rest.slice(0, limit)
    const last = failures.at(-1)
    return { failures, next: rest.length > limit && last ? { since: last.since, id: last.id } : null }
  },

  failedSince: async (since) => {
    const timesOf = (failed: readonly { readonly since: Date }[]) => failed.map((one) => one.since)
    const isFailure = ({ state, mail }: MailRecord): boolean => state === 'failed' && mail !== 'operator-alert'
    const mails = [...tables.mails.values()].filter(isFailure).map(({ at }) => at)
    const all = { plans: timesOf(failedPlans(tables)), chapters: timesOf(failedChapters(tables)), mails }
    const lately = (times: readonly Date[]) => times.filter((time) => time >= since)
    const [latest] = lately(Object.values(all).flat()).toSorted((a, b) => b.getTime() - a.getTime())
    return {
      plans: lately(all.plans).length,
      chapters: lately(all.chapters).length,
      mails: lately(all.mails).length,
      latest: latest ?? null,
    }
  },

  costs: memoryCosts(tables),
})

function faultsOf(calls: readonly ModelCall[]): readonly FaultCount[] {
  const counts = countBy(calls.flatMap(({ purpose, faults }) => faults.map((code) => `${purpose} ${code}`)))
  return [...counts]
    .map(([key, count]) => {
      const [purpose, code = ''] = key.split(' ')
      // the key was put together from one
      return { purpose: purpose as ModelCall['purpose'], code, calls: count }
    })
    .toSorted((a, b) => b.calls - a.calls || (a.code + a.purpose < b.code + b.purpose ? -1 : 1))
}

const isSince =
  (from: Date) =>
  ({ startedAt }: { readonly startedAt: Date }): boolean =>
    startedAt >= from

const wasUnlocked = (chapter: Chapter): boolean => chapter.kind !== 'locked' || chapter.failure !== null

function countBy<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const counts = new Map<T, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function countsOf(states: readonly ReturnType<typeof contentStatus>[]): GenerationCounts {
  const counts = countBy(states)
  return {
    pending: counts.get('PENDING') ?? 0,
    generating: counts.get('GENERATING') ?? 0,
    complete: counts.get('COMPLETE') ?? 0,
    failed: counts.get('FAILED') ?? 0,
  }
}

type Place = { readonly since: Date; readonly id: string }

/** Whether the one comes before the other in a list with the newest first. */
const isBefore = (one: Place, other: Place): boolean =>
  one.since.getTime() === other.since.getTime() ? one.id > other.id : one.since > other.since

const failedPlans = (tables: Tables): readonly Failure[] =>
  [...tables.plans.values()].flatMap(({ id, title, userId, generation }) => {
    if (generation.kind !== 'failed') return []
    const { reason, at: since } = generation
    const about = {
      ...learnerOf(userId, tables),
      price: 0,
      lastCall: lastCall(tables, (call) => isAboutPlan(call, id)),
    }
    return [{ kind: 'plan', id, title, planTitle: title, ...about, reason, since }]
  })

const failedChapters = (tables: Tables): readonly Failure[] =>
  [...tables.chapters.values()].flatMap((chapter) => {
    const { id, title, price } = chapter
    const plan = tables.plans.get(chapter.planId)
    if (chapter.kind !== 'locked' || chapter.failure === null || !plan) return []
    const { reason, at: since } = chapter.failure
    const about = {
      ...learnerOf(plan.userId, tables),
      price,
      lastCall: lastCall(tables, (call) => call.chapterId === id),
    }
    return [{ kind: 'chapter', id, title, planTitle: plan.title, ...about, reason, since }]
  })

const isAboutPlan = ({ planId, chapterId }: ModelCall, id: PlanId): boolean => planId === id && chapterId === null

/** Requests have no ids here. */
function lastCall({ modelCalls }: Tables, isAbout: (call: ModelCall) => boolean): FailedCall | null {
  const calls = [...modelCalls.values()].filter(isAbout)
  const last = calls.toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0]
  return last ? { outcome: last.outcome, model: last.model, faults: last.faults, requestId: null } : null
}

const learnerOf = (id: Failure['learnerId'], tables: Tables) => ({
  learnerId: id,
  learnerName: tables.users.get(id)?.username ?? '',
})
