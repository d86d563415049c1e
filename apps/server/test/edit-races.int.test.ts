import { type Chapter, type ChapterId, isUnlocked, type PlanId, type UserId } from '@app/domain'
import { aLockedChapter, aPlan, awaitingLearner, keep, newChapterId, seed, seedUser } from '@app/domain/testing'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'
import { LONG_RUN, times } from './long-run.ts'

/**
 * Edits, undos, unlocks and failures of one plan at the same moment, on real PostgreSQL. What protects them: the lock of the plan
 * in change-plan.ts (without it chapters come twice under one number, or one that was unlocked is locked again).
 */
describe('edits at the same moment', () => {
  let domain: DomainOnPostgres
  const seen = new Map<string, number>()

  beforeAll(async () => {
    domain = await openDomainOnPostgres(inject('databaseUrl'), { connections: 12 })
  })
  afterAll(() => domain?.close())

  it.each(times(30 * LONG_RUN))('should keep what is unlocked, the order and one free chapter (%i)', async (round) => {
    const own = await learnerWith(domain)
    const { userId, planId, ids } = own
    for (const burst of times(3)) {
      const before = await chaptersOf(domain, planId)
      const answers = await Promise.all(actsOf(domain, own, before, round + burst).map((act) => act()))
      for (const answer of answers) {
        if (!answer) continue
        const kind = answer.ok ? 'ok' : answer.error.kind
        seen.set(kind, (seen.get(kind) ?? 0) + 1)
      }
      const chapters = await chaptersOf(domain, planId)
      expect(chapters.map(({ number }) => number)).toEqual(chapters.map((_, place) => place + 1))
      expect(chapters.map(({ price }) => price)).toEqual(chapters.map((_, place) => (place === 0 ? 0 : 10)))
      expect(chapters.map(isUnlocked)).toEqual(chapters.map(isUnlocked).toSorted((a, b) => Number(b) - Number(a)))
      expect(chapters.filter(({ id }) => !ids.includes(id))).toEqual([])
      for (const [place, { prerequisites }] of chapters.entries()) {
        const earlier = new Set(chapters.slice(0, place).map(({ id }) => id))
        expect(prerequisites.filter((id) => !earlier.has(id))).toEqual([])
      }
    }
    // each edit has left one version, and none is lost
    const page = await domain.postgres.readModels.plan(userId, planId)
    const data = await domain.postgres.readModels.personalData(userId)
    expect(data?.plans.map(({ versions }) => versions.length)).toEqual([page?.edits])
  })

  it('should have met each other', () => {
    for (const kind of ['ok', 'plan-changed', 'chapter-unlocked', 'chapter-not-found', 'prerequisite-later']) {
      expect([...seen.keys()]).toContain(kind)
    }
  })

  it('should have left a sound ledger', async () => {
    // no worker takes jobs here, so jobs of what was given up stay (I6); a test's server is not durable (I8)
    const findings = await domain.postgres.checkLedger()
    expect(findings.filter(({ broken, invariant }) => broken > 0 && !['I6', 'I8'].includes(invariant))).toEqual([])
  })
})

// Helpers

type Own = { readonly userId: UserId; readonly planId: PlanId; readonly ids: readonly ChapterId[] }

/** A learner with 30 credits and a plan of six chapters, of which nothing is unlocked. */
async function learnerWith({ postgres: { unitOfWork } }: DomainOnPostgres): Promise<Own> {
  const { id: userId } = await seedUser(unitOfWork, 30)
  const conversation = awaitingLearner(userId)
  const plan = aPlan(userId, conversation.id)
  const first = aLockedChapter(plan.id, 1)
  const others = [2, 3, 4, 5, 6].map((number) =>
    aLockedChapter(plan.id, number, { prerequisites: number === 4 ? [first.id] : [] }),
  )
  const chapters = [first, ...others]
  await seed(unitOfWork, { conversations: [conversation], plans: [plan], chapters })
  return { userId, planId: plan.id, ids: chapters.map(({ id }) => id) }
}

const chaptersOf = ({ postgres }: DomainOnPostgres, planId: PlanId): Promise<readonly Chapter[]> =>
  keep(postgres.unitOfWork, ({ chapters }) => chapters.ofPlan(planId))

/** What two tabs and a worker do at once, as they saw the plan; in another order each time. */
function actsOf({ useCases }: DomainOnPostgres, own: Own, before: readonly Chapter[], turn: number) {
  const { userId, planId } = own
  const ids = before.map(({ id }) => id)
  const at = (place: number): ChapterId => ids[(place + turn) % ids.length] ?? newChapterId()
  const lockedLast = before.findLast((chapter) => !isUnlocked(chapter))?.id ?? newChapterId()
  const edit = { userId, planId }
  const acts = [
    () => useCases.unlockNextChapter(edit),
    () => useCases.dropChapter({ ...edit, chapterId: at(2) }),
    () => useCases.orderChapters({ ...edit, chapterIds: ids.toReversed() }),
    () => useCases.orderChapters({ ...edit, chapterIds: [...ids.slice(0, 1), ...ids.slice(1).toReversed()] }),
    () => useCases.rewordChapter({ ...edit, chapterId: at(0), title: `Turn ${turn}` }),
    () => useCases.rewordChapter({ ...edit, chapterId: lockedLast, summary: `Turn ${turn}` }),
    () => useCases.renamePlan({ ...edit, title: `Plan ${turn}`, version: 0 }),
    () => useCases.undoEdit({ ...edit, version: turn % 4 }),
    () => useCases.archivePlan({ ...edit, isArchived: turn % 2 === 0 }),
    async () => {
      const writing = before.find((chapter) => chapter.kind === 'preparing')
      if (!writing) return null
      const job = { kind: 'write-chapter', userId, planId, chapterId: writing.id, run: writing.attempt } as const
      await useCases.writeChapter.abandon(job)
      return null
    },
  ]
  return acts.map((_, place) => acts[(place * 3 + turn) % acts.length] ?? acts[0]).filter((act) => act !== undefined)
}
