import { adminUsers } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import type { CurrentUser } from '../../../api/auth-context.ts'
import { type Answers, fakeServer, reply } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { Address } from '../../../testing/address.tsx'
import { aUser } from '../../../testing/admin-user.ts'
import { UsersPage } from '../users/users-page.tsx'
// read before any test waits for the chunk it is in
import '../users/admin-action-dialog.tsx'

export const USERS = 'GET /api/admin/users?sort=newest&limit=50'
export const ADD = 'POST /api/admin/users'
const of = (method: string, verb: string) => `${method} /api/admin/users/${anId(2)}/${verb}`
export const STATUS = of('PUT', 'set-status')
export const ROLE = of('PUT', 'set-role')
export const PASSWORD = of('PUT', 'reset-password')
export const CREDITS = of('POST', 'add-credits')

export const ana = aUser({ id: anId(2), username: 'ana', credits: 40 })
export const me = aUser({ id: anId(1), username: 'mira', role: 'admin', last_login: '2026-11-20T12:00:00.000Z' })

const admin: CurrentUser = {
  id: me.id,
  username: me.username,
  email: me.email,
  role: 'admin',
  credits: 0,
  language: null,
  must_change_password: false,
}

/** The portal as mira sees it, who is an admin. */
export function openUsers(answers: Answers = {}, at = '/admin') {
  const server = fakeServer({ [USERS]: reply(adminUsers, [ana, me]), ...answers })
  const { refreshed } = renderSignedIn(
    <>
      <UsersPage />
      <Address />
    </>,
    { at, auth: { user: admin } },
  )
  return { server, refreshed }
}

/** In the dialog that is open; on the page where none is. */
export const field = (label: string): HTMLElement =>
  within(screen.queryByRole('dialog') ?? document.body).getByLabelText(label)

export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

/** Opens what is asked when a user's switch is turned off. */
export async function openDeactivate(username: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('switch', { name: `Status of ${username}` }))
  return await screen.findByRole('dialog', { name: `Deactivate ${username}?` })
}

/** Opens the dialog of a row's button, or the one for a new user. */
export async function openDialog(name: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name }))
  return await screen.findByRole('dialog', { name })
}

/** In the dialog that is open. */
export const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
export const submit = (name: string) => fireEvent.click(button(name))
