import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { learnerWhoBuys, type Step } from '../../../test/learner-who-buys.ts'
import { type Fixture, makeFixture, makeScriptedLanguageModel } from '../../../testing/index.ts'

let fixture: Fixture
beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
})

describe('what a purchase is made for', () => {
  it('should be unlocked once by whatever sees the payment first, though its learner is away', async () => {
    const own = await learner()
    const reference = await own.pay(own.next())
    await fixture.useCases.fulfilPurchase(reference)
    expect(fixture.jobs.live().map(({ kind }) => kind)).toEqual(['send-mail', 'unlock-purchased'])
    await own.runJob()
    expect(await own.state(reference)).toEqual({ outcome: 'unlocked', unlocked: [1, 2], balance: 90 })
    await own.runJob()
    await own.confirm(reference)
    expect(await own.state(reference)).toEqual({ outcome: 'unlocked', unlocked: [1, 2], balance: 90 })
  })

  it('should be unlocked once where several see the payment at once', async () => {
    const own = await learner()
    const reference = await own.pay(own.next())
    await fixture.useCases.fulfilPurchase(reference)
    await Promise.all([own.runJob(), own.confirm(reference), own.runJob(), own.confirm(reference)])
    expect(await own.state(reference)).toEqual({ outcome: 'unlocked', unlocked: [1, 2], balance: 90 })
  })

  it('should not be unlocked again with the price of a chapter that could not be written', async () => {
    const own = await learner()
    const reference = await own.pay(own.next())
    await own.confirm(reference)
    const written = fixture.jobs.live().find(({ kind }) => kind === 'write-chapter')
    if (written) await fixture.handlers.abandon(written)
    await own.runJob()
    await own.confirm(reference)
    expect(await own.state(reference)).toEqual({ outcome: 'unlocked', unlocked: [1], balance: 100 })
  })

  it('should be unlocked at once for the learner who comes back, and be in the answer', async () => {
    const own = await learner()
    const reference = await own.pay(own.next())
    const { purchase } = await own.confirm(reference)
    expect(purchase?.pendingUnlock?.outcome).toBe('unlocked')
    await own.runJob()
    expect(await own.state(reference)).toEqual({ outcome: 'unlocked', unlocked: [1, 2], balance: 90 })
  })

  it('should stay due where the cause passes, until the queue gives up', async () => {
    fixture = makeFixture({
      model: makeScriptedLanguageModel(),
      spending: { prices: { '*': { input: 1, output: 1 } }, dailyBudget: 0 },
    })
    const own = await learner()
    const reference = await own.pay(own.next())
    const { purchase } = await own.confirm(reference)
    expect(purchase).toMatchObject({ kind: 'paid', pendingUnlock: { outcome: null } })
    const [job] = fixture.jobs.live().filter(({ kind }) => kind === 'unlock-purchased')
    if (!job) throw new Error('The job is there.')
    expect(await fixture.handlers.run(job)).toBe('try-again')
    expect(await own.state(reference)).toEqual({ outcome: null, unlocked: [1], balance: 100 })
    await fixture.handlers.abandon(job)
    expect(await own.state(reference)).toEqual({ outcome: 'refused', unlocked: [1], balance: 100 })
  })

  it('should be all chapters whose prices the learner was shown', async () => {
    const own = await learner()
    const reference = await own.pay(own.all())
    await own.confirm(reference)
    expect(await own.state(reference)).toEqual({ outcome: 'unlocked', unlocked: [1, 2, 3, 4], balance: 70 })
  })

  it('should not be unlocked where nothing is paid, nor where the credits are for nothing in particular', async () => {
    const own = await learner()
    const open = await own.checkout(own.next())
    await own.confirm(open)
    expect(await own.state(open)).toEqual({ outcome: null, unlocked: [1], balance: 0 })
    // the same checkout, opened again for nothing
    const again = await own.pay(null)
    expect(again).toBe(open)
    await own.confirm(again)
    expect(await own.state(again)).toEqual({ outcome: undefined, unlocked: [1], balance: 100 })
    expect(fixture.jobs.live().map(({ kind }) => kind)).toEqual(['send-mail'])
  })

  it('should be what was pressed last where a checkout is opened again', async () => {
    const own = await learner()
    await own.checkout(own.all())
    const reference = await own.pay(own.next())
    await own.confirm(reference)
    expect(await own.state(reference)).toEqual({ outcome: 'unlocked', unlocked: [1, 2], balance: 90 })
  })

  it.each<[string, (own: Learner) => Promise<unknown>, string]>([
    ['another plan of another learner', async () => (await learner()).userId, 'gone'],
    ['a chapter that is gone', (own) => own.drop(), 'gone'],
    ['a plan that is archived', (own) => own.archive(), 'archived'],
    ['a chapter that is not next any more', (own) => own.addBefore(), 'not-next'],
    ['a chapter that costs more', (own) => own.raisePrice(), 'changed'],
    ['money that went back', (own) => own.refund(), 'refused'],
    ['an account that is closed', (own) => own.close(), 'refused'],
  ])('should cost nothing and say why: %s', async (name, change, outcome) => {
    const own = await learner()
    const other = await learner()
    const reference = await own.pay(name.startsWith('another') ? other.next() : own.next())
    await change(own)
    await fixture.useCases.fulfilPurchase(reference)
    await own.runJob()
    const state = await own.state(reference)
    expect(state).toMatchObject({ outcome, unlocked: [1] })
    expect(state.balance).toBe(outcome === 'refused' && name.startsWith('money') ? 0 : 100)
    expect(await other.state(reference)).toMatchObject({ unlocked: [1] })
  })

  it('should cost nothing where it was unlocked meanwhile', async () => {
    const own = await learner(10)
    const reference = await own.pay(own.next())
    await own.press()
    await own.confirm(reference)
    expect(await own.state(reference)).toEqual({ outcome: 'already-unlocked', unlocked: [1, 2], balance: 100 })
  })

  it('should cost nothing while the chapter before it is being written', async () => {
    const own = await learner(10)
    const reference = await own.pay(own.unlockOf([own.ids[2]]))
    await own.press()
    await own.confirm(reference)
    expect(await own.state(reference)).toMatchObject({ outcome: 'previous-in-preparation', balance: 100 })
  })

  it('should be refused, and not be tried again, where the credits are not enough or the queue gives up', async () => {
    const own = await learner()
    const dear = await own.pay({ ...own.all(), cost: 1_000 }, '893999')
    await fixture.useCases.fulfilPurchase(dear)
    await own.spend(30)
    await own.runJob()
    expect(await own.state(dear)).toMatchObject({ outcome: 'insufficient-credits', unlocked: [1] })
    const other = await learner()
    const reference = await other.pay(other.next())
    await fixture.useCases.fulfilPurchase(reference)
    await fixture.handlers.abandon({ kind: 'unlock-purchased', userId: other.userId, reference })
    await other.runJob()
    expect(await other.state(reference)).toEqual({ outcome: 'refused', unlocked: [1], balance: 100 })
  })

  /** Whatever happens in whichever order. */
  it('should never be paid twice', async () => {
    const anyStep = fc.constantFrom('webhook', 'return', 'job', 'press', 'checkout again') satisfies fc.Arbitrary<Step>
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 12 }), fc.boolean(), async (steps, isAtOnce) => {
        fixture = makeFixture({ model: makeScriptedLanguageModel() })
        const own = await learner()
        const reference = await own.pay(own.next())
        if (isAtOnce) await Promise.all(steps.map((step) => own.take(step, reference)))
        else for (const step of steps) await own.take(step, reference)
        const { unlocked, balance } = await own.state(reference)
        expect(balance).toBeGreaterThanOrEqual(0)
        expect([0, 100, 90]).toContain(balance)
        expect(unlocked).toEqual(balance === 90 ? [1, 2] : [1])
        await own.confirm(reference)
        expect(await own.state(reference)).toMatchObject({ unlocked: [1, 2], balance: 90 })
      }),
    )
  })
})

// Helpers

type Learner = Awaited<ReturnType<typeof learnerWhoBuys>>

const learner = (credits = 0) => learnerWhoBuys(fixture, credits)
