import { type AdminUser, addCredits, addUser, setUserPassword, setUserRole, setUserStatus } from '@app/contract'
import { useRef, useState } from 'react'
import { newId } from '../../../browser/new-id.ts'
import { describeCredits } from '../../../texts/credits.ts'
import { shortDate } from '../../../texts/dates.ts'
import { fill, Name } from '../../../ui/fill.tsx'
import { TextInput } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import type { Role } from '../api.ts'
import { optionsOf } from '../use-filters.ts'
import { texts as own } from '../user/texts.ts'
import { AdminForm, ReasonField, reasonOf, type UserFormProps, useAdminForm } from './admin-form.tsx'
import { checkPassword, NewPasswordField } from './new-password-field.tsx'
import { texts } from './texts.ts'

export function RoleForm({ user, onCancel, onDone }: UserFormProps) {
  const form = useAdminForm({
    endpoint: setUserRole,
    initial: { role: user.role as string, reason: '' },
    validate: ({ role }) => (role === user.role ? { role: texts.role.unchanged(user.username) } : {}),
    input: ({ role, reason }) =>
      // the list offers no other roles
      ({ id: user.id, role: role as Role, ...reasonOf(reason) }),
    success: texts.role.success,
    onDone,
  })
  return (
    <AdminForm form={form} label={texts.role.button} onCancel={onCancel}>
      <p className="text-muted">{texts.role.now(texts.roles[user.role])}</p>
      <Select label={texts.filters.role} options={optionsOf(texts.roles)} {...form.field('role')} />
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
    success: texts.password.success,
    more: (_, { new_password }) => (new_password === generated ? { password: generated } : {}),
    onDone,
  })
  return (
    <AdminForm form={form} label={texts.password.button} onCancel={onCancel}>
      <p className="text-muted">{fill(texts.password.lead, { user: <Name>{user.username}</Name> })}</p>
      <NewPasswordField
        label={texts.password.label}
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
        ? { amount: texts.credits.invalid }
        : Number(amount) > MAX_CREDITS_AT_ONCE
          ? { amount: texts.credits.tooMany }
          : {},
    input: ({ amount, reason }) => {
      const given = { amount: Number(amount), ...reasonOf(reason) }
      return { id: user.id, ...given, request_id: requestId(JSON.stringify(given)) }
    },
    success: texts.credits.success,
    more: ({ credits }) => ({ detail: texts.credits.balance(describeCredits(credits)) }),
    onDone,
  })
  const { amount } = form.values
  return (
    <AdminForm form={form} label={texts.credits.button} onCancel={onCancel}>
      <TextInput label={texts.credits.amount} inputMode="numeric" autoComplete="off" {...form.field('amount')} />
      <dl className="grid grid-cols-2 rounded-md border border-line bg-sunk/50 px-4 py-3 tabular-nums">
        <dt className="text-note text-muted">{texts.credits.before}</dt>
        <dt className="text-note text-muted">{texts.credits.after}</dt>
        <dd className="font-semibold">{describeCredits(user.credits)}</dd>
        <dd className="font-semibold">
          {isPositive(amount) && Number(amount) <= MAX_CREDITS_AT_ONCE ? (
            describeCredits(user.credits + Number(amount))
          ) : (
            <span aria-hidden="true">–</span>
          )}
        </dd>
      </dl>
      <ReasonField {...form.field('reason')} hint={own.reason.shownTo(user.username)} />
    </AdminForm>
  )
}

export const isPositive = (amount: string): boolean => /^\s*\d+\s*$/.test(amount) && Number(amount) > 0

/** The same gift sent again after a lost answer is the same request, and gives nothing more; another one is another. */
export function useRequestId(): (content: string) => string {
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
    success: texts.statusUpdated,
    onDone,
  })
  return (
    <AdminForm form={form} label={own.deactivate.button} onCancel={onCancel}>
      <ReasonField {...form.field('reason')} />
    </AdminForm>
  )
}

export const WhatDeactivatingDoes = ({ user: { username, removal_at } }: { readonly user: AdminUser }) => (
  <>
    {fill(own.deactivate.lead, { user: <Name>{username}</Name> })}{' '}
    {removal_at === null ? own.deactivate.stays : own.deactivate.staysUntil(shortDate(removal_at))}
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
    success: texts.add.success,
    more: (_, { password }) => (password === generated ? { password: generated } : {}),
    onDone,
  })
  return (
    <AdminForm form={form} label={texts.add.button} onCancel={onCancel}>
      <TextInput
        label={texts.add.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextInput label={texts.add.email} type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
      <NewPasswordField
        label={texts.add.password}
        {...form.field('password')}
        generated={generated}
        onGenerate={(password) => {
          setGenerated(password)
          form.set('password', password)
        }}
      />
      <div className="grid gap-5 sm:grid-cols-[9rem_minmax(0,1fr)]">
        <Select label={texts.filters.role} options={optionsOf(texts.roles)} {...form.field('role')} />
        <ReasonField {...form.field('reason')} />
      </div>
    </AdminForm>
  )
}

type Values = { readonly username: string; readonly email: string; readonly password: string }

/** What the server would refuse as well, before it is asked. Whether an address is one it decides. */
const validate = ({ username, email, password }: Values) => ({
  username: username.trim() === '' ? texts.add.usernameMissing : undefined,
  email:
    email.trim() === ''
      ? texts.add.emailMissing
      : looksLikeEmail.test(email.trim())
        ? undefined
        : texts.add.emailInvalid,
  password: checkPassword(password),
})

/** Catches a slip of the finger. */
const looksLikeEmail = /^\S+@\S+\.\S+$|^\S+@localhost$/
