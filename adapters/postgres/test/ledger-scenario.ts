import {
  type Chapter,
  capture,
  type Hold,
  hold,
  type Job,
  type Movement,
  moveForPurchase,
  type PurchaseId,
  release,
  replacePlan,
  type UnitOfWork,
  type UserId,
  unlockKey,
  type Wallet,
  withdraw,
  withdrawalKey,
} from '@app/domain'
import {
  aLapsedPurchase,
  aLockedChapter,
  aMismatchedPurchase,
  anAuditEntry,
  anOpenChapter,
  anOpenPurchase,
  aPaidPurchase,
  aPlan,
  aPreparingChapter,
  aResource,
  aResourceList,
  awaitingLearner,
  giveCredits,
  keep,
  NOW,
  newEntryId,
  seed,
  seedUser,
} from '@app/domain/testing'

export type LedgerScenario = Awaited<ReturnType<typeof seedLedgerScenario>>

/** Everything that can have become of credits, of a learner who is here and of one who is gone. */
export async function seedLedgerScenario(unitOfWork: UnitOfWork) {
  const user = await seedUser(unitOfWork)
  const talk = awaitingLearner(user.id)
  const plan = aPlan(user.id, talk.id)
  // made from other answers than the first time
  const before = aPlan(user.id, talk.id)
  const replaced = replacePlan(before, [aLockedChapter(before.id, 1)], before.brief, NOW)
  if (!replaced.ok) throw new Error(replaced.error.kind)
  const drafted = replaced.value.plan
  const chapters = {
    free: anOpenChapter(plan.id, 1),
    paid: anOpenChapter(plan.id, 2, { attempt: 2 }),
    next: aPreparingChapter(plan.id, 3),
    failed: aLockedChapter(plan.id, 4, { attempt: 1, failure: 'No answer.' }),
  }
  const returned = { returnedCents: 450, reversed: 50, taken: 30 }
  const purchases = { paid: aPaidPurchase(user.id), returned: aPaidPurchase(user.id, { ...returned, version: 3 }) }
  const unpaid = [anOpenPurchase(user.id), aLapsedPurchase(user.id), aMismatchedPurchase(user.id)]
  await seed(unitOfWork, {
    conversations: [talk],
    plans: [plan, before],
    chapters: Object.values(chapters),
    purchases: [...Object.values(purchases), ...unpaid],
  })

  await keep(unitOfWork, ({ plans }) => plans.replace(replaced.value))
  const given = await give(unitOfWork, user.id, 25)
  for (const { id, reference } of Object.values(purchases)) {
    await trade(unitOfWork, user.id, { kind: 'purchased', amount: 100, businessKey: `purchase:${reference}` }, id)
  }
  const withdrawn = await withdrawFrom(unitOfWork, user.id, 5)
  const { id, reference } = purchases.returned
  await trade(unitOfWork, user.id, { kind: 'reversed', amount: 50, businessKey: `reversal:${reference}:2` }, id)
  await trade(unitOfWork, user.id, { kind: 'reinstated', amount: 20, businessKey: `reinstatement:${reference}:3` }, id)
  await unlock(unitOfWork, user.id, chapters.paid, [1, release], [2, capture])
  await unlock(unitOfWork, user.id, chapters.failed, [1, release])
  await unlock(unitOfWork, user.id, chapters.next, [1, null])
  const reported = aResource({ report: { reason: 'dead', at: NOW } })
  const jobs: readonly Job[] = [
    { kind: 'draft-plan', userId: user.id, planId: drafted.id, run: 2 },
    { kind: 'write-chapter', userId: user.id, planId: plan.id, chapterId: chapters.next.id, run: 1 },
    { kind: 'find-resources', userId: user.id, planId: plan.id, chapterId: chapters.free.id, run: 1 },
    {
      kind: 'check-resource',
      userId: user.id,
      planId: plan.id,
      chapterId: chapters.paid.id,
      resourceId: reported.id,
      run: 2,
    },
  ]
  await keep(unitOfWork, async (all) => {
    const searching = { status: 'searching', askedAt: NOW } as const
    await all.resourceLists.save(aResourceList(chapters.free.id, { ...searching, settledAt: null }))
    await all.resourceLists.save(
      aResourceList(chapters.paid.id, { ...searching, run: 2, resources: [aResource(), reported] }),
    )
    for (const job of jobs) await all.jobs.enqueue(job)
  })
  return {
    user,
    plan,
    drafted,
    chapters,
    purchases,
    reported,
    given,
    withdrawn,
    gone: await recordGrantToUnknownUser(unitOfWork),
  }
}

