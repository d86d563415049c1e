import { adminConfiguration, type ReplyOf } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServer, refusal, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { ConfigurationPage } from './configuration-page.tsx'

describe('ConfigurationPage', () => {
  it('should sum up what runs, and list each variable with its value and source', async () => {
    fakeServer({ [CONFIGURATION]: reply(adminConfiguration, SOME) })
    renderSignedIn(<ConfigurationPage />, { at: '/admin/configuration' })
    expect(await screen.findByText('Stripe, test key: no real money')).toBeVisible()
    expect(screen.getByText('gpt-x')).toBeVisible()
    expect(screen.getByText('Off: chapters link to searches')).toBeVisible()
    expect(screen.getByText('90 days')).toBeVisible()
    const rows = within(screen.getByRole('table', { name: 'Server' })).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'VariableValueSource',
      'PORT3000Default',
      'ADMIN_EMAILNot setDefault',
      'APP_SECRETSet (hidden)Set',
      'ADMIN_PASSWORDNot setDefault',
    ])
  })

  it('should try again when it could not be loaded', async () => {
    const server = fakeServer({ [CONFIGURATION]: refusal(400, 'invalid-input', 'The server says why.') })
    renderSignedIn(<ConfigurationPage />, { at: '/admin/configuration' })
    expect((await screen.findByRole('alert')).textContent).toContain('The server says why.')
    server.answer({ [CONFIGURATION]: reply(adminConfiguration, SOME) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('gpt-x')).toBeVisible()
  })
})

// Helpers

const CONFIGURATION = 'GET /api/admin/configuration'

const setting = (name: string, value: string | null, isSecret: boolean, isDefault: boolean) =>
  ({ name, group: 'server', is_secret: isSecret, is_default: isDefault, value }) as const

const SOME: ReplyOf<typeof adminConfiguration> = {
  ...{ version: '1.2.3', role: 'all', payments: 'test', mail: 'smtp', sources: [], languages: ['en', 'de'] },
  tutor: { provider: 'openai', model: 'gpt-x' },
  retention: [{ what: 'mail-records', days: 90 }],
  settings: [
    setting('PORT', '3000', false, true),
    setting('ADMIN_EMAIL', null, false, true),
    setting('APP_SECRET', null, true, false),
    setting('ADMIN_PASSWORD', null, true, true),
  ],
}
