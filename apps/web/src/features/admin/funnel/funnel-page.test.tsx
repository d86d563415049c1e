import { adminFunnel } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServer, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Address, address } from '../../../testing/address.tsx'
import { FunnelPage } from './funnel-page.tsx'

describe('FunnelPage', () => {
  it('should show each step with its share of the one before, and every day on which something happened', async () => {
    open()
    expect(textsOf(await screen.findByRole('table', { name: 'All days together' }))).toEqual([
      'StepCount% of previous step',
      'Landing page views1,000–',
      'Sign-ups404%',
      'Email verified3075%',
      'First conversation2583.3%',
      'First plan2080%',
      'First unlock1575%',
      'First purchase320%',
    ])
    const [, ...days] = textsOf(screen.getByRole('table', { name: 'By day' }))
    expect(days).toEqual(['November 28, 20261,00040302520153'])
    expect(screen.getByText(/page views, not people/)).toBeVisible()
  })

  it('should be narrowed to days, which stand in the address', async () => {
    open()
    await screen.findByRole('table', { name: 'By day' })
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
    expect(await screen.findByText('No data for these dates.')).toBeVisible()
    expect(address()).toBe('/admin/funnel?from=2026-11-01')
  })
})

// Helpers

const DAY = {
  ...{ day: '2026-11-28', views: 1_000, sign_ups: 40, verified: 30 },
  ...{ conversations: 25, plans: 20, unlocks: 15, purchases: 3 },
}

const QUIET = {
  ...{ day: '2026-11-27', views: 0, sign_ups: 0, verified: 0 },
  ...{ conversations: 0, plans: 0, unlocks: 0, purchases: 0 },
}

const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)

function open() {
  fakeServer({
    'GET /api/admin/funnel': reply(adminFunnel, { days: [DAY, QUIET] }),
    'GET /api/admin/funnel?from=2026-11-01': reply(adminFunnel, { days: [] }),
  })
  renderSignedIn(
    <>
      <FunnelPage />
      <Address />
    </>,
    { at: '/admin/funnel' },
  )
}
