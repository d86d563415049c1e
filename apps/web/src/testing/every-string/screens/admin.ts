import { fireEvent } from '@testing-library/react'
import { anId } from '../../../api/testing/signed-in.tsx'
import { aUser } from '../../admin-user.ts'
import { fill, lookFor, press } from '../look.ts'
import { mira } from '../scenario.tsx'
import { button, heading, label, type Moment, momentsOf } from '../table.ts'

const USERS = 'GET /api/admin/users?sort=newest&limit=50'
const ADD = 'POST /api/admin/users'
const call = (method: string, verb: string) => `${method} /api/admin/users/${anId(2)}/${verb}`
const STATUS = call('PUT', 'set-status')
const ROLE = call('PUT', 'set-role')
const PASSWORD = call('PUT', 'reset-password')
const CREDITS = call('POST', 'add-credits')

const ana = aUser({ id: anId(2), username: 'ana', is_active: false })
const own = aUser({ id: mira.id, username: 'mira', role: 'admin', last_login: '2026-11-20T12:00:00.000Z' })
const active = { ...ana, is_active: true }
const list = { [USERS]: [200, [ana, own]] } as const
const done = [200, { user: ana }] as const

const addUser = async () => {
  await press('Add User')
  await lookFor(heading('Add User'), 'there is no dialog')
  await fill('Username', 'bo')
  await fill('Email', 'bo@example.org')
  await fill('Password', 'a given password')
  await press('Add User', '[role=dialog]')
}
const changeRole = async () => {
  await press('Change Role')
  await fill('Role', 'admin')
  await press('Change Role', '[role=dialog]')
}
const resetTo = (password: string) => async () => {
  await press('Reset Password')
  await fill('New password', password)
  await press('Reset Password', '[role=dialog]')
}
const addCredits = (amount: string) => async () => {
  await press('Add Credits')
  await fill('Amount', amount)
  await press('Add Credits', '[role=dialog]')
}
/** On, of a user who is out; off otherwise, which asks first. */
const toggle = async () => {
  await lookFor({ text: 'ana', kind: 'text' }, 'there is no list')
  const found = document.querySelector('[role=switch]')
  if (found === null) throw new Error('there is no switch')
  fireEvent.click(found)
}

const deactivate = async () => {
  await toggle()
  await press('Deactivate', '[role=dialog]')
}

const admin = momentsOf({ screen: 'admin', who: 'admin', answers: list })
const dialog = momentsOf({ screen: 'admin', who: 'admin', answers: list, inside: '[role=dialog]' })

const refused = (refusedCall: string, act: NonNullable<Moment['act']>, inside = '[role=dialog]'): Moment =>
  admin(`after ${refusedCall.replace(anId(2), '{id}')} is refused in ${inside}`, ['An unexpected error occurred.'], {
    refusedCall,
    act,
    inside,
  })

export const adminMoments: readonly Moment[] = [
  admin('when it is opened', [
    heading('Admin Portal - User Management'),
    button('Add User'),
    ...['User', 'Role', 'Status', 'Active', 'Inactive', 'Credits', '0', 'Last Login', 'Never'],
    ...['ana', 'ana@example.org'],
    button('Reset Password'),
    button('Change Role'),
    button('Add Credits'),
  ]),
  dialog(
    'in its modal for a new user',
    [heading('Add User'), label('Username'), label('Email'), label('Password'), label('Role')],
    { act: () => press('Add User') },
  ),
  dialog('in its modal for a role', [heading('Change Role for ana')], { act: () => press('Change Role') }),
  dialog(
    'in its modal for a password',
    [heading('Reset Password for ana'), { text: 'Password must be at least 8 characters long.', kind: 'text' }],
    { act: () => press('Reset Password') },
  ),
  dialog('in its modal for a password, after one of 7 characters', ['Password must be at least 8 characters long.'], {
    act: resetTo('1234567'),
  }),
  dialog('in its modal for credits', [heading('Add Credits to ana')], { act: () => press('Add Credits') }),
  ...['0', '-5', '1.5', 'many', ''].map((amount) =>
    dialog(
      `in its modal for credits, after the amount '${amount}'`,
      ['Please enter a valid positive amount for credits.'],
      { act: addCredits(amount) },
    ),
  ),
  admin('after a user was added', ['User added successfully!'], {
    answers: { ...list, [ADD]: [201, { user: ana }] },
    act: addUser,
  }),
  admin('after a user was activated', ['User status updated!'], {
    answers: { ...list, [STATUS]: [200, { user: active }] },
    act: toggle,
  }),
  admin('after a user was deactivated', ['User status updated!'], {
    answers: { [USERS]: [200, [active, own]], [STATUS]: done },
    act: deactivate,
  }),
  admin('after a role was changed', ['User role updated!'], { answers: { ...list, [ROLE]: done }, act: changeRole }),
  admin('after a password was reset', ['Password reset successfully!'], {
    answers: { ...list, [PASSWORD]: done },
    act: resetTo('a given password'),
  }),
  admin('after credits were added', ['Credits added successfully!'], {
    answers: { ...list, [CREDITS]: done },
    act: addCredits('50'),
  }),
  { ...refused(USERS, () => undefined, 'main'), answers: {} },
  refused(ADD, addUser),
  refused(STATUS, toggle, 'main'),
  { ...refused(STATUS, deactivate), answers: { [USERS]: [200, [active, own]] } },
  refused(ROLE, changeRole),
  refused(PASSWORD, resetTo('a given password')),
  refused(CREDITS, addCredits('50')),
]
