import { fireEvent } from '@testing-library/react'
import { anId } from '../../../api/testing/signed-in.tsx'
import { aUser } from '../../admin-user.ts'
import { fill, lookFor, press } from '../look.ts'
import { mira } from '../scenario.tsx'
import { button, heading, label, type Moment } from '../table.ts'

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
/** On, of somebody who is out; off otherwise, which asks first. */
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

const admin = { screen: 'admin', who: 'admin', from: '§2 Admin screen', answers: list } as const
const dialog = { ...admin, from: '§2 Admin screen, modals', inside: '[role=dialog]' } as const
const wellDone = { ...admin, from: '§8 Admin' } as const

const refused = (refusedCall: string, act: NonNullable<Moment['act']>, inside = '[role=dialog]'): Moment => ({
  ...wellDone,
  refusedCall,
  act,
  inside,
  state: `after ${refusedCall.replace(anId(2), '{id}')} is refused in ${inside}`,
  strings: ['An unexpected error occurred.'],
})

export const adminMoments: readonly Moment[] = [
  {
    ...admin,
    state: 'when it is opened',
    strings: [
      heading('Admin Portal - User Management'),
      button('Add User'),
      ...['User', 'Role', 'Status', 'Active', 'Inactive', 'Credits', '0', 'Last Login', 'Never'],
      ...['ana', 'ana@example.org'],
      button('Reset Password'),
      button('Change Role'),
      button('Add Credits'),
    ],
  },
  {
    ...dialog,
    state: 'in its modal for somebody new',
    act: () => press('Add User'),
    strings: [heading('Add User'), label('Username'), label('Email'), label('Password'), label('Role')],
  },
  {
    ...dialog,
    state: 'in its modal for a role',
    act: () => press('Change Role'),
    strings: [heading('Change Role for ana')],
  },
  {
    ...dialog,
    state: 'in its modal for a password',
    act: () => press('Reset Password'),
    strings: [
      heading('Reset Password for ana'),
      { text: 'Password must be at least 8 characters long.', kind: 'text', from: '§5 Admin reset password' },
    ],
  },
  {
    ...dialog,
    from: '§5 Admin reset password',
    state: 'in its modal for a password, after one of 7 characters',
    act: resetTo('1234567'),
    strings: ['Password must be at least 8 characters long.'],
  },
  {
    ...dialog,
    state: 'in its modal for credits',
    act: () => press('Add Credits'),
    strings: [heading('Add Credits to ana')],
  },
  ...['0', '-5', '1.5', 'many', ''].map(
    (amount): Moment => ({
      ...dialog,
      from: '§5 Add credits',
      state: `in its modal for credits, after the amount '${amount}'`,
      act: addCredits(amount),
      strings: ['Please enter a valid positive amount for credits.'],
    }),
  ),
  {
    ...wellDone,
    state: 'after somebody was added',
    answers: { ...list, [ADD]: [201, { user: ana }] },
    act: addUser,
    strings: ['User added successfully!'],
  },
  {
    ...wellDone,
    state: 'after somebody was activated',
    answers: { ...list, [STATUS]: [200, { user: active }] },
    act: toggle,
    strings: ['User status updated!'],
  },
  {
    ...wellDone,
    state: 'after somebody was deactivated',
    answers: { [USERS]: [200, [active, own]], [STATUS]: done },
    act: deactivate,
    strings: ['User status updated!'],
  },
  {
    ...wellDone,
    state: 'after a role was changed',
    answers: { ...list, [ROLE]: done },
    act: changeRole,
    strings: ['User role updated!'],
  },
  {
    ...wellDone,
    state: 'after a password was reset',
    answers: { ...list, [PASSWORD]: done },
    act: resetTo('a given password'),
    strings: ['Password reset successfully!'],
  },
  {
    ...wellDone,
    state: 'after credits were added',
    answers: { ...list, [CREDITS]: done },
    act: addCredits('50'),
    strings: ['Credits added successfully!'],
  },
  { ...refused(USERS, () => undefined, 'main'), answers: {} },
  refused(ADD, addUser),
  refused(STATUS, toggle, 'main'),
  { ...refused(STATUS, deactivate), answers: { [USERS]: [200, [active, own]] } },
  refused(ROLE, changeRole),
  refused(PASSWORD, resetTo('a given password')),
  refused(CREDITS, addCredits('50')),
]
