import { CHAPTER_PRICE, DAY, type PlanId, type UserId } from '@app/domain'
import { aLockedChapter, anOpenChapter, aPlan, awaitingLearner, keep, seed, seedUser } from '@app/domain/testing'
import { DatabaseUnavailable } from '@app/postgres'
import { isLongRun, rounds, times } from '@app/testing/long-run'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type DomainOnPostgres, openDomainOnPostgres } from './domain-on-postgres.ts'

/**
 * Unlocks at the same moment, on real PostgreSQL. What protects them: `.forNoKeyUpdate()` in `lock` of wallet-repository.ts (it
 * was removed once, and 11 of these tests failed), and that unlock-chapters.ts locks the wallet before it reads the
 * chapters (the other way round 20 failed).
 */
describe('unlocks at the same moment', () => {
  let domain: DomainOnPostgres

  beforeAll(async () => {
    domain = await openDomainOnPostgres(inject('databaseUrl'), { connections: 20 })
    // the free chapter was unlocked long ago: a call for it is no second click
    domain.clock.advance(DAY)
  })
  afterAll(() => domain?.close())

  /** C1: a balance for k chapters, N plans, N unlocks at once. */
  const counts = isLongRun ? [2, 10, 50, 200] : [2, 10]
  const cases = counts.flatMap((plans) => [0, 1, 3, plans - 1].map((chapters) => ({ plans, chapters })))
  if (!isLongRun) cases.push({ plans: 50, chapters: 3 })
  describe.each(times(rounds(1)))('round %i', () => {
    it.each(cases)('should unlock $chapters of $plans', async ({ plans, chapters }) => {
      const { userId, planIds } = await learnerWith(domain, { plans, credits: chapters * CHAPTER_PRICE })
      const answers = await Promise.all(
        planIds.map((planId) => answered(() => domain.useCases.unlockNextChapter({ userId, planId }))),
      )
      const affordable = Math.min(chapters, plans)
      expect(answers.filter(({ ok }) => ok)).toHaveLength(affordable)
      for (const answer of answers) {
        if (!answer.ok) expect(answer.error).toEqual({ kind: 'insufficient-credits', missing: CHAPTER_PRICE })
      }
      expect(await domain.postgres.readModels.credits(userId)).toBe((chapters - affordable) * CHAPTER_PRICE)
      expect(await unlockedIn(domain, userId)).toBe(affordable)
    })
  })

  /** C2: a double click, two tabs and a repeated request. */
  it.each(times(rounds(4, 20)))('should hold one price for one chapter (%i)', async () => {
    const { userId, planIds } = await learnerWith(domain, { plans: 1, credits: 100 })
    const [planId] = planIds
    const [card] = await domain.postgres.readModels.listLearningPlans(userId)
    const next = card?.chapters.find(({ isUnlocked }) => !isUnlocked)
    if (!planId || !next) throw new Error('There is a chapter to unlock.')

    const answers = await Promise.all(
      times(10).map((click) =>
        // every other one does not say which chapter it means
        domain.useCases.unlockNextChapter({ userId, planId, ...(click % 2 === 0 && { chapterId: next.id }) }),
      ),
    )
    const named = answers.map((answer) =>
      answer.ok && answer.value.kind === 'unlocked' ? answer.value.chapter.id : null,
    )
    expect(new Set(named)).toEqual(new Set([next.id]))
    const { entries } = await domain.postgres.readModels.ledger(userId, { before: null, limit: 100 })
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['held', CHAPTER_PRICE],
      ['granted', 100],
    ])
  })

  /** Two tabs, one with 'Unlock all' and one with the next chapter, and a balance for some of the plans. */
  it.each(times(rounds(4, 5)))('should hold all prices of a plan or none (%i)', async (time) => {
    const round = time % 6
    const { userId, planIds } = await learnerWith(domain, { plans: 6, credits: 2 * round * CHAPTER_PRICE })
    const unlockAll = (planId: PlanId) => domain.useCases.unlockAll({ userId, planId })
    const answers = await Promise.all([...planIds, ...planIds].map((planId) => answered(() => unlockAll(planId))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2 * round)
    for (const answer of answers) {
      if (!answer.ok) expect(answer.error).toEqual({ kind: 'insufficient-credits', missing: 2 * CHAPTER_PRICE })
    }
    expect(await domain.postgres.readModels.credits(userId)).toBe(0)
    const cards = await domain.postgres.readModels.listLearningPlans(userId)
    const unlocked = cards.map(({ chapters }) => chapters.filter(({ isUnlocked }) => isUnlocked).length)
    expect(unlocked.toSorted()).toEqual([...times(6 - round).map(() => 1), ...times(round).map(() => 3)])
  })

  /** The webhook, two tabs that return, the job, and a press of the button. */
  it.each(times(rounds(4, 10)))('should unlock once what a purchase was made for (%i)', async () => {
    const { userId, planIds } = await learnerWith(domain, { plans: 1, credits: 0 })
    const [planId] = planIds
    const user = await keep(domain.postgres.unitOfWork, ({ users }) => users.find(userId))
    const [card] = await domain.postgres.readModels.listLearningPlans(userId)
    const next = card?.chapters.find(({ isUnlocked }) => !isUnlocked)
    if (!planId || !next || !user) throw new Error('There is a chapter to unlock.')
    const { useCases, payments } = domain
    const unlock = { planId, chapterIds: [next.id], isWholePlan: false, cost: CHAPTER_PRICE }
    const opened = await useCases.createCheckout({ user, packageId: '893999', unlock })
    const reference = (opened.ok && opened.value.url.split('/').at(-1)) || ''
    payments.pay(reference)
    const job = { kind: 'unlock-purchased', userId, reference } as const
    await Promise.all([
      ...times(3).map(() => useCases.confirmPayments({ userId, reference })),
      ...times(3).map(() => useCases.fulfilPurchase(reference).then(() => useCases.jobHandlers.run(job))),
      answered(() => useCases.unlockNextChapter({ userId, planId, chapterId: next.id })),
    ])
    await useCases.jobHandlers.run(job)
    const { entries } = await domain.postgres.readModels.ledger(userId, { before: null, limit: 100 })
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['held', CHAPTER_PRICE],
      ['purchased', 50],
    ])
    const [bought] = await domain.postgres.readModels.purchases(userId)
    expect(bought?.pendingUnlock?.outcome).toMatch(/^(already-)?unlocked$/)
  })

  it.each(times(rounds(4, 10)))('should settle each chapter once beside all that may happen (%i)', async (round) => {
    const { userId, planIds } = await learnerWith(domain, { plans: 1, credits: 20 })
    const [planId] = planIds
    if (!planId) throw new Error('There is a plan.')
    const own = { userId, planId }
    const chapters = () => keep(domain.postgres.unitOfWork, (repositories) => repositories.chapters.ofPlan(planId))
    const [, second, third] = await chapters()
    if (!second || !third) throw new Error('There are three chapters.')
    const job = { kind: 'write-chapter', ...own, chapterId: second.id, run: 1 } as const
    await Promise.all([
      answered(() => domain.useCases.unlockAll(own)),
      answered(() => domain.useCases.unlockAll({ ...own, chapterIds: [second.id, third.id] })),
      answered(() => domain.useCases.unlockNextChapter({ ...own, chapterId: second.id })),
      answered(() => domain.useCases.dropChapter({ ...own, chapterId: third.id })),
      answered(() => domain.useCases.archivePlan({ ...own, isArchived: round % 2 === 0 })),
      answered(() => domain.useCases.checkStuckPlans(userId)),
    ])
    // the queue gives up while another tab unlocks what is locked again
    await Promise.all([
      domain.useCases.writeChapter.abandon(job),
      domain.useCases.writeChapter.abandon(job),
      answered(() => domain.useCases.unlockAll(own)),
    ])
    const after = await chapters()
    const held = after.filter(({ kind }) => kind === 'preparing').length
    expect(await domain.postgres.readModels.credits(userId)).toBe(20 - held * CHAPTER_PRICE)
    expect(after.map(({ kind }) => kind)).toEqual([
      'open',
      ...after.slice(1).map(() => (held > 0 ? 'preparing' : 'locked')),
    ])
  })

  it('should have left a sound ledger', async () => {
    // no worker takes jobs here, so jobs of what was given up stay (I6); a test's server is not durable (I8)
    const findings = await domain.postgres.checkLedger()
    expect(findings.filter(({ broken, invariant }) => broken > 0 && !['I6', 'I8'].includes(invariant))).toEqual([])
    const lost = findings.find(({ invariant }) => invariant === 'I6')?.first ?? ''
    expect(lost).not.toContain('there is no live job')
  })
})

