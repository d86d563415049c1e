import type { AdminAct, AuditEntry } from '@app/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Answers, fakeServer, problem } from '../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../api/testing/signed-in.tsx'
import { ActivityPage } from './activity-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('ActivityPage', () => {
  it.each<[AdminAct, string]>([
    [{ kind: 'user-added', role: 'standard' }, 'mira added ana as a standard user'],
    [{ kind: 'user-added', role: 'admin' }, 'mira added ana as an admin'],
    [{ kind: 'role-changed', from: 'standard', to: 'admin' }, 'mira changed the role of ana from standard to admin'],
    [{ kind: 'user-activated' }, 'mira enabled ana'],
    [{ kind: 'user-deactivated' }, 'mira disabled ana'],
    [{ kind: 'user-verified' }, 'mira vouched for the email address of ana'],
    [{ kind: 'password-set' }, 'mira gave ana another password'],
    [{ kind: 'data-exported' }, 'mira exported the data of ana'],
    [{ kind: 'removal-asked' }, 'mira asked for the account of ana to be removed'],
    [{ kind: 'credits-granted', amount: 50, balance: 60 }, 'mira gave 50 credits to ana (balance 60)'],
    [{ kind: 'plan-requeued', plan_id: anId(7) }, 'mira had a failed plan of ana made again'],
    [{ kind: 'chapter-requeued', chapter_id: anId(7) }, 'mira had a failed chapter of ana written again'],
  ])('should tell of %j', async (act, words) => {
    open({ [ALL]: page(entry({ act })) })
    const row = await screen.findByRole('listitem')
    expect(row.querySelector('p')?.textContent).toBe(words)
  })

  it('should name an operator, and say of whom is gone that they are', async () => {
    const gone = { id: anId(2), username: null }
    const act = { kind: 'user-deactivated' } as const
    open({
      [ALL]: page(entry({ id: anId(11), actor: null, act }), entry({ id: anId(10), actor: gone, subject: gone, act })),
    })
    const rows = await screen.findAllByRole('listitem')
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'An operator, at the command line, disabled ana',
      'A removed account disabled a removed account',
    ])
    expect(screen.getAllByRole('link', { name: 'ana' })).toHaveLength(1)
  })

  it('should give the reason and the time', async () => {
    open({ [ALL]: page(entry({ reason: 'Won the raffle' })) })
    const row = await screen.findByRole('listitem')
    expect(row.textContent).toContain('Reason: Won the raffle')
    expect(row.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T12:00:00.000Z')
  })

  it('should be about one user where the address says so, and lead back to all', async () => {
    const one = `GET /api/admin/audit?user=${anId(2)}&limit=50`
    open({ [one]: page(entry({})), [ALL]: page(entry({}), entry({ id: anId(9) })) }, `?user=${anId(2)}`)
    expect(await screen.findByText('Only what was done to', { exact: false })).toBeDefined()
    fireEvent.click(screen.getByRole('link', { name: 'Show everybody' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  })

  it('should show more from where the page before ended', async () => {
    const [status, body] = page(entry({}))
    const more = `GET /api/admin/audit?limit=50&cursor=${anId(10)}`
    open({ [ALL]: [status, { ...body, next_cursor: anId(10) }], [more]: page(entry({ id: anId(9) })) })
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(document.activeElement?.textContent).toBe('Nothing happened before that.')
  })

  it('should say that nothing was done yet, or that it could not be loaded', async () => {
    const server = open({ [ALL]: [400, problem('x', 'The server says why.')] })
    expect((await screen.findByRole('alert')).textContent).toContain('The server says why.')
    server.answer({ [ALL]: page() })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Nothing was done yet.' })).toBeDefined()
  })
})

// Helpers

const ALL = 'GET /api/admin/audit?limit=50'

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: anId(10),
  actor: { id: anId(1), username: 'mira' },
  subject: { id: anId(2), username: 'ana' },
  act: { kind: 'user-activated' },
  reason: null,
  at: '2026-11-20T12:00:00.000Z',
  ...change,
})

const page = (...entries: readonly AuditEntry[]) => [200, { entries, next_cursor: null }] as const

function open(answers: Answers, query = '') {
  const server = fakeServer(answers)
  renderSignedIn(<ActivityPage />, { at: `/admin/activity${query}` })
  return server
}
