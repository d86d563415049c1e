import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adminFixtureOn, OPERATOR } from '../../../test/admin-fixture.ts'
import { never } from '../../../test/ana.ts'
import { keep, makeFixture, makeScriptedLanguageModel, newUserId, seedUser } from '../../../testing/index.ts'
import type { Actor } from '../../audit/audit-entry.ts'
import { balanceOf } from '../../credits/ledger-entry.ts'
import { grant, roomIn } from '../../credits/wallet.ts'
import { AuditEntryId, LedgerEntryId, type UserId } from '../../shared/ids.ts'
import { grantKey, MAX_GRANT } from './change-credits.ts'

describe('addCredits', () => {
  it('should add to the balance, and leave entries in ledger and audit log that name each other', async () => {
    const { fixture, admins, actor, eve } = await setUp()
    const give = { actor, userId: eve, amount: 30, reason: ' Sorry for\nthe wait. ' }
    expect(await fixture.useCases.addCredits(give)).toEqual({ ok: true, value: undefined })
    const [entry] = await admins.entries()
    const reason = 'Sorry for\nthe wait.'
    const act = { kind: 'credits-granted', amount: 30, balance: 30 }
    expect(entry).toMatchObject({ actor, act, subjectId: eve, reason })
    expect(await ledger(fixture, eve)).toMatchObject([
      { kind: 'granted', amount: 30, note: reason, businessKey: grantKey(entry?.id ?? never()) },
    ])
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_GRANT + 1])(
    'should refuse to give %d credits',
    async (amount) => {
      const { fixture, admins, actor, eve } = await setUp()
      const refused = { ok: false, error: { kind: 'invalid-amount', largest: MAX_GRANT } }
      expect(await fixture.useCases.addCredits({ actor, userId: eve, amount })).toEqual(refused)
      expect([await ledger(fixture, eve), await admins.acts()]).toEqual([[], []])
    },
  )

  it('should fill a balance to what it can hold, and not beyond', async () => {
    const { fixture, admins, actor, eve } = await setUp()
    await keep(fixture.unitOfWork, async ({ wallets }) => {
      const stamp = { id: LedgerEntryId(newUserId()), at: fixture.clock.now() }
      const wallet = await wallets.lock(eve)
      await wallets.save(grant(wallet, roomIn(wallet) - MAX_GRANT, 'admin:x', null, stamp))
    })
    const give = (amount: number) => fixture.useCases.addCredits({ actor, userId: eve, amount })
    expect(await give(MAX_GRANT)).toMatchObject({ ok: true })
    expect(await fixture.readModels.credits(eve)).toBe(2_000_000_000)
    expect(await give(1)).toEqual({ ok: false, error: { kind: 'invalid-amount', largest: 0 } })
    expect(await admins.acts()).toEqual(['credits-granted'])
  })

  it('should not take the id of another admin action for its own', async () => {
    const { fixture, actor, eve } = await setUp()
    await fixture.useCases.setUserStatus({ actor, userId: eve, isActive: false })
    const [entry] = await adminFixtureOn(fixture).entries()
    const give = { actor, userId: eve, amount: 1, requestId: entry?.id }
    expect(await fixture.useCases.addCredits(give)).toEqual({ ok: false, error: { kind: 'request-id-reused' } })
    expect(await fixture.readModels.credits(eve)).toBe(0)
  })

  it('should always give once for a request, however often and at once it is sent', async () => {
    const requests: readonly string[] = [newUserId(), newUserId(), newUserId()]
    const anyGrant = fc.record({
      request: fc.option(fc.nat(2), { nil: undefined }),
      whom: fc.nat(1),
      amount: fc.integer({ min: 1, max: 2 }),
      byOperator: fc.boolean(),
      wait: fc.nat(30),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(anyGrant, { minLength: 1, maxLength: 12 }), async (grants) => {
        const { fixture, admins, actor, eve } = await setUp()
        const people = [eve, (await seedUser(fixture.unitOfWork)).id]
        const answers = await Promise.all(
          grants.map(async ({ request, whom, amount, byOperator, wait }) => {
            for (let moment = 0; moment < wait; moment += 1) await null
            const give = { actor: byOperator ? OPERATOR : actor, userId: people[whom] ?? eve, amount }
            const requestId = request === undefined ? undefined : requests[request]
            return { ...give, requestId, answer: await fixture.useCases.addCredits({ ...give, requestId }) }
          }),
        )
        const entries = await admins.entries()
        for (const { userId, amount, requestId, answer } of answers.filter((one) => one.requestId !== undefined)) {
          // the first request decides what the id means
          const entry = entries.find(({ id }) => id === requestId)
          const isSame = entry?.subjectId === userId && 'amount' in entry.act && entry.act.amount === amount
          expect(answer).toEqual(isSame ? { ok: true, value: undefined } : REUSED)
        }
        const named = new Set(answers.flatMap(({ requestId }) => requestId ?? []))
        expect(entries).toHaveLength(named.size + answers.filter((one) => one.requestId === undefined).length)
        for (const userId of people) await entriesAgree(fixture, userId)
      }),
    )
  })
})

// Helpers

const REUSED = { ok: false, error: { kind: 'request-id-reused' } }

type Fixture = ReturnType<typeof makeFixture>

async function setUp(): Promise<{
  readonly fixture: Fixture
  readonly admins: ReturnType<typeof adminFixtureOn>
  readonly actor: Actor
  readonly eve: UserId
}> {
  const fixture = makeFixture({ model: makeScriptedLanguageModel() })
  const admins = adminFixtureOn(fixture)
  return { fixture, admins, actor: (await admins.admin()).actor, eve: (await seedUser(fixture.unitOfWork)).id }
}

const ledger = ({ unitOfWork }: Fixture, userId: UserId) => keep(unitOfWork, ({ wallets }) => wallets.entries(userId))

/** Each entry of the ledger has one in the audit log with the same amount, and says which balance it led to. */
async function entriesAgree(fixture: Fixture, userId: UserId): Promise<void> {
  const granted = (await ledger(fixture, userId)).toReversed()
  const acts = (await adminFixtureOn(fixture).entries()).filter(({ subjectId }) => subjectId === userId)
  expect(granted.map(({ businessKey }) => businessKey)).toEqual(acts.map(({ id }) => grantKey(AuditEntryId(id))))
  expect(acts.map(({ act }) => act)).toEqual(
    granted.map(({ amount }, index) => ({
      kind: 'credits-granted',
      amount,
      balance: balanceOf(granted.slice(0, index + 1)),
    })),
  )
  expect(await fixture.readModels.credits(userId)).toBe(balanceOf(granted))
}
