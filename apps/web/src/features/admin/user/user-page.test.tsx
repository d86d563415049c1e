import {
  type AdminAccount,
  addStaffNote,
  adminPurchases,
  auditLog,
  closeUserAccount,
  readAccount,
  userLedger,
  withdrawCredits,
} from '@app/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal, reply } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { aUser } from '../../../testing/admin-user.ts'
import { aPurchase, NO_PURCHASES } from '../testing/purchases.ts'
import { UserPage } from './user-page.tsx'
// read before any test waits for the chunk it is in
import '../users/admin-action-dialog.tsx'

describe('UserPage', () => {
  it('should show what support needs to answer a user', async () => {
    open({
      language: 'de',
      verified_by: { id: anId(1), username: 'mira' },
      withdrawable: 30,
      reviews: { cards: 24, due: 3 },
      plans: [aPlan],
      mails: [{ id: 'm', mail: 'verification', state: 'failed', at: TIME }],
      sessions: [{ id: anId(20), device: 'Firefox on Linux', created_at: TIME, last_seen_at: TIME }],
      notes: [{ id: anId(21), text: 'Called.', author: null, at: TIME }],
    })
    const facts = within(await screen.findByRole('region', { name: 'ana' }))
    expect(facts.getByText('German')).toBeVisible()
    expect(facts.getByText('24 questions, 3 due')).toBeVisible()
    expect(facts.getByText('· 30 credits can be taken back')).toBeVisible()
    expect(facts.getByRole('link', { name: 'mira' }).getAttribute('href')).toBe(`/admin/users/${anId(1)}`)
    expect(await screen.findByRole('region', { name: 'Learning plans' })).toBeVisible()
    expect(within(section('Learning plans')).getByText('Error: No answer.')).toBeVisible()
    expect(within(section('Learning plans')).getByRole('link', { name: 'Folding' })).toBeVisible()
    expect(within(section('Emails')).getByText('Failed: no more attempts')).toBeVisible()
    expect(within(section('Signed-in devices')).getByText('Firefox on Linux')).toBeVisible()
    expect(within(section('Staff notes')).getByText('Called.')).toBeVisible()
    const payment = await within(section('Purchases')).findByRole('link', { name: /Open in Stripe/ })
    expect(payment.getAttribute('href')).toBe('https://dashboard.stripe.com/test/search?query=cs_test_1')
    expect(await within(section('Credit history')).findByText('Taken back by an admin')).toBeVisible()
    expect(await within(section('Staff activity')).findByText(/took back/)).toBeVisible()
  })

  it('should take credits back with a reason, and read the account again', async () => {
    const sent: unknown[] = []
    const { server } = open({ withdrawable: 30 })
    server.answer({ [WITHDRAW]: (body) => [sent.push(body) && 200, { user: { ...ana, credits: 20 } }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Take Back Credits' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Take Back Credits from ana' }))
    fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '31' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Take Back Credits' }))
    expect(dialog.getByText('You can take back at most 30 credits.')).toBeVisible()
    expect(dialog.getByText('Please give a reason.')).toBeVisible()
    fireEvent.change(dialog.getByLabelText('Amount'), { target: { value: '30' } })
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' A slip ' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Take Back Credits' }))
    expect(await screen.findByText('Balance: 20 credits')).toBeVisible()
    expect(sent).toEqual([{ amount: 30, reason: 'A slip', request_id: expect.any(String) }])
    expect(server.count(ACCOUNT)).toBe(2)
  })

  it('should offer to verify or resend where the address is not verified, and delete after asking', async () => {
    const { server } = open({ verified_at: null, verified_by: null })
    expect(await screen.findByText('Not yet')).toBeVisible()
    expect(screen.getByText('Not chosen')).toBeVisible()
    for (const name of ['Verify Email', 'Resend Verification Email'])
      expect(screen.getByRole('button', { name })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Take Back Credits' }).getAttribute('aria-disabled')).toBe('true')
    server.answer({ [CLOSE]: reply(closeUserAccount, { user: { ...ana, is_active: false, removal_at: TIME } }) })
    fireEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the account of ana?' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Account' }))
    expect((await screen.findAllByText('Account scheduled for deletion!')).length).toBeGreaterThan(0)
  })

  it('should keep a note once, and empty its field', async () => {
    const sent: unknown[] = []
    const { server } = open({})
    server.answer({ [NOTES]: (body) => [sent.push(body) && 200, { user: ana }] })
    const field = await screen.findByLabelText<HTMLTextAreaElement>('New note')
    fireEvent.click(screen.getByRole('button', { name: 'Add Note' }))
    expect(screen.getByText('Please write a note.')).toBeVisible()
    fireEvent.change(field, { target: { value: 'Called.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add Note' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('New note').value).toBe(''))
    expect(sent).toEqual([{ text: 'Called.', request_id: expect.any(String) }])
  })

  it('should say that an account is gone', async () => {
    open({}, { [ACCOUNT]: refusal(404, 'user-not-found', 'Gone.') })
    expect(await screen.findByText('This account doesn’t exist or was deleted.')).toBeVisible()
  })
})

