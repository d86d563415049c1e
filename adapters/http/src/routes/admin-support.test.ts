import { endpoints as api } from '@app/contract'
import {
  aCard,
  aLapsedPurchase,
  anOpenChapter,
  aPaidPurchase,
  aRegisteredUser,
  aReview,
  aVerifiedUser,
  giveCredits,
  keep,
  later,
  newChapterId,
  newUserId,
  seed,
  seedPlan,
  seedUser,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { openWorld } from '../../test/world.ts'

describe('GET admin/users/:id', () => {
  it('should answer what support needs: who verified the address, plans, sessions and credits to take back', async () => {
    const { world, token } = await open()
    const { user, plan, chapters } = await seedPlan(world.unitOfWork, {
      chaptersOf: ({ id }) => [anOpenChapter(id, 1)],
    })
    await keep(world.unitOfWork, (repositories) => giveCredits(repositories, user.id, 30))
    const cards = ['2026-01-18', '2999-01-01'].map((dueOn) =>
      aCard(user.id, chapters[0]?.id ?? newChapterId(), { dueOn }),
    )
    await keep(world.unitOfWork, ({ reviews }) => reviews.save(cards.map((card) => ({ card, review: aReview(card) }))))
    const account = expectSuccess(api.readAccount, await world.call(api.readAccount, { id: user.id }, token))
    expect(account).toMatchObject({
      user: { id: user.id, credits: 30 },
      language: null,
      verified_by: 'mail',
      withdrawable: 30,
      reviews: { cards: 2, due: 1 },
      plans: [{ id: plan.id, chapters: [{ number: 1, content_status: 'COMPLETE', is_unlocked: true }] }],
      notes: [],
    })
    expectRefusal(await world.call(api.readAccount, { id: newUserId() }, token), 404, 'user-not-found')
  })

  it('should name who wrote a note and who verified the address', async () => {
    const { world, token, admin } = await open()
    const { id } = await seedUser(world.unitOfWork, 0, aRegisteredUser())
    expectSuccess(api.resendUserVerification, await world.call(api.resendUserVerification, { id }, token))
    expectSuccess(api.verifyUserEmail, await world.call(api.verifyUserEmail, { id }, token))
    expectSuccess(api.addStaffNote, await world.call(api.addStaffNote, { id, text: 'Called.' }, token))
    const author = { id: admin.id, username: admin.username }
    expect(expectSuccess(api.readAccount, await world.call(api.readAccount, { id }, token))).toMatchObject({
      verified_by: author,
      notes: [{ text: 'Called.', author }],
      mails: [{ mail: 'verification', state: 'queued' }],
    })
    const again = await world.call(api.resendUserVerification, { id }, token)
    expectRefusal(again, 409, 'already-verified')
    const { user } = expectSuccess(api.closeUserAccount, await world.call(api.closeUserAccount, { id }, token))
    expect(user).toMatchObject({ is_active: false, removal_at: expect.any(String) })
  })
})

describe('POST admin/users/:id/withdraw-credits', () => {
  it('should take back what was granted, and show it in the ledger with its reason', async () => {
    const { world, token } = await open()
    const { id } = await seedUser(world.unitOfWork)
    await keep(world.unitOfWork, (repositories) => giveCredits(repositories, id, 30))
    const take = { id, amount: 20, reason: 'A slip' }
    const { user } = expectSuccess(api.withdrawCredits, await world.call(api.withdrawCredits, take, token))
    expect(user.credits).toBe(10)
    const { entries } = expectSuccess(
      api.userLedger,
      await world.send('GET', `/api/admin/users/${id}/ledger`, { token }),
    )
    expect(entries[0]).toMatchObject({ kind: 'withdrawn', amount: 20, change: -20, balance: 10, note: 'A slip' })
    const refused = await world.call(api.withdrawCredits, take, token)
    expectRefusal(refused, 409, 'nothing-to-withdraw')
    expect(refused.body).toMatchObject({
      error: 'You can take back at most 10 credits.',
      fields: { amount: 'You can take back at most 10 credits.' },
    })
  })
})

describe('GET admin/purchases and admin/revenue', () => {
  it('should be narrowed to a user, a state and days, with money in dollars and a way to the provider', async () => {
    const { world, token } = await open()
    const user = await seedUser(world.unitOfWork)
    const stripe = { provider: 'stripe', reference: 'cs_test_a1', returnedCents: 450, reversed: 50, taken: 30 }
    await seed(world.unitOfWork, {
      purchases: [aPaidPurchase(user.id, stripe), aLapsedPurchase(user.id, { openedAt: later(1) })],
    })
    const found = async (query: string) =>
      expectSuccess(api.adminPurchases, await world.send('GET', `/api/admin/purchases?${query}`, { token })).purchases
    expect(await found(`user=${user.id}`)).toHaveLength(2)
    expect(await found('state=paid')).toMatchObject([
      {
        ...{ user: { id: user.id, username: user.username }, price: 9, refunded: 4.5, credits_taken_back: 30 },
        ...{ credits_owed: 20, provider_url: 'https://dashboard.stripe.com/test/search?query=cs_test_a1' },
      },
    ])
    const day = later(0).toISOString().slice(0, 10)
    expect(await found(`from=${day}&to=${day}`)).toHaveLength(2)
    expect(await found('from=2099-01-01')).toEqual([])
    const revenue = await world.send('GET', '/api/admin/revenue', { token })
    expect(expectSuccess(api.adminRevenue, revenue)).toMatchObject({
      days: [{ day, is_pretend: false, purchases: 1, income: 9, refunded: 4.5 }],
      packages: [{ package_name: 'Package B', income: 9 }],
    })
    const wrong = await world.send('GET', '/api/admin/purchases?from=yesterday', { token })
    expectRefusal(wrong, 400, 'invalid-input')
  })

  it('should page by a place in the list', async () => {
    const { world, token } = await open()
    const { id } = await seedUser(world.unitOfWork)
    await seed(world.unitOfWork, { purchases: [0, 1, 2].map((at) => aPaidPurchase(id, { openedAt: later(at) })) })
    const page = async (query: string) =>
      expectSuccess(api.adminPurchases, await world.send('GET', `/api/admin/purchases?limit=2${query}`, { token }))
    const { purchases, next_cursor } = await page('')
    const rest = await page(`&cursor=${next_cursor}`)
    expect([...purchases, ...rest.purchases].map((one) => one.opened_at)).toEqual(
      [2, 1, 0].map((at) => later(at).toISOString()),
    )
    expect(rest.next_cursor).toBeNull()
  })
})

describe('a note of staff', () => {
  it('should be in the export of the user whom it is about, word for word and without its author', async () => {
    const { world, admin, token } = await open()
    const { user, token: own } = await world.learner()
    const note = { id: user.id, text: 'Called twice.\nWants an invoice.', request_id: newUserId() }
    expectSuccess(api.addStaffNote, await world.call(api.addStaffNote, note, token))
    const exported = await world.call(api.exportAccount, {}, own)
    expect(expectSuccess(api.exportAccount, exported).staff_notes).toMatchObject([
      { text: note.text, at: expect.any(String) },
    ])
    expect(JSON.stringify(exported.body)).not.toContain(admin.id)
  })
})

// Helpers

async function open() {
  const world = await openWorld()
  const { user: admin, token } = await world.learner(aVerifiedUser({ role: 'admin' }))
  return { world, admin, token }
}
