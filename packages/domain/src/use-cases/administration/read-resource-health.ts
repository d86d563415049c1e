import type { Actor } from '../../audit/audit-entry.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { ResourceSearch } from '../../ports/resource-search.ts'
import type { SourceState } from '../../ports/source-store.ts'
import { ok } from '../../shared/result.ts'
import { asAdmin } from './run-admin-action.ts'

/** How the search for learning resources does: each source that is configured, and links that are in trouble. */
export const makeReadResourceHealth =
  ({
    resourceSearch,
    sourceStore,
    adminReadModels,
    clock,
    unitOfWork,
  }: Pick<Adapters, 'resourceSearch' | 'sourceStore' | 'adminReadModels' | 'clock' | 'unitOfWork'>) =>
  ({ actor }: { readonly actor: Actor }) =>
    asAdmin({ unitOfWork }, actor, async () => {
      const [states, health] = await Promise.all([sourceStore.states(), adminReadModels.resourceHealth()])
      const now = clock.now()
      return ok({
        ...health,
        isOn: resourceSearch.sources.length > 0,
        sources: resourceSearch.sources.map((source) =>
          sourceHealth(source, states.find(({ name }) => name === source.name) ?? null, now),
        ),
      })
    })

/** `state` is null for one that was never asked. A window that is over counts nothing. */
function sourceHealth(
  { name, title, budget }: ResourceSearch['sources'][number],
  state: SourceState | null,
  now: Date,
) {
  const isPaused = (state?.pausedUntil ?? now) > now
  const isOver = state === null || now.getTime() - state.windowStart.getTime() >= budget.within
  const used = isOver ? 0 : state.used
  return {
    name,
    title,
    state: isPaused ? ('paused' as const) : used >= budget.requests ? ('used-up' as const) : ('ready' as const),
    used,
    limit: budget.requests,
    windowMs: budget.within,
    pausedUntil: isPaused ? (state?.pausedUntil ?? null) : null,
    failures: state?.failures ?? 0,
    lastFailure: state?.lastFailure ?? null,
    lastFailureAt: state?.lastFailureAt ?? null,
    lastAnswerAt: state?.lastAnswerAt ?? null,
  }
}
