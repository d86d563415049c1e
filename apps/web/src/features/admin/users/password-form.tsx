import { type AdminUser, setUserPassword } from '@app/contract'
import { useState } from 'react'
import type { Outcome } from './admin-action.ts'
import { AdminForm, ReasonField, reasonOf } from './admin-form.tsx'
import { NewPasswordField, tooShort } from './new-password-field.tsx'
import { useAdminForm } from './use-admin-form.ts'

type PasswordFormProps = {
  readonly user: AdminUser
  readonly onCancel: () => void
  readonly onDone: (outcome: Outcome) => void
}

const success = 'Password reset successfully!'

export function PasswordForm({ user, onCancel, onDone }: PasswordFormProps) {
  const [generated, setGenerated] = useState('')
  const form = useAdminForm({
    endpoint: setUserPassword,
    start: { password: '', reason: '' },
    check: ({ password }) =>
      password === ''
        ? { password: 'Please choose a password, or generate one.' }
        : password.length < 8
          ? { password: tooShort }
          : {},
    input: ({ password, reason }) => ({ id: user.id, new_password: password, ...reasonOf(reason) }),
    inputs: { new_password: 'password' },
    success,
    onDone: (changed) =>
      onDone({ words: success, user: changed, ...(form.values.password === generated && { password: generated }) }),
  })
  return (
    <AdminForm form={form} label="Reset Password" onCancel={onCancel}>
      <p className="text-muted">
        <bdi>{user.username}</bdi> is signed out everywhere, and must choose another password at the next sign-in.
      </p>
      <NewPasswordField
        label="New password"
        {...form.field('password')}
        generated={generated}
        onGenerate={(password) => {
          setGenerated(password)
          form.set('password', password)
        }}
      />
      <ReasonField {...form.field('reason')} />
    </AdminForm>
  )
}
