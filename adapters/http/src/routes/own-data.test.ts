import { deleteAccount, exportAccount, login, requestPasswordReset, validateToken } from '@app/contract'
import { DAY, DELETION_GRACE, grant, HOUR, hold, StaffNoteId } from '@app/domain'
import {
  aCard,
  aLockedChapter,
  aModelCall,
  aNote,
  anAuditEntry,
  anOpenChapter,
  anOpenPurchase,
  aPaidPurchase,
  aPlan,
  aPreparingChapter,
  aReview,
  aSession,
  aTurn,
  aVerifiedUser,
  awaitingLearner,
  keep,
  later,
  NOW,
  newEntryId,
  seed,
  seedUser,
  someContent,
} from '@app/domain/testing'
import { describe, expect, it } from 'vitest'
import { expectRefusal, expectSuccess } from '../../test/expect-reply.ts'
import { mailedToken } from '../../test/mailed-token.ts'
import { openWorld } from '../../test/world.ts'

const iso = (milliseconds = 0): string => later(milliseconds).toISOString()

describe('GET account/export', () => {
  it('should be everything about the learner, oldest first', async () => {
    const { world, user, token, conversation, plan, chapters, card, paid, open } = await settle()
    const reply = await world.call(exportAccount, {}, token)
    expect(reply.headers.get('Cache-Control')).toBe('no-store')
    const { practice } = someContent()
    const kept = [
      { number: 1, completed_at: iso(DAY), read_at: iso(2 * DAY), place: 's1' },
      { number: 2 },
      { number: 3 },
    ]
    expect(expectSuccess(exportAccount, reply)).toEqual({
      account: like({ id: user.id, email: user.email, role: 'standard', language: 'de', verified_at: iso(HOUR) }),
      sessions: [
        like({ device: 'Safari on iOS', created_at: iso(-DAY), last_seen_at: iso(-HOUR) }),
        like({ device: null, created_at: iso(), last_seen_at: iso() }),
      ],
      credits: {
        balance: 27,
        entries: [
          like({ kind: 'granted', amount: 30, chapter_id: null, note: null, at: iso() }),
          like({ kind: 'granted', amount: 7, chapter_id: null, note: 'Sorry for the wait', at: iso(1) }),
          like({ kind: 'held', amount: 10, chapter_id: chapters[1].id, note: null, at: iso(2) }),
        ],
      },
      purchases: [
        like({ reference: paid.reference, cents: 900, kind: 'paid', paid_at: iso(HOUR), returned_cents: 450 }),
        like({ reference: open.reference, package_name: 'Package B', credits: 100, kind: 'open', opened_at: iso() }),
      ],
      conversations: [
        like({
          ...{ id: conversation.id, placement: null },
          brief: like({ goal: 'Learn to bake sourdough bread', time: 'two evenings a week', focus: null }),
          messages: [
            like({ speaker: 'learner', text: 'Bread, please', at: iso() }),
            like({ speaker: 'assistant', text: 'Gladly', at: iso(7) }),
          ],
        }),
      ],
      plans: [like({ id: plan.id, title: plan.title, created_at: iso(), versions: [], chapters: kept.map(like) })],
      cards: [like({ id: card.id, due_on: '2026-01-18', reviews: [like({ is_right: true, at: iso() })] })],
      acts: [
        like({ act: { kind: 'credits-granted', amount: 30, balance: 30 }, reason: null, at: iso() }),
        like({ act: { kind: 'plan-requeued', plan_id: plan.id }, reason: 'It took too long', at: iso(3) }),
      ],
      staff_notes: [like({ text: 'Called.', at: iso(4) })],
      mails: [like({ mail: 'receipt', state: 'sent', at: iso(5) })],
      model_calls: [like({ purpose: 'chapter', started_at: iso(2), milliseconds: 900, input_tokens: 30 })],
    })
    expect(reply.body).toMatchObject({
      plans: [
        {
          chapters: [
            {
              ticked: ['Keep a starter alive'],
              notes: [{ section_id: 's1', text: 'Ask why', changed_at: iso(DAY) }, {}],
              content: { practice: { task: practice?.task, done_when: practice?.doneWhen } },
            },
            { content: null, attempts: [], resources: null },
            {},
          ],
        },
      ],
    })
  })

  it('should have no secret in it, and nothing of any other user', async () => {
    const { world, user, token } = await settle()
    const other = await settle(world)
    await world.call(requestPasswordReset, { email: user.email })
    const secret = await mailedToken(world)
    const { body } = await world.call(exportAccount, {}, token)
    const text = JSON.stringify(body)
    for (const hidden of [secret, world.ids.digest(secret), token, user.passwordHash, 'correct horse']) {
      expect(text).not.toContain(hidden)
    }
    expect(text.replaceAll('"password-reset"', '')).not.toMatch(/hash|password|token(?!s\b)|digest|secret/i)
    const { user: stranger, plan, conversation, paid } = other
    for (const theirs of [stranger.id, stranger.email, plan.id, conversation.id, paid.reference]) {
      expect(text).not.toContain(theirs)
    }
  })

  it('should be of a user who has nothing yet, too', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner(aVerifiedUser({ role: 'admin' }))
    const exported = expectSuccess(exportAccount, await world.call(exportAccount, {}, token))
    expect(exported.account).toMatchObject({ username: user.username, role: 'admin' })
    expect(exported).toMatchObject({ credits: { balance: 0, entries: [] }, purchases: [], conversations: [] })
    expect(exported.plans).toEqual([])
  })
})

