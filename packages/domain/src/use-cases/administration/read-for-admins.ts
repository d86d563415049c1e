import type { Actor } from '../../audit/audit-entry.ts'
import type { Adapters, ResourceSearch, SourceState } from '../../ports/index.ts'
import type { HealthReadModels } from '../../ports/read-models/health.ts'
import { after, type ChapterId, DAY, err, ok, startOfDay } from '../../shared/index.ts'
import type { Spending } from '../tutoring/daily-budget.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { type AdminDeps, asAdmin, runAdminAction } from './run-admin-action.ts'

type Deps = AdminDeps &
  Pick<Adapters, 'adminReadModels' | 'resourceSearch' | 'sourceStore'> & {
    readonly spending: Pick<Spending, 'dailyBudget'>
    readonly tutor: Pick<Tutor, 'checkBudget' | 'spentToday'>
  }

type Asked = { readonly actor: Actor }

/** Users and chapters that a list of costs names at most. */
const MAX_LISTED = 20

/** What admins look at, after their right was checked. */
export const makeReadForAdmins = (deps: Deps) => {
  const { adminReadModels, clock, resourceSearch, sourceStore, spending, tutor } = deps
  return {
    /** A chapter with all that was done to write it. It is its learner's, so each read leaves an audit entry, or does not happen. */
    readChapter: ({ chapterId, actor }: Asked & { readonly chapterId: ChapterId }) =>
      asAdmin(deps, actor, async () => {
        const chapter = await adminReadModels.chapter(chapterId)
        if (!chapter) return err({ kind: 'chapter-not-found' })
        const { learnerId: subjectId } = chapter
        const done = await runAdminAction<never>(deps, { actor }, async () =>
          ok({ subjectId, act: { kind: 'chapter-read', chapterId } }),
        )
        return done.ok ? ok(chapter) : done
      }),

    /** How the product does now, calls of models since 24 hours ago, and a page of what failed. */
    readHealth: ({ actor, ...page }: Asked & Parameters<HealthReadModels['failures']>[0]) =>
      asAdmin(deps, actor, async () => {
        const callsSince = after(clock.now(), -DAY)
        const [health, failures] = await Promise.all([
          adminReadModels.health(callsSince),
          adminReadModels.failures(page),
        ])
        return ok({ ...health, ...failures, callsSince })
      }),

    /** What models cost in the last so many days, today included, beside what credits earned; millionths of a US dollar. */
    readCosts: ({ actor, days }: Asked & { readonly days: number }) =>
      asAdmin(deps, actor, async () => {
        const from = after(startOfDay(clock.now()), -(days - 1) * DAY)
        const costs = await adminReadModels.costs({ from, days, most: MAX_LISTED })
        const affordable = await tutor.checkBudget()
        // what only running calls stand in the way of begins in a minute
        const coversGeneration = affordable.ok || affordable.error.kind === 'daily-budget-reserved'
        const { finished: spentToday, running: reservedToday } = await tutor.spentToday()
        const { dailyBudget } = spending
        return ok({
          ...costs,
          /** By calls that have ended. */
          spentToday,
          /** By calls that run now, at their most. */
          reservedToday,
          /** Null: as much as it takes. */
          dailyBudget,
          /** Whether what is left of it covers another plan or chapter. */
          coversGeneration,
        })
      }),

    /** How the search for learning resources does: each source that is configured, and links that are in trouble. */
    readResourceHealth: ({ actor }: Asked) =>
      asAdmin(deps, actor, async () => {
        const [states, health] = await Promise.all([sourceStore.states(), adminReadModels.resourceHealth()])
        const now = clock.now()
        return ok({
          ...health,
          isOn: resourceSearch.sources.length > 0,
          sources: resourceSearch.sources.map((source) =>
            sourceHealth(source, states.find(({ name }) => name === source.name) ?? NEVER_ASKED, now),
          ),
        })
      }),
  }
}

type Counted = Omit<SourceState, 'name'>

const NEVER_ASKED: Counted = {
  ...{ used: 0, windowStart: new Date(0), pausedUntil: null },
  ...{ failures: 0, lastFailure: null, lastFailureAt: null, lastAnswerAt: null },
}

/** A window that is over counts nothing, nor does a pause. */
function sourceHealth({ name, title, budget }: ResourceSearch['sources'][number], counted: Counted, now: Date) {
  const { failures, lastFailure, lastFailureAt, lastAnswerAt } = counted
  const pausedUntil = counted.pausedUntil !== null && counted.pausedUntil > now ? counted.pausedUntil : null
  const used = now.getTime() - counted.windowStart.getTime() >= budget.within ? 0 : counted.used
  const state: 'paused' | 'used-up' | 'ready' = pausedUntil ? 'paused' : used >= budget.requests ? 'used-up' : 'ready'
  return {
    ...{ name, title, state, used, limit: budget.requests, windowMs: budget.within, pausedUntil },
    ...{ failures, lastFailure, lastFailureAt, lastAnswerAt },
  }
}
