import type { SourceState, SourceStore } from '../../src/ports/source-store.ts'
import type { Candidate, SourceName } from '../../src/resources/candidate.ts'
import { queryKey } from '../../src/resources/query-key.ts'
import { after } from '../../src/shared/duration.ts'
import { err, ok } from '../../src/shared/result.ts'

type Answer = { readonly candidates: readonly Candidate[]; readonly at: Date; readonly until: Date }

/** Each call runs to its end before the next one begins, which is as atomic as one statement. */
export function makeMemorySourceStore(): SourceStore {
  const answers = new Map<string, Answer>()
  const states = new Map<SourceName, SourceState>()
  const stateOf = (name: SourceName, now: Date): SourceState =>
    states.get(name) ?? {
      name,
      used: 0,
      windowStart: now,
      pausedUntil: null,
      failures: 0,
      lastFailureAt: null,
      lastFailure: null,
      lastAnswerAt: null,
    }
  return {
    find: async (source, query, since) => {
      const answer = answers.get(answerKey(source, query))
      return answer && answer.at > since ? answer.candidates : null
    },
    keep: async (source, query, candidates, kept) => {
      answers.set(answerKey(source, query), { candidates: structuredClone(candidates), ...kept })
    },
    take: async (source, budget, now) => {
      const before = stateOf(source, now)
      const isOver = now >= after(before.windowStart, budget.within)
      const { used, windowStart } = isOver ? { used: 0, windowStart: now } : before
      const isUsedUp = used >= budget.requests
      const windowEnd = after(windowStart, budget.within)
      if (before.pausedUntil && now < before.pausedUntil) {
        const until = isUsedUp ? latest(before.pausedUntil, windowEnd) : before.pausedUntil
        return err({ kind: 'limited', until })
      }
      if (isUsedUp) return err({ kind: 'limited', until: windowEnd })
      states.set(source, { ...before, used: used + 1, windowStart, pausedUntil: null })
      return ok(undefined)
    },
    answered: async (source, at) => {
      states.set(source, { ...stateOf(source, at), failures: 0, lastAnswerAt: at })
    },
    failed: async (source, { at, detail, pausedUntil }) => {
      const before = stateOf(source, at)
      const failures = before.failures + 1
      states.set(source, {
        ...before,
        failures,
        lastFailureAt: at,
        lastFailure: detail,
        pausedUntil: latest(before.pausedUntil, pausedUntil),
      })
      return failures
    },
    states: async () => [...states.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
    removeExpired: async (now) => {
      for (const [key, { until }] of answers) if (until <= now) answers.delete(key)
    },
  }
}

const answerKey = (source: SourceName, query: Parameters<typeof queryKey>[0]): string =>
  JSON.stringify([source, queryKey(query)])

function latest<T extends Date | null>(one: T, other: T): T {
  if (one === null || other === null) return one ?? other
  return one > other ? one : other
}