describe('DELETE account', () => {
  it('should name the day, and be taken back by signing in until then', async () => {
    const world = await openWorld()
    const { user, token } = await world.learner()
    const reply = await world.call(deleteAccount, { password: 'correct horse' }, token)
    const { removal_at, message } = expectSuccess(deleteAccount, reply)
    expect(removal_at).toBe(new Date(NOW.getTime() + DELETION_GRACE).toISOString())
    expect(message).toMatch(/sign in before then/)
    expectRefusal(await world.call(validateToken, {}, token), 401, 'unauthenticated')

    const credentials = { email: user.email, password: 'correct horse' }
    const back = expectSuccess(login, await world.call(login, credentials))
    expect(back).toMatchObject({ removal_cancelled: true, token_type: 'Bearer', expires_in: (30 * DAY) / 1_000 })
    expect(expectSuccess(login, await world.call(login, credentials)).removal_cancelled).toBe(false)
    expectSuccess(validateToken, await world.call(validateToken, {}, back.access_token))
  })
})

// Helpers

const NOTES = [aNote({ text: 'Ask why', changedAt: later(DAY) }), aNote({ sectionId: 's2', text: '' })]
const READING = { place: 's1', ticked: ['Keep a starter alive'], notes: NOTES }
const like = (columns: object) => expect.objectContaining(columns)

async function settle(given?: Awaited<ReturnType<typeof openWorld>>) {
  const world = given ?? (await openWorld())
  const user = await seedUser(world.unitOfWork, 30, aVerifiedUser({ language: 'de' }))
  const turns = [aTurn({ text: 'Bread, please' }), aTurn({ speaker: 'assistant', text: 'Gladly', at: later(7) })]
  const conversation = awaitingLearner(user.id, { turns })
  const plan = aPlan(user.id, conversation.id)
  const chapters = [
    anOpenChapter(plan.id, 1, { completedAt: later(DAY), readAt: later(2 * DAY), ...READING }),
    aPreparingChapter(plan.id, 2),
    aLockedChapter(plan.id, 3),
  ] as const
  const session = aSession(user.id, { device: 'Safari on iOS', createdAt: later(-DAY), lastSeenAt: later(-HOUR) })
  await seed(world.unitOfWork, { sessions: [session], conversations: [conversation], plans: [plan], chapters })
  const card = aCard(user.id, chapters[0].id)
  const paid = aPaidPurchase(user.id, { openedAt: later(-2), returnedCents: 450 })
  const open = anOpenPurchase(user.id)
  await keep(world.unitOfWork, async ({ wallets, purchases, auditLog, staffNotes, mailLog, modelCalls }) => {
    const note = { author: { kind: 'operator' }, text: 'Called.', userId: user.id } as const
    await staffNotes.add({ ...note, id: StaffNoteId(newEntryId()), at: later(4) })
    await mailLog.record({ id: newEntryId(), userId: user.id, mail: 'receipt', state: 'sent', at: later(5) })
    const act = { kind: 'plan-requeued', planId: plan.id } as const
    await auditLog.add(anAuditEntry(user.id, { act, reason: 'It took too long', at: later(3) }))
    const about = { userId: user.id, purpose: 'chapter', startedAt: later(2), outcome: 'answered' } as const
    await modelCalls.add(aModelCall({ ...about, milliseconds: 900, inputTokens: 30, outputTokens: 12 }))
    const wallet = await wallets.lock(user.id)
    for (const purchase of [open, paid]) await purchases.add(purchase)
    const thanked = grant(wallet, 7, `admin:${user.id}`, 'Sorry for the wait', entry(1))
    await wallets.save(thanked)
    const held = hold(thanked.wallet, { key: `unlock:${user.id}`, amount: 10 }, chapters[1].id, entry(2))
    if (held.ok) await wallets.save(held.value)
  })
  await keep(world.unitOfWork, ({ reviews }) => reviews.save([{ card, review: aReview(card) }]))
  return { world, user, token: await world.signIn(user), conversation, plan, chapters, card, paid, open }
}

const entry = (milliseconds: number) => ({ id: newEntryId(), at: later(milliseconds) })
