import { type AdminUser, addCredits, addUser, setUserPassword, setUserRole, setUserStatus } from '@app/contract'
import { useRef, useState } from 'react'
import { newId } from '../../../browser/new-id.ts'
import { describeCredits } from '../../../texts/credits.ts'
import { shortDate } from '../../../texts/dates.ts'
import { TextInput } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import type { Role } from '../api.ts'
import { optionsOf } from '../use-filters.ts'
import { AdminForm, ReasonField, reasonOf, type UserFormProps, useAdminForm } from './admin-form.tsx'
import { checkPassword, NewPasswordField } from './new-password-field.tsx'
import { STATUS_UPDATED } from './status-switch.tsx'
import { roleNames } from './user-filters.tsx'

export function RoleForm({ user, onCancel, onDone }: UserFormProps) {
  const form = useAdminForm({
    endpoint: setUserRole,
    initial: { role: user.role as string, reason: '' },
    validate: ({ role }) => (role === user.role ? { role: `This is the role that ${user.username} has already.` } : {}),
    input: ({ role, reason }) =>
      // the list offers no other roles
      ({ id: user.id, role: role as Role, ...reasonOf(reason) }),
    success: 'User role updated!',
    onDone,
  })
  return (
    <AdminForm form={form} label="Change Role" onCancel={onCancel}>
      <p className="text-muted">
        Now: {roleNames[user.role]}. Admins see and change every account. Whoever gets another role is signed out
        everywhere, and signs in again.
      </p>
      <Select label="Role" options={optionsOf(roleNames)} {...form.field('role')} />
      <ReasonField {...form.field('reason')} />
    </AdminForm>
  )
}

export function PasswordForm({ user, onCancel, onDone }: UserFormProps) {
  const [generated, setGenerated] = useState('')
  const form = useAdminForm({
    endpoint: setUserPassword,
    initial: { new_password: '', reason: '' },
    validate: ({ new_password }) => ({ new_password: checkPassword(new_password) }),
    input: ({ new_password, reason }) => ({ id: user.id, new_password, ...reasonOf(reason) }),
    success: 'Password reset successfully!',
    more: (_, { new_password }) => (new_password === generated ? { password: generated } : {}),
    onDone,
  })
  return (
    <AdminForm form={form} label="Reset Password" onCancel={onCancel}>
      <p className="text-muted">
        <bdi>{user.username}</bdi> is signed out everywhere, and must choose another password at the next sign-in.
      </p>
      <NewPasswordField
        label="New password"
        {...form.field('new_password')}
        generated={generated}
        onGenerate={(password) => {
          setGenerated(password)
          form.set('new_password', password)
        }}
      />
      <ReasonField {...form.field('reason')} />
    </AdminForm>
  )
}

const MAX_CREDITS_AT_ONCE = 100_000

export function CreditsForm({ user, onCancel, onDone }: UserFormProps) {
  const requestId = useRequestId()
  const form = useAdminForm({
    endpoint: addCredits,
    initial: { amount: '', reason: '' },
    validate: ({ amount }) =>
      !isPositive(amount)
        ? { amount: 'Please enter a valid positive amount for credits.' }
        : Number(amount) > MAX_CREDITS_AT_ONCE
          ? { amount: 'At most 100,000 credits can be given at once.' }
          : {},
    input: ({ amount, reason }) => {
      const given = { amount: Number(amount), ...reasonOf(reason) }
      return { id: user.id, ...given, request_id: requestId(JSON.stringify(given)) }
    },
    success: 'Credits added successfully!',
    more: ({ credits }) => ({ detail: `Balance: ${describeCredits(credits)}` }),
    onDone,
  })
  const { amount } = form.values
  return (
    <AdminForm form={form} label="Add Credits" onCancel={onCancel}>
      <TextInput label="Amount" inputMode="numeric" autoComplete="off" {...form.field('amount')} />
      <dl className="grid grid-cols-2 rounded-md border border-line bg-sunk/50 px-4 py-3 tabular-nums">
        <dt className="text-note text-muted">Balance now</dt>
        <dt className="text-note text-muted">Balance after</dt>
        <dd className="font-semibold">{describeCredits(user.credits)}</dd>
        <dd className="font-semibold">
          {isPositive(amount) && Number(amount) <= MAX_CREDITS_AT_ONCE ? (
            describeCredits(user.credits + Number(amount))
          ) : (
            <span aria-hidden="true">–</span>
          )}
        </dd>
      </dl>
      <ReasonField {...form.field('reason')} hint={`${user.username} sees it in the credit history.`} />
    </AdminForm>
  )
}

const isPositive = (amount: string): boolean => /^\s*\d+\s*$/.test(amount) && Number(amount) > 0

/** The same gift sent again after a lost answer is the same request, and gives nothing more; another one is another. */
function useRequestId(): (content: string) => string {
  const last = useRef({ content: '', id: '' })
  return (content) => {
    if (last.current.content !== content) last.current = { content, id: newId() }
    return last.current.id
  }
}

export function DeactivateForm({ user, onCancel, onDone }: UserFormProps) {
  const form = useAdminForm({
    endpoint: setUserStatus,
    initial: { reason: '' },
    validate: () => ({}),
    input: ({ reason }) => ({ id: user.id, is_active: false, ...reasonOf(reason) }),
    success: STATUS_UPDATED,
    onDone,
  })
  return (
    <AdminForm form={form} label="Deactivate" onCancel={onCancel}>
      <ReasonField {...form.field('reason')} />
    </AdminForm>
  )
}

export const WhatDeactivatingDoes = ({ user: { username, removal_at } }: { readonly user: AdminUser }) => (
  <>
    <bdi>{username}</bdi> is signed out everywhere at once, and cannot sign in until an admin activates the account
    again. Plans and credits stay
    {removal_at !== null && <> until the account is removed on {shortDate(removal_at)}, as its owner asked</>}.
  </>
)

export function AddUserForm({ onCancel, onDone }: Omit<UserFormProps, 'user'>) {
  const [generated, setGenerated] = useState('')
  const form = useAdminForm({
    endpoint: addUser,
    initial: { username: '', email: '', password: '', role: 'standard', reason: '' },
    validate,
    input: ({ username, email, password, role, reason }) =>
      // the list offers no other roles
      ({ username, email, password, role: role as Role, ...reasonOf(reason) }),
    success: 'User added successfully!',
    more: (_, { password }) => (password === generated ? { password: generated } : {}),
    onDone,
  })
  return (
    <AdminForm form={form} label="Add User" onCancel={onCancel}>
      <TextInput
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextInput label="Email" type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
      <NewPasswordField
        label="Password"
        {...form.field('password')}
        generated={generated}
        onGenerate={(password) => {
          setGenerated(password)
          form.set('password', password)
        }}
      />
      <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Select label="Role" options={optionsOf(roleNames)} {...form.field('role')} />
        <ReasonField {...form.field('reason')} />
      </div>
    </AdminForm>
  )
}

type Values = { readonly username: string; readonly email: string; readonly password: string }

/** What the server would refuse as well, before it is asked. Whether an address is one it decides. */
const validate = ({ username, email, password }: Values) => ({
  username: username.trim() === '' ? 'Please choose a username.' : undefined,
  email:
    email.trim() === ''
      ? 'Please enter an email address.'
      : looksLikeEmail.test(email.trim())
        ? undefined
        : 'Please enter a valid email address.',
  password: checkPassword(password),
})

/** Catches a slip of the finger. */
const looksLikeEmail = /^\S+@\S+\.\S+$|^\S+@localhost$/