async function recordGrantToUnknownUser(unitOfWork: UnitOfWork): Promise<UserId> {
  const { id } = await seedUser(unitOfWork)
  const talk = awaitingLearner(id)
  const plan = aPlan(id, talk.id)
  const chapters = [anOpenChapter(plan.id, 1, { price: 10 }), aLockedChapter(plan.id, 2)] as const
  const purchase = aPaidPurchase(id)
  await seed(unitOfWork, { conversations: [talk], plans: [plan], chapters, purchases: [purchase] })
  const bought = { kind: 'purchased', amount: 100, businessKey: `purchase:${purchase.reference}` } as const
  await trade(unitOfWork, id, bought, purchase.id)
  await unlock(unitOfWork, id, chapters[0], [1, capture])
  await unlock(unitOfWork, id, chapters[1], [1, release])
  await keep(unitOfWork, ({ users }) => users.remove(id))
  return id
}

export const give = (unitOfWork: UnitOfWork, userId: UserId, amount: number) =>
  keep(unitOfWork, (repositories) => giveCredits(repositories, userId, amount))

const withdrawFrom = (unitOfWork: UnitOfWork, userId: UserId, amount: number) =>
  keep(unitOfWork, async ({ wallets, auditLog }) => {
    const wallet = await wallets.lock(userId)
    const entry = anAuditEntry(userId, { act: { kind: 'credits-withdrawn', amount, balance: wallet.balance - amount } })
    const taking = { amount, granted: await wallets.grantedTo(userId), note: 'A slip' }
    const movement = withdraw(wallet, taking, withdrawalKey(entry.id), stamp())
    if (!movement.ok) throw new Error(movement.error.kind)
    await wallets.save(movement.value)
    await auditLog.add(entry)
    return movement.value.entry
  })

export async function unlock(
  unitOfWork: UnitOfWork,
  userId: UserId,
  { id, price }: Chapter,
  ...attempts: readonly (readonly [number, typeof capture | typeof release | null])[]
): Promise<void> {
  for (const [attempt, settle] of attempts) {
    const cost: Hold = { key: unlockKey(id, attempt), amount: price }
    await move(unitOfWork, userId, (wallet) => {
      const held = hold(wallet, cost, id, stamp())
      if (!held.ok) throw new Error(`${held.error.missing} credits are missing.`)
      return held.value
    })
    if (settle) await move(unitOfWork, userId, (wallet) => settle(wallet, cost, id, stamp()))
  }
}

type Trade = Omit<Parameters<typeof moveForPurchase>[1], 'purchaseId'>

const trade = (unitOfWork: UnitOfWork, userId: UserId, movement: Trade, purchaseId: PurchaseId) =>
  move(unitOfWork, userId, (wallet) => moveForPurchase(wallet, { ...movement, purchaseId }, stamp()))

const move = (unitOfWork: UnitOfWork, userId: UserId, work: (wallet: Wallet) => Movement) =>
  keep(unitOfWork, async ({ wallets }) => {
    const movement = work(await wallets.lock(userId))
    await wallets.save(movement)
    return movement.entry
  })

const stamp = () => ({ id: newEntryId(), at: NOW })
