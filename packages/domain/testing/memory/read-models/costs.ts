import type { Cost, CostOfTask, HealthReadModels } from '../../../src/ports/read-models/health.ts'
import { after, DAY } from '../../../src/shared/duration.ts'
import type { ModelCall } from '../../../src/tutoring/model-call.ts'
import type { Tables } from '../tables.ts'

export const memoryCosts =
  (tables: Tables): HealthReadModels['costs'] =>
  async ({ from, days, most }) => {
    const within = (start: Date, end: Date) => (time: Date) => time >= start && time < end
    const isLookedAt = within(from, after(from, days * DAY))
    const calls = [...tables.modelCalls.values()].filter(({ startedAt }) => isLookedAt(startedAt))
    const entries = [...tables.entries.values()].filter(({ at }) => isLookedAt(at))
    const sumOf = (kind: string, wanted: (entry: (typeof entries)[number]) => boolean) =>
      entries.filter((entry) => entry.kind === kind && wanted(entry)).reduce((sum, { amount }) => sum + amount, 0)
    const ofChapters = group(calls, ({ chapterId }) => chapterId)
    const complete = ofChapters.filter(({ key, known }) => known > 0 && tables.chapters.get(key)?.kind === 'open')

    return {
      days: Array.from({ length: days }, (_, index) => {
        const day = after(from, index * DAY)
        const isThen = within(day, after(day, DAY))
        const { known: _known, ...cost } = costOf(calls.filter(({ startedAt }) => isThen(startedAt)))
        return {
          day,
          ...cost,
          creditsEarned: sumOf('captured', ({ at }) => isThen(at)),
          creditsBought: sumOf('purchased', ({ at }) => isThen(at)),
        }
      }),
      users: group(calls, ({ userId }) => userId)
        .slice(0, most)
        .map(({ key: userId, calls, cost }) => ({
          userId,
          username: tables.users.get(userId)?.username ?? null,
          calls,
          cost,
          creditsPaid: sumOf('captured', (entry) => entry.userId === userId),
        })),
      chapters: ofChapters.slice(0, most).map(({ key: chapterId, calls, cost }) => {
        const chapter = tables.chapters.get(chapterId)
        const plan = chapter && tables.plans.get(chapter.planId)
        return {
          ...{ chapterId, title: chapter?.title ?? null, planTitle: plan?.title ?? null },
          ...{
            learnerId: plan?.userId ?? null,
            learnerName: (plan && tables.users.get(plan.userId)?.username) ?? null,
          },
          ...{ calls, cost },
          creditsPaid: [...tables.entries.values()]
            .filter((entry) => entry.kind === 'captured' && entry.chapterId === chapterId)
            .reduce((sum, { amount }) => sum + amount, 0),
        }
      }),
      tasks: tasksOf(calls),
      averageChapterCost:
        complete.length === 0 ? null : complete.reduce((sum, { cost }) => sum + cost, 0) / complete.length,
      callsWithoutPrice: calls.filter(({ cost }) => cost === null).length,
    }
  }

const costOf = (calls: readonly ModelCall[]): Cost & { readonly known: number } => ({
  calls: calls.length,
  cost: calls.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
  known: calls.filter(({ cost }) => cost !== null).length,
})

const isUnfit = ({ outcome, faults }: ModelCall): boolean => outcome === 'bad-answer' || faults.length > 0

function tasksOf(calls: readonly ModelCall[]): readonly CostOfTask[] {
  const sumOf = (counts: readonly (number | null)[]): number | null => {
    const known = counts.filter((count) => count !== null)
    return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0)
  }
  const keyOf = ({ purpose, version }: ModelCall): string => `${purpose} ${9_999 - (version ?? 0)}`
  return group(calls, keyOf).flatMap(({ key, calls: count, cost }) => {
    const same = calls.filter((call) => keyOf(call) === key)
    const sums = {
      inputTokens: sumOf(same.map(({ inputTokens }) => inputTokens)),
      outputTokens: sumOf(same.map(({ outputTokens }) => outputTokens)),
      answers: same.filter((call) => call.outcome === 'answered' || isUnfit(call)).length,
      unfit: same.filter(isUnfit).length,
    }
    return same.slice(0, 1).map(({ purpose, version }) => ({ purpose, version, calls: count, cost, ...sums }))
  })
}

/** The greatest cost first, then the most calls. */
function group<Key extends string>(calls: readonly ModelCall[], keyOf: (call: ModelCall) => Key | null) {
  const keys = new Set(calls.map(keyOf).filter((key) => key !== null))
  return [...keys]
    .map((key) => ({ key, ...costOf(calls.filter((call) => keyOf(call) === key)) }))
    .toSorted((a, b) => b.cost - a.cost || b.calls - a.calls || (a.key < b.key ? -1 : 1))
}
