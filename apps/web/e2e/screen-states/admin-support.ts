import { randomUUID } from 'node:crypto'
import { call } from '@app/testing/learner'
import { writeRows } from '@app/testing/product-rows'
import { addUser, makeAdmin, type SomeUser } from '../support/admins.ts'
import { brokenAnswer, expect, neverAnswered, press, seeHeading, seeText } from './freeze.ts'
import { givePlans, type Owner } from './rows.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

/** A user about whom each question of support has an answer; the one who asks is an admin. */
export async function giveSupportCase(admin: Owner, token: string, username: string): Promise<SomeUser> {
  const { product } = admin.app
  await makeAdmin(product, admin.learner.id)
  const user = await addUser(product, token, username)
  const act = (verb: string, body: Readonly<Record<string, unknown>>) =>
    call(product.url, 'POST', `/api/admin/users/${user.id}/${verb}`, body, token)
  await givePlans(
    { app: admin.app, learner: user },
    {
      goal: 'I want to play guitar by a campfire',
      title: 'Guitar for campfire singing',
      description: 'Five chords, two strums, ten songs.',
      chapters: [
        { title: 'Chords that share fingers', state: 'done' },
        { title: 'Strumming with a steady beat', state: 'failed' },
        { title: 'Ten songs with three chords', state: 'locked' },
      ],
    },
  )
  await act('add-credits', { amount: 500, reason: 'Won the raffle' })
  await act('notes', { text: 'Wrote in twice about the raffle.\nWas friendly.' })
  const purchase = (kind: string, minutes: number, paid: boolean) => `
    INSERT INTO purchases (id, user_id, provider, reference, package_id, package_name, credits, cents, currency, kind,
                           revision, opened_at, paid_at, returned_cents, reversed, taken)
    VALUES (gen_random_uuid(), '${user.id}', 'stripe', 'cs_test_${randomUUID()}', '893996', 'Package B', 100, 900, 'USD',
            '${kind}', 1, timestamptz '2026-11-20T10:00:00Z' + ${minutes} * interval '1 minute',
            ${paid ? "timestamptz '2026-11-20T10:30:00Z'" : 'NULL'}, 0, 0, 0)`
  const mail = (name: string, state: string) =>
    `INSERT INTO mail_records VALUES ('${randomUUID()}', '${user.id}', '${name}', '${state}', '2026-11-20T10:31:00Z')`
  await writeRows(
    product,
    purchase('open', 5, false),
    purchase('mismatched', 0, true),
    mail('receipt', 'failed'),
    mail('plan-ready', 'sent'),
    `INSERT INTO sessions (id, user_id, device, created_at, last_seen_at)
     VALUES (gen_random_uuid(), '${user.id}', 'Firefox on Linux', now() - interval '1 day', now())`,
  )
  return user
}

/** Made once for each admin: their states do not change it. */
const cases = new WeakMap<object, Promise<SomeUser>>()

async function openUser({ page, app, learner }: Visit): Promise<SomeUser> {
  const made = cases.get(app) ?? giveSupportCase({ app, learner }, learner.token, 'Uma')
  cases.set(app, made)
  const user = await made
  await makeAdmin(app.product, learner.id)
  await page.goto(`/admin/users/${user.id}`)
  await seeHeading(page, 'Admin Portal - User')
  return user
}

const states: readonly ScreenState[] = [
  {
    name: 'admin-user',
    reach: async (visit) => {
      await openUser(visit)
      await seeText(visit.page, 'Firefox on Linux')
      await seeText(visit.page, 'Wrong amount')
      await seeText(visit.page, 'Added by an admin')
    },
  },
  {
    name: 'admin-user-loading',
    reach: async (visit) => {
      await neverAnswered(visit.page, '**/api/admin/users/*')
      await openUser(visit)
      await seeText(visit.page, 'Loading the account...')
    },
  },
  {
    name: 'admin-user-error',
    reach: async (visit) => {
      await brokenAnswer(visit.page, '**/api/admin/users/*')
      await openUser(visit)
      await seeText(visit.page, 'We couldn’t load this account.')
    },
  },
  {
    name: 'admin-user-take-back',
    inWindow: true,
    reach: async (visit) => {
      await openUser(visit)
      await press(visit.page, 'Take Back Credits')
      await expect(visit.page.getByRole('dialog', { name: 'Take Back Credits from Uma' })).toBeVisible()
    },
  },
  {
    name: 'admin-purchases',
    reach: async (visit) => {
      await openUser(visit)
      // on other days other states of this product have bought something
      await visit.page.goto('/admin/purchases?from=2026-11-20&to=2026-11-20')
      await seeText(visit.page, 'Open in Stripe')
      await seeText(visit.page, 'No paid purchases in this period.')
    },
  },
]

export const adminSupportStates: ScreenStateGroup = { name: 'support in the portal', signedIn: true, states }
