import { resetPassword } from '@app/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { explain } from '../../api/explain.ts'
import { isProblem } from '../../api/problem.ts'
import { useAuth } from '../../auth-context.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { arriveAt } from '../../ui/page.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { type ResetPasswordForm, resetPasswordForm } from './entry-forms.ts'
import { keepFocus } from './keep-focus.ts'
import { PasswordRules } from './password-rules.tsx'
import { showRefusal } from './show-refusal.ts'

type NewPasswordFormProps = {
  readonly token: string
  readonly email: string
  /** With the server's message. */
  readonly onSet: (message: string) => void
  /** The link was used, replaced or too old by the time the button was pressed. */
  readonly onLinkRefused: (problem: unknown) => void
}

export function NewPasswordForm({ token, email, onSet, onLinkRefused }: NewPasswordFormProps) {
  const { logout } = useAuth()
  const { register, handleSubmit, formState, setError, trigger, watch } = useForm<ResetPasswordForm>({
    resolver: standardSchemaResolver(resetPasswordForm),
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const { errors, touchedFields, isSubmitting, isSubmitted } = formState
  const [newPassword, confirmPassword] = watch(['newPassword', 'confirmPassword'])
  const isLong = newPassword.length >= 8
  const isSame = confirmPassword !== '' && confirmPassword === newPassword

  // the form took the place of the words that asked for patience
  useEffect(() => arriveAt('Choose a new password'), [])

  const submit = handleSubmit(async (form) => {
    try {
      const { message } = await call(resetPassword, {
        token,
        new_password: form.newPassword,
        confirm_new_password: form.confirmPassword,
      })
      // every session of this account has ended on the server; a token that is left would lead past the sign-in page
      logout()
      onSet(message)
    } catch (problem) {
      if (isProblem(problem, 'reset-token-invalid')) return onLinkRefused(problem)
      showRefusal(problem, explain(problem, 'Failed to reset password. Please try again.'), setError, {
        new_password: 'newPassword',
        confirm_new_password: 'confirmPassword',
      })
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      {/* for password managers alone: they file the new password under this name */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        label="New password"
        autoComplete="new-password"
        error={errors.newPassword?.message}
        hint={
          <PasswordRules
            rules={[
              { text: 'At least 8 characters', kept: touchedFields.newPassword || isSubmitted ? isLong : undefined },
            ]}
          />
        }
        {...register('newPassword', { onChange: () => touchedFields.confirmPassword && trigger('confirmPassword') })}
      />
      <PasswordInput
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        hint={
          <PasswordRules
            rules={[
              { text: 'The same as above', kept: touchedFields.confirmPassword || isSubmitted ? isSame : undefined },
            ]}
          />
        }
        {...register('confirmPassword')}
      />
      <p className="text-note text-muted">This signs you out on every device where you are signed in now.</p>
      {errors.root?.message && <Alert>{errors.root.message}</Alert>}
      <Button type="submit" variant="next" wide busy={isSubmitting} onMouseDown={keepFocus}>
        Set new password
      </Button>
    </form>
  )
}
