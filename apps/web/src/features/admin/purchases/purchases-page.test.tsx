import { adminPurchases, adminRevenue, type ReplyOf } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Address, address } from '../../../testing/address.tsx'
import { aPurchase, NO_PURCHASES } from '../testing/purchases.ts'
import { PurchasesPage } from './purchases-page.tsx'

describe('PurchasesPage', () => {
  it('should list purchases with their money, and sum them by day and package', async () => {
    open({
      [LIST]: reply(adminPurchases, {
        ...NO_PURCHASES,
        purchases: [aPurchase({ refunded: 4.5, credits_owed: 20 })],
      }),
      [REVENUE]: reply(adminRevenue, {
        days: [{ day: '2026-11-20', ...sums }],
        packages: [{ package_name: 'Package B', ...sums }],
      }),
    })
    const list = within(await screen.findByRole('table', { name: 'Purchases, newest first' }))
    expect(list.getByText('$4.50 refunded')).toBeVisible()
    expect(list.getByText('20 credits already spent')).toBeVisible()
    expect(list.getByRole('link', { name: 'ana' })).toBeVisible()
    const days = within(await screen.findByRole('table', { name: 'By day' }))
    expect(days.getByText('November 20, 2026')).toBeVisible()
    expect(days.getByText('$13.50')).toBeVisible()
  })

  it('should narrow the list and the sums to a state and days, which stand in the address', async () => {
    const narrowed = 'state=paid&from=2026-11-01'
    open({
      [`GET /api/admin/purchases?${narrowed}&limit=20`]: reply(adminPurchases, NO_PURCHASES),
      [`GET /api/admin/revenue?${narrowed}`]: reply(adminRevenue, NOTHING),
    })
    expect(await screen.findByText('No purchases yet.')).toBeVisible()
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'paid' } })
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }))
    expect(address()).toBe('/admin/purchases')
  })
})

// Helpers

const LIST = 'GET /api/admin/purchases?limit=20'
const REVENUE = 'GET /api/admin/revenue'
const NOTHING: ReplyOf<typeof adminRevenue> = { days: [], packages: [] }
const sums = { is_pretend: false, purchases: 2, credits: 200, income: 18, refunded: 4.5 }

function open(answers: Answers = {}) {
  fakeServer({
    [LIST]: reply(adminPurchases, NO_PURCHASES),
    [REVENUE]: reply(adminRevenue, NOTHING),
    'GET /api/admin/purchases?state=paid&limit=20': reply(adminPurchases, NO_PURCHASES),
    'GET /api/admin/revenue?state=paid': reply(adminRevenue, NOTHING),
    ...answers,
  })
  renderSignedIn(
    <>
      <PurchasesPage />
      <Address />
    </>,
    { at: '/admin/purchases' },
  )
}
