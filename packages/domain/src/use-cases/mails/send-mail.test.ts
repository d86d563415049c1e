import { beforeEach, describe, expect, it } from 'vitest'
import { never } from '../../../test/ana.ts'
import {
  aCard,
  aLockedChapter,
  aRegisteredUser,
  aReview,
  aVerifiedUser,
  type Fixture,
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newChapterId,
  newPlanId,
  newUserId,
  seedPlan,
  seedUser,
  TOMORROW,
} from '../../../testing/index.ts'
import { type Job, jobKey, type MailJob } from '../../ports/jobs.ts'
import type { PlanId, UserId } from '../../shared/ids.ts'

let fixture: Fixture

beforeEach(() => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
})

const MAIL_ID = '00000000-0000-7000-8000-00000000abcd'
const receipt = {
  reference: 'cs_test_1',
  packageName: 'Package B',
  credits: 100,
  amount: { cents: 900, currency: 'USD' },
  paidAt: new Date('2026-11-21T10:00:00Z'),
  isPretend: false,
} as const

const AN_ALERT = { kind: 'queue-waiting', waiting: 3, longest: 7, at: new Date('2026-11-21T10:00:00Z') } as const

type About = { readonly userId: UserId; readonly planId: PlanId }

/** Every kind of mail, and what its link leads to. */
const KINDS: Readonly<Record<MailJob['mail'], { readonly job: (about: About) => MailJob; readonly page: RegExp }>> = {
  verification: { job: plain('verification'), page: /\/verify-email\?token=[\w-]{43}\s/ },
  'already-registered': { job: plain('already-registered'), page: /\/login\s/ },
  'password-reset': { job: plain('password-reset'), page: /\/reset-password\?token=[\w-]{43}\s/ },
  'account-leaving': { job: plain('account-leaving'), page: /\/login\s/ },
  'password-changed': { job: plain('password-changed'), page: /\/forgot-password\s/ },
  receipt: {
    job: ({ userId }) => ({ kind: 'send-mail', mail: 'receipt', userId, mailId: MAIL_ID, receipt }),
    page: /\/account\s/,
  },
  'plan-ready': {
    job: ({ userId, planId }) => ({ kind: 'send-mail', mail: 'plan-ready', userId, mailId: MAIL_ID, planId }),
    page: /\/learning-plan\/[\da-f-]{36}\s/,
  },
  'operator-alert': {
    job: ({ userId }) => ({ kind: 'send-mail', mail: 'operator-alert', userId, mailId: MAIL_ID, alert: AN_ALERT }),
    page: /\/admin\/health\s/,
  },
  'review-reminder': {
    job: ({ userId }) => ({ kind: 'send-mail', mail: 'review-reminder', userId, mailId: MAIL_ID, day: '2026-01-15' }),
    page: /\/review\s/,
  },
}

