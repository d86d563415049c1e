import type { AdminPurchase, adminPurchases, ReplyOf } from '@app/contract'
import { anId } from '../../../api/testing/signed-in.tsx'

export const aPurchase = (changes: Partial<AdminPurchase> = {}): AdminPurchase => ({
  id: anId(40),
  user: { id: anId(2), username: 'ana' },
  state: 'paid',
  package_name: 'Package B',
  credits: 100,
  price: 9,
  refunded: 0,
  credits_taken_back: 0,
  credits_owed: 0,
  opened_at: '2026-11-20T12:00:00.000Z',
  paid_at: '2026-11-20T12:01:00.000Z',
  provider: 'stripe',
  reference: 'cs_test_1',
  provider_url: 'https://dashboard.stripe.com/test/search?query=cs_test_1',
  is_pretend: false,
  ...changes,
})

export const NO_PURCHASES: ReplyOf<typeof adminPurchases> = { purchases: [], next_cursor: null }
