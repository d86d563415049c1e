import {
  creditHistory,
  type LedgerEntry,
  type OwnSession,
  ownSessions,
  type PaidPurchase,
  purchases,
} from '@app/contract'
import { type Answer, type Answers, fakeServer, reply } from '../../../api/testing/fake-server.ts'
import { anId } from '../../../api/testing/signed-in.tsx'

export const SESSIONS = 'GET /api/account/sessions'
export const END_OTHER = `DELETE /api/account/sessions/${anId(2)}`
export const EVERYWHERE = 'POST /api/account/logout-everywhere'
export const PASSWORD = 'POST /api/account/change-password'
export const EXPORT = 'GET /api/account/export'
export const DELETE = 'DELETE /api/account'
export const HISTORY = 'GET /api/credits/history?limit=5'
export const OLDER = `GET /api/credits/history?limit=20&cursor=${anId(95)}`
export const PURCHASES = 'GET /api/credits/purchases'
export const CONFIRM = 'POST /api/payments/confirm'

export const thisBrowser: OwnSession = {
  id: anId(1),
  device: 'Chrome on Linux',
  created_at: '2026-11-01T08:00:00.000Z',
  last_seen_at: '2026-11-20T12:00:00.000Z',
  current: true,
}

export const otherBrowser: OwnSession = { ...thisBrowser, id: anId(2), device: 'Safari on iPhone', current: false }

/** A movement of credits. Ids fall with age, as the newest come first. */
export const aMovement = (number: number, change: Partial<LedgerEntry>): LedgerEntry => ({
  id: anId(100 - number),
  kind: 'purchased',
  amount: 100,
  change: 100,
  balance: 100,
  note: null,
  chapter: null,
  package_name: null,
  at: '2026-11-20T12:00:00.000Z',
  ...change,
})

export const aPurchase: PaidPurchase = {
  id: anId(300),
  package_name: 'Package B',
  credits: 100,
  price: 9,
  paid_at: '2026-11-20T12:00:00.000Z',
  receipt_url: 'https://pay.example/receipts/1',
  refunded: 0,
  credits_taken_back: 0,
  is_pretend: false,
  pending_unlock: null,
}

/** What the account page asks for, with two signed-in browsers and not a credit ever. */
export const accountServer = (answers: Answers = {}) =>
  fakeServer({
    [SESSIONS]: reply(ownSessions, [otherBrowser, thisBrowser]),
    [HISTORY]: reply(creditHistory, { entries: [], next_cursor: null }),
    [PURCHASES]: reply(purchases, []),
    ...answers,
  })

/** What became of the checkout that a user came back from, who had 40 credits before. */
export const confirmed = (state: string, pending_unlock: PaidPurchase['pending_unlock'] = null): Answer => [
  200,
  {
    credits: state === 'paid' ? 140 : 40,
    purchase: { state, package_name: 'Package B', credits: 100, pending_unlock },
  },
]