describe('sendMail', () => {
  const kinds = Object.entries(KINDS)

  it.each(kinds)(
    'should send a %s mail under its own id, with a link to the right page',
    async (kind, { job, page }) => {
      const about = await userFor(kind)
      expect(await fixture.handlers.run(job(about))).toBe('done')
      const [mail] = fixture.mailer.sent
      expect(mail).toMatchObject({ id: MAIL_ID, kind })
      expect(mail?.text).toMatch(page)
      expect(mail?.text).toContain('http://localhost:3000/')
    },
  )

  it.each(kinds)('should send no %s mail to a deleted user', async (kind, { job }) => {
    const about = await userFor(kind)
    expect(await fixture.handlers.run(job({ ...about, userId: newUserId() }))).toBe('done')
    expect(fixture.mailer.sent).toEqual([])
  })

  it.each(kinds)('should send no %s mail to an inactive user, but for one about a password', async (kind, { job }) => {
    const about = await userFor(kind)
    await keep(fixture.unitOfWork, async ({ users }) => {
      const user = (await users.find(about.userId)) ?? never()
      await users.save({ ...user, isActive: false })
    })
    expect(await fixture.handlers.run(job(about))).toBe('done')
    // a password that another sets meanwhile must not go unnoticed
    expect(fixture.mailer.sent).toHaveLength(kind === 'password-changed' ? 1 : 0)
  })

  it.each(kinds)('should ask for another try of a %s mail while the mail server is down', async (kind, { job }) => {
    fixture.mailer.setDown(true)
    expect(await fixture.handlers.run(job(await userFor(kind)))).toBe('try-again')
  })

  it('should say what was bought, and for how much', async () => {
    await fixture.handlers.run(KINDS.receipt.job(await userFor('receipt')))
    expect(fixture.mailer.sent[0]?.text).toMatch(/Package B[\s\S]*100[\s\S]*9\.00/)
  })

  it('should not announce a plan that is gone', async () => {
    const about = await userFor('plan-ready')
    expect(await fixture.handlers.run(KINDS['plan-ready'].job({ ...about, planId: newPlanId() }))).toBe('done')
    expect(fixture.mailer.sent).toEqual([])
  })

  it('should not say that an account will be removed whose owner came back', async () => {
    const { id } = await seedUser(fixture.unitOfWork)
    await fixture.handlers.run(KINDS['account-leaving'].job({ userId: id, planId: newPlanId() }))
    expect(fixture.mailer.sent).toEqual([])
  })

  it('should say to a user who registers again that the account is about to go', async () => {
    const { id } = await seedUser(fixture.unitOfWork, 0, aVerifiedUser({ deletionAt: TOMORROW }))
    await fixture.handlers.run(KINDS['already-registered'].job({ userId: id, planId: newPlanId() }))
    expect(fixture.mailer.sent[0]?.text).toContain('Signing in keeps it.')
  })

  it.each(kinds)("should write a %s mail in the account's language", async (kind, { job }) => {
    const about = await userFor(kind)
    await keep(fixture.unitOfWork, async ({ users }) => {
      await users.save({ ...((await users.find(about.userId)) ?? never()), language: 'de' })
    })
    await fixture.handlers.run({ ...job(about), language: 'es' })
    expect(fixture.mailer.sent[0]?.html).toContain('<html lang="de">')
  })

  it.each(kinds)(
    'should write a %s mail in the language of the request where none was chosen, else in English',
    async (kind, { job }) => {
      const about = await userFor(kind)
      await fixture.handlers.run({ ...job(about), language: 'es' })
      await fixture.handlers.run(job(about))
      expect(fixture.mailer.sent.map(({ html }) => /<html lang="(..)">/.exec(html)?.[1])).toEqual(['es', 'en'])
    },
  )

  it('should not send an alert to an admin who has been made a learner meanwhile', async () => {
    const { id } = await seedUser(fixture.unitOfWork, 0, aVerifiedUser())
    await fixture.handlers.run(KINDS['operator-alert'].job({ userId: id, planId: newPlanId() }))
    expect(fixture.mailer.sent).toEqual([])
  })

  it('should not ask a user to verify an address that is verified', async () => {
    const { id } = await seedUser(fixture.unitOfWork, 0, aVerifiedUser())
    await fixture.handlers.run(KINDS.verification.job({ userId: id, planId: newPlanId() }))
    expect(fixture.mailer.sent).toEqual([])
  })
})

describe('jobKey', () => {
  it('should differ for mails that must both be sent', async () => {
    const userId = newUserId()
    const jobs: Job[] = Object.values(KINDS).map(({ job }) => job({ userId, planId: newPlanId() }))
    const another = KINDS['plan-ready'].job({ userId, planId: newPlanId() })
    const bought = { ...KINDS.receipt.job({ userId, planId: newPlanId() }), receipt: { ...receipt, reference: 'x' } }
    const all = [
      ...jobs,
      another,
      bought as Job, // the receipt belongs to this kind, which its maker's type does not say
      { kind: 'clean-up' } as const,
      { kind: 'reconcile-payments' } as const,
    ]
    expect(new Set(all.map(jobKey)).size).toBe(all.length)
  })
})

// Helpers

function plain(mail: Exclude<MailJob['mail'], 'receipt' | 'plan-ready' | 'operator-alert' | 'review-reminder'>) {
  return ({ userId }: About): MailJob => ({ kind: 'send-mail', mail, userId, mailId: MAIL_ID })
}

/** Whom such a mail is for. */
async function userFor(kind: string): Promise<About> {
  if (kind === 'verification') {
    const user = aRegisteredUser()
    await keep(fixture.unitOfWork, ({ users }) => users.add(user))
    return { userId: user.id, planId: newPlanId() }
  }
  if (kind === 'account-leaving') {
    const user = await seedUser(fixture.unitOfWork, 0, aVerifiedUser({ deletionAt: TOMORROW }))
    return { userId: user.id, planId: newPlanId() }
  }
  if (kind === 'operator-alert') {
    const user = await seedUser(fixture.unitOfWork, 0, aVerifiedUser({ role: 'admin' }))
    return { userId: user.id, planId: newPlanId() }
  }
  const { user, plan, chapters } = await seedPlan(fixture.unitOfWork, {
    chaptersOf: ({ id }) => [aLockedChapter(id, 1)],
  })
  if (kind === 'review-reminder') {
    const card = aCard(user.id, chapters[0]?.id ?? newChapterId(), { reviewedOn: '2026-01-01', dueOn: '2026-01-15' })
    await keep(fixture.unitOfWork, async ({ users, reviews }) => {
      await users.save({ ...user, remindAt: TOMORROW })
      await reviews.save([{ card, review: aReview(card) }])
    })
  }
  return { userId: user.id, planId: plan.id }
}
