import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adminFixtureOn, adminFixtureWithEve } from '../../../test/admin-fixture.ts'
import {
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newPurchaseId,
  newUserId,
  seedUser,
} from '../../../testing/index.ts'
import { balanceOf } from '../../credits/ledger-entry.ts'
import { hold, moveForPurchase } from '../../credits/wallet.ts'
import { ChapterId, LedgerEntryId, type UserId } from '../../shared/ids.ts'
import { withdrawalKey } from './change-credits.ts'

describe('withdrawCredits', () => {
  it('should take from the balance, and leave entries in ledger and audit log that name each other', async () => {
    const { fixture, admins, ada, eve } = await adminFixtureWithEve()
    await fixture.useCases.addCredits({ actor: ada.actor, userId: eve.id, amount: 30 })
    const taken = await fixture.useCases.withdrawCredits({ ...asked(ada.actor, eve.id), amount: 20 })
    expect(taken).toEqual({ ok: true, value: undefined })
    const entry = (await admins.entries()).at(-1)
    expect(entry).toMatchObject({ act: { kind: 'credits-withdrawn', amount: 20, balance: 10 }, reason: 'A slip' })
    const [movement] = await ledger(fixture, eve.id)
    expect(movement).toMatchObject({ kind: 'withdrawn', amount: 20, note: 'A slip' })
    expect(movement?.businessKey).toBe(entry && withdrawalKey(entry.id))
    expect(await fixture.readModels.credits(eve.id)).toBe(10)
  })

  it('should leave what was bought', async () => {
    const fixture = makeFixture({ model: makeScriptedLanguageModel() })
    const { actor } = await adminFixtureOn(fixture).admin()
    const bought = await seedUser(fixture.unitOfWork)
    expect(await fixture.useCases.withdrawCredits({ ...asked(actor, bought.id), amount: 1 })).toEqual({
      ok: false,
      error: { kind: 'nothing-to-withdraw', largest: 0 },
    })
  })

  it('should leave what was bought beside what was granted, also after a withdrawal', async () => {
    const { fixture, ada, eve } = await adminFixtureWithEve()
    await fixture.useCases.addCredits({ actor: ada.actor, userId: eve.id, amount: 30 })
    await buy(fixture, eve.id, 100)
    const take = (amount: number) => fixture.useCases.withdrawCredits({ ...asked(ada.actor, eve.id), amount })
    const tooMuch = (largest: number) => ({ ok: false, error: { kind: 'nothing-to-withdraw', largest } })
    expect(await take(31)).toEqual(tooMuch(30))
    expect(await take(20)).toMatchObject({ ok: true })
    expect(await take(11)).toEqual(tooMuch(10))
    expect(await take(10)).toMatchObject({ ok: true })
    expect(await take(1)).toEqual(tooMuch(0))
    expect(await fixture.readModels.credits(eve.id)).toBe(100)
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('should refuse by value: %d', async (amount) => {
    const { fixture, admins, ada, eve } = await adminFixtureWithEve()
    await fixture.useCases.addCredits({ actor: ada.actor, userId: eve.id, amount: 30 })
    const refused = { ok: false, error: { kind: expect.stringMatching(/invalid-amount|nothing-to-withdraw/) } }
    expect(await fixture.useCases.withdrawCredits({ ...asked(ada.actor, eve.id), amount })).toMatchObject(refused)
    expect(await fixture.useCases.addCredits({ ...asked(ada.actor, eve.id), amount })).toMatchObject(refused)
    expect(await fixture.readModels.credits(eve.id)).toBe(30)
    expect(await admins.acts()).toEqual(['credits-granted'])
  })

  it('should take nothing without a reason', async () => {
    const { fixture, ada, eve } = await adminFixtureWithEve()
    const take = { ...asked(ada.actor, eve.id), amount: 1, reason: ' \n' }
    expect(await fixture.useCases.withdrawCredits(take)).toEqual({ ok: false, error: { kind: 'reason-missing' } })
  })

  it('should never lead below 0, nor take back more than was granted, and do each request once', async () => {
    const step = fc.record({
      act: fc.constantFrom('grant', 'take', 'spend'),
      amount: fc.integer({ min: 1, max: 20 }),
      request: fc.option(fc.nat(2), { nil: undefined }),
    })
    const requests = [newUserId(), newUserId(), newUserId()]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 15 }), async (steps) => {
        const { fixture, admins, ada, eve } = await adminFixtureWithEve()
        await Promise.all(
          steps.map(async ({ act, amount, request }) => {
            if (act === 'grant') return fixture.useCases.addCredits({ actor: ada.actor, userId: eve.id, amount })
            if (act === 'spend') return spend(fixture, eve.id, amount)
            const requestId = request === undefined ? undefined : requests[request]
            return fixture.useCases.withdrawCredits({ ...asked(ada.actor, eve.id), amount, requestId })
          }),
        )
        const entries = (await ledger(fixture, eve.id)).toReversed()
        const sumOf = (kind: string) => entries.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0)
        for (const index of entries.keys()) expect(balanceOf(entries.slice(0, index + 1))).toBeGreaterThanOrEqual(0)
        expect(sumOf('withdrawn')).toBeLessThanOrEqual(sumOf('granted'))
        const withdrawals = (await admins.entries()).filter(({ act }) => act.kind === 'credits-withdrawn')
        const keys = entries.filter(({ kind }) => kind === 'withdrawn').map(({ businessKey }) => businessKey)
        expect(keys).toEqual(withdrawals.map(({ id }) => withdrawalKey(id)))
      }),
    )
  })

  it('should succeed again with the same request, and refuse another one of its id', async () => {
    const { fixture, ada, eve } = await adminFixtureWithEve()
    await fixture.useCases.addCredits({ actor: ada.actor, userId: eve.id, amount: 30 })
    const take = { ...asked(ada.actor, eve.id), amount: 20, requestId: newUserId() }
    for (const _ of [1, 2]) expect(await fixture.useCases.withdrawCredits(take)).toMatchObject({ ok: true })
    expect(await fixture.readModels.credits(eve.id)).toBe(10)
    const other = await fixture.useCases.withdrawCredits({ ...take, amount: 5 })
    expect(other).toEqual({ ok: false, error: { kind: 'request-id-reused' } })
  })
})

// Helpers

type Fixture = ReturnType<typeof makeFixture>
type Actor = Awaited<ReturnType<typeof adminFixtureWithEve>>['ada']['actor']

const asked = (actor: Actor, userId: UserId) => ({ actor, userId, reason: 'A slip' })

const ledger = ({ unitOfWork }: Fixture, userId: UserId) => keep(unitOfWork, ({ wallets }) => wallets.entries(userId))

const buy = ({ unitOfWork }: Fixture, userId: UserId, amount: number) =>
  keep(unitOfWork, async ({ wallets }) => {
    const purchase = { kind: 'purchased', amount, businessKey: 'purchase:one', purchaseId: newPurchaseId() } as const
    const stamp = { id: LedgerEntryId(newUserId()), at: new Date(0) }
    await wallets.save(moveForPurchase(await wallets.lock(userId), purchase, stamp))
  })

const spend = ({ unitOfWork }: Fixture, userId: UserId, amount: number) =>
  keep(unitOfWork, async ({ wallets }) => {
    const key = newUserId()
    const stamp = { id: LedgerEntryId(key), at: new Date(0) }
    const held = hold(await wallets.lock(userId), { key, amount }, ChapterId(key), stamp)
    if (held.ok) await wallets.save(held.value)
  })