// Helpers

/** On a busy machine 200 at once can wait longer for a connection than they may: that is a 503, and who gets one asks again. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error
    }
  }
}

type Wanted = { readonly plans: number; readonly credits: number }

/** A learner with plans of which the free chapter is open, and two more are locked. */
async function learnerWith(
  { postgres: { unitOfWork } }: DomainOnPostgres,
  { plans, credits }: Wanted,
): Promise<{ readonly userId: UserId; readonly planIds: readonly PlanId[] }> {
  const { id: userId } = await seedUser(unitOfWork, credits)
  const made = times(plans).map(() => {
    const conversation = awaitingLearner(userId)
    return { conversation, plan: aPlan(userId, conversation.id) }
  })
  await seed(unitOfWork, {
    conversations: made.map(({ conversation }) => conversation),
    plans: made.map(({ plan }) => plan),
    chapters: made.flatMap(({ plan: { id } }) => [anOpenChapter(id, 1), aLockedChapter(id, 2), aLockedChapter(id, 3)]),
  })
  return { userId, planIds: made.map(({ plan }) => plan.id) }
}

async function unlockedIn({ postgres }: DomainOnPostgres, userId: UserId): Promise<number> {
  const cards = await postgres.readModels.listLearningPlans(userId)
  return cards.flatMap(({ chapters }) => chapters).filter(({ isUnlocked, price }) => isUnlocked && price > 0).length
}