// Helpers

const TIME = '2026-11-20T12:00:00.000Z'
const ana = aUser({ id: anId(2), username: 'ana', credits: 50 })
const of = (verb: string) => `POST /api/admin/users/${ana.id}/${verb}`
const ACCOUNT = `GET /api/admin/users/${ana.id}`
const LEDGER = `GET /api/admin/users/${ana.id}/ledger?limit=20`
const PURCHASES = `GET /api/admin/purchases?user=${ana.id}&limit=20`
const AUDIT = `GET /api/admin/audit?user=${ana.id}&limit=50`
const WITHDRAW = of(withdrawCredits.path.split('/').at(-1) ?? '')
const CLOSE = of('close-account')
const NOTES = of(addStaffNote.path.split('/').at(-1) ?? '')

const aPlan: AdminAccount['plans'][number] = {
  id: anId(10),
  title: 'Bread',
  generation_status: 'COMPLETE',
  failure: null,
  is_archived: false,
  created_at: TIME,
  chapters: [
    {
      ...{ id: anId(11), number: 1, title: 'Folding', price: 10, is_unlocked: false, content_status: 'FAILED' },
      ...{ failure: 'No answer.', unlocked_at: null, is_completed: false },
    },
  ],
}

const section = (name: string) => screen.getByRole('region', { name })

function open(changes: Partial<AdminAccount>, answers: Answers = {}) {
  const account: AdminAccount = {
    ...{ user: ana, language: null, verified_at: TIME, verified_by: 'mail', withdrawable: 0 },
    ...{ reviews: { cards: 0, due: 0 }, sessions: [], plans: [], mails: [], notes: [] },
    ...changes,
  }
  const entry = { id: anId(30), kind: 'withdrawn', amount: 5, change: -5, balance: 50, note: 'A slip' } as const
  const act = { kind: 'credits-withdrawn', amount: 5, balance: 50 } as const
  const subject = { id: ana.id, username: ana.username }
  const server = fakeServer({
    [ACCOUNT]: reply(readAccount, account),
    [LEDGER]: reply(userLedger, {
      entries: [{ ...entry, chapter: null, package_name: null, at: TIME }],
      next_cursor: null,
    }),
    [PURCHASES]: reply(adminPurchases, { ...NO_PURCHASES, purchases: [aPurchase({ user: subject })] }),
    [AUDIT]: reply(auditLog, {
      entries: [{ id: anId(31), actor: null, subject, act, chapter_title: null, reason: 'A slip', at: TIME }],
      next_cursor: null,
    }),
    ...answers,
  })
  renderSignedIn(
    <Routes>
      <Route path="/admin/users/:userId" Component={UserPage} />
    </Routes>,
    { at: `/admin/users/${ana.id}` },
  )
  return { server }
}
