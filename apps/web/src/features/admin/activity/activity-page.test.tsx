import type { AdminActionBody, AuditEntry } from '@app/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Address, address } from '../../../testing/address.tsx'
import { aUser } from '../../../testing/admin-user.ts'
import { type } from '../testing/portal.tsx'
import { ActivityPage } from './activity-page.tsx'

const bo = { id: anId(3), username: 'bo' }
const BO = `GET /api/admin/users?search=${bo.id}&limit=1`
const BY_BO = `GET /api/admin/audit?actor=${bo.id}&limit=50`
const BY_MIRA = `GET /api/admin/audit?actor=${anId(1)}&limit=50`

describe('ActivityPage', () => {
  it.each<[AdminActionBody, string]>([
    [{ kind: 'user-added', role: 'standard' }, 'mira added ana as a standard user'],
    [{ kind: 'user-added', role: 'admin' }, 'mira added ana as an admin'],
    [{ kind: 'role-changed', from: 'standard', to: 'admin' }, 'mira changed ana’s role from standard to admin'],
    [{ kind: 'user-activated' }, 'mira activated ana'],
    [{ kind: 'user-deactivated' }, 'mira deactivated ana'],
    [{ kind: 'user-verified' }, 'mira verified ana’s email'],
    [{ kind: 'password-set' }, 'mira set a temporary password for ana'],
    [{ kind: 'data-exported' }, 'mira exported ana’s data'],
    [{ kind: 'removal-asked' }, 'mira scheduled ana’s account for deletion'],
    [{ kind: 'credits-granted', amount: 50, balance: 60 }, 'mira added 50 credits to ana (balance 60)'],
    [{ kind: 'plan-requeued', plan_id: anId(7) }, 'mira requeued ana’s failed plan'],
    [{ kind: 'chapter-requeued', chapter_id: anId(7) }, 'mira requeued ana’s deleted chapter'],
  ])('should describe %j', async (act, words) => {
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
      'An operator on the command line deactivated ana',
      'A deleted account deactivated a deleted account',
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
    expect(await screen.findByText('Only actions on', { exact: false })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Show all users' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(screen.queryByText('Only actions on', { exact: false })).toBe(null)
    // the button that was pressed is gone
    expect(document.activeElement).toBe(screen.getByLabelText('Action'))
  })

  it('should be about all users where the address names no one', async () => {
    open({ [ALL]: page(entry({})) }, '?user=garbage')
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByText('Only actions on', { exact: false })).toBe(null)
  })

  it('should be narrowed to a kind of act and to who acted, in the address, and widened again', async () => {
    const kind = 'GET /api/admin/audit?act=password-set&limit=50'
    const both = `GET /api/admin/audit?actor=${anId(1)}&act=password-set&limit=50`
    open({ [ALL]: page(entry({}), entry({ id: anId(9) })), [kind]: page(entry({})), [both]: page() })
    await screen.findByRole('option', { name: 'mira' })
    type('Action', 'password-set')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(address()).toBe('/admin/activity?act=password-set')
    expect(screen.getByText('1 entry shown.')).toBeVisible()
    type('Done by', anId(1))
    expect(await screen.findByRole('heading', { name: 'No matches.' })).toBeVisible()
    expect(address()).toBe(`/admin/activity?act=password-set&actor=${anId(1)}`)
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(address()).toBe('/admin/activity')
    expect(document.activeElement).toBe(screen.getByLabelText('Action'))
  })

  it('should begin with what the address says, and pass over what it cannot mean', async () => {
    const one = `GET /api/admin/audit?user=${anId(2)}&actor=operator&act=user-verified&limit=50`
    open({ [one]: page(entry({ actor: null })) }, `?user=${anId(2)}&actor=operator&act=user-verified`)
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    expect(shownIn('Done by')).toBe('An operator on the command line')
    expect(shownIn('Action')).toBe('Emails verified by staff')
    cleanup()
    open({ [ALL]: page(entry({})) }, '?actor=me&act=eaten')
    expect(await screen.findAllByRole('listitem')).toHaveLength(1)
    expect([shownIn('Done by'), shownIn('Action')]).toEqual(['Anyone', 'All actions'])
  })

  it.each<[string, Answers, string]>([
    ['an admin', {}, 'mira'],
    ['who is one no more, named by an entry', { [BY_BO]: page(entry({ actor: bo })) }, 'bo'],
    ['who is one no more and did nothing like it', { [BY_BO]: page(), [BO]: [200, [aUser(bo)]] }, 'bo'],
    ['who is gone', { [BY_BO]: page(), [BO]: [200, []] }, 'A deleted account'],
  ])('should name who acted: %s', async (_, answers, name) => {
    open({ [BY_MIRA]: page(), ...answers }, `?actor=${Object.keys(answers).length === 0 ? anId(1) : bo.id}`)
    await waitFor(() => expect(shownIn('Done by')).toBe(name))
  })

  it('should name whom it is about where no entry is left', async () => {
    const none = `GET /api/admin/audit?user=${bo.id}&act=password-set&limit=50`
    open({ [none]: page(), [BO]: [200, [aUser(bo)]] }, `?user=${bo.id}&act=password-set`)
    expect((await screen.findByText('bo')).parentElement?.textContent).toBe('Only actions on bo')
  })

  it('should say which chapter was read, and that one is gone', async () => {
    const act = { kind: 'chapter-read', chapter_id: anId(40) } as const
    open({ [ALL]: page(entry({ act, chapter_title: 'Folding' }), entry({ id: anId(9), act })) })
    const items = await screen.findAllByRole('listitem')
    expect(items.map(({ firstElementChild: words }) => words?.textContent)).toEqual([
      'mira read ana’s chapter Folding',
      'mira read ana’s deleted chapter',
    ])
  })

  it('should lead from a name to what they did, and to what was done to them', async () => {
    const by = `GET /api/admin/audit?actor=${anId(1)}&limit=50`
    open({ [ALL]: page(entry({})), [by]: page(entry({}), entry({ id: anId(9) })) })
    const link = await screen.findByRole('link', { name: 'ana' })
    expect(link.getAttribute('href')).toBe(`/admin/activity?user=${anId(2)}`)
    fireEvent.click(screen.getByRole('link', { name: 'mira' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(shownIn('Done by')).toBe('mira')
  })

  it('should go on within what it is narrowed to', async () => {
    const first = 'GET /api/admin/audit?act=user-activated&limit=50'
    const [status, body] = page(entry({}))
    open(
      {
        [first]: [status, { ...body, next_cursor: anId(10) }],
        [`${first}&cursor=${anId(10)}`]: page(entry({ id: anId(9) })),
      },
      '?act=user-activated',
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(document.activeElement?.textContent).toBe('No more matches.')
  })

  it('should keep what is there when more does not come, and not say that this was all', async () => {
    const [status, body] = page(entry({}))
    open({ [ALL]: [status, { ...body, next_cursor: anId(10) }] })
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect((await screen.findByRole('alert')).textContent).toBe('There is nothing here.')
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByText('End of log.')).toBe(null)
  })

  it('should show more from where the page before ended', async () => {
    const [status, body] = page(entry({}))
    const more = `GET /api/admin/audit?limit=50&cursor=${anId(10)}`
    open({ [ALL]: [status, { ...body, next_cursor: anId(10) }], [more]: page(entry({ id: anId(9) })) })
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(document.activeElement?.textContent).toBe('End of log.')
  })

  it('should say that nothing was done yet, or that it could not be loaded', async () => {
    const server = open({ [ALL]: refusal(400, 'invalid-input', 'The server says why.') })
    expect((await screen.findByRole('alert')).textContent).toContain('The server says why.')
    server.answer({ [ALL]: page() })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No activity yet.' })).toBeVisible()
  })
})

// Helpers

const ADMINS = 'GET /api/admin/users?role=admin&sort=name&limit=200'
const ALL = 'GET /api/admin/audit?limit=50'

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: anId(10),
  actor: { id: anId(1), username: 'mira' },
  subject: { id: anId(2), username: 'ana' },
  act: { kind: 'user-activated' },
  chapter_title: null,
  reason: null,
  at: '2026-11-20T12:00:00.000Z',
  ...change,
})

const page = (...entries: readonly AuditEntry[]) => [200, { entries, next_cursor: null }] as const

function open(answers: Answers, query = '') {
  const server = fakeServer({ [ADMINS]: [200, [aUser({ id: anId(1), username: 'mira', role: 'admin' })]], ...answers })
  renderSignedIn(
    <>
      <ActivityPage />
      <Address />
    </>,
    { at: `/admin/activity${query}` },
  )
  return server
}

const shownIn = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent
