import { addUser } from '@app/contract'
import { useState } from 'react'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { Role } from '../api.ts'
import { optionsOf } from '../use-filters.ts'
import { AdminForm, ReasonField, reasonOf, type UserFormProps, useAdminForm } from './admin-form.tsx'
import { checkPassword, NewPasswordField } from './new-password-field.tsx'
import { roleNames } from './user-filters.tsx'

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
