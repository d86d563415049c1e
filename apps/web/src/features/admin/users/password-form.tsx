import { setUserPassword } from '@app/contract'
import { useState } from 'react'
import { AdminForm, ReasonField, reasonOf, type UserFormProps, useAdminForm } from './admin-form.tsx'
import { checkPassword, NewPasswordField } from './new-password-field.tsx'

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
