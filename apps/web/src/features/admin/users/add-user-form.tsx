import { addUser } from '@app/contract'
import { useState } from 'react'
import { Select } from '../../../ui/forms/select.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import type { Role } from '../api.ts'
import type { Outcome } from './admin-action.ts'
import { AdminForm, ReasonField, reasonOf } from './admin-form.tsx'
import { NewPasswordField, tooShort } from './new-password-field.tsx'
import { roleOptions } from './role-form.tsx'
import { useAdminForm } from './use-admin-form.ts'

type AddUserFormProps = { readonly onCancel: () => void; readonly onDone: (outcome: Outcome) => void }

const success = 'User added successfully!'

export function AddUserForm({ onCancel, onDone }: AddUserFormProps) {
  const [generated, setGenerated] = useState('')
  const form = useAdminForm({
    endpoint: addUser,
    start: { username: '', email: '', password: '', role: 'standard', reason: '' },
    check,
    input: ({ username, email, password, role, reason }) =>
      // the list offers no other roles
      ({ username, email, password, role: role as Role, ...reasonOf(reason) }),
    success,
    onDone: (user) =>
      onDone({ words: success, user, ...(form.values.password === generated && { password: generated }) }),
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
        <Select label="Role" options={roleOptions} {...form.field('role')} />
        <ReasonField {...form.field('reason')} />
      </div>
    </AdminForm>
  )
}

type Values = { readonly username: string; readonly email: string; readonly password: string }

/** What the server would refuse as well, before it is asked. Whether an address is one it decides. */
function check({ username, email, password }: Values) {
  return {
    ...(username.trim() === '' && { username: 'Please choose a username.' }),
    ...(email.trim() === ''
      ? { email: 'Please enter an email address.' }
      : !looksLikeEmail.test(email.trim()) && { email: 'Please enter a valid email address.' }),
    ...(password === ''
      ? { password: 'Please choose a password, or generate one.' }
      : password.length < 8 && { password: tooShort }),
  }
}

/** Catches a slip of the finger. */
const looksLikeEmail = /^\S+@\S+\.\S+$|^\S+@localhost$/
