import { resetPassword } from '@app/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useAuth } from '../../../api/auth-context.ts'
import { call } from '../../../api/call.ts'
import { explain, served } from '../../../api/explain.ts'
import { isProblem } from '../../../api/problem.ts'
import { showRefusal } from '../../../api/show-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { AccountName } from '../../../ui/forms/account-name.tsx'
import { PasswordPair } from '../../../ui/forms/password-pair.tsx'
import { arriveAt } from '../../../ui/page.tsx'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import { emptyPassword, type ResetPasswordForm, resetPasswordForm } from '../entry-forms.ts'
import { keepFocus } from '../login/keep-focus.ts'

type NewPasswordFormProps = {
  readonly token: string
  readonly email: string
  /** With the server's message. */
  readonly onSet: (message: string) => void
  /** The link was used, replaced or too old by the time the button was pressed. */
  readonly onLinkRefused: (problem: unknown) => void
}

export function NewPasswordForm({ token, email, onSet, onLinkRefused }: NewPasswordFormProps) {
  const { user, logout } = useAuth()
  const { register, handleSubmit, formState, setError, trigger, watch } = useForm<ResetPasswordForm>({
    resolver: standardSchemaResolver(resetPasswordForm),
    mode: 'onTouched',
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const { errors, touchedFields, isSubmitting, isSubmitted, submitCount } = formState
  const [newPassword, confirmPassword] = watch(['newPassword', 'confirmPassword'])
  // a field that was only left is told of at its place
  const isIncomplete =
    isSubmitted && [errors.newPassword, errors.confirmPassword].some((error) => error?.message === emptyPassword)
  const trouble = useDebouncedValue(
    isIncomplete ? 'All password fields are required.' : errors.root?.message,
    isSubmitting,
  )
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
      // every session of this account has ended on the server; a token of it would lead past the sign-in page
      if (user === null || user.email === email) logout()
      onSet(message)
    } catch (problem) {
      if (isProblem(problem, 'reset-token-invalid')) return onLinkRefused(problem)
      showRefusal(
        problem,
        explain<typeof resetPassword>(problem, 'Failed to reset password. Please try again.', {
          'passwords-differ': served,
          'password-too-short': served,
          'password-too-long': served,
          'password-too-common': served,
          'password-unusable': served,
          'hasher-busy': served,
          'reset-token-invalid': served,
        }),
        setError,
        {
          new_password: 'newPassword',
          confirm_new_password: 'confirmPassword',
        },
      )
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <AccountName email={email} />
      <PasswordPair
        label="New password"
        shortest={8}
        chosen={{
          ...register('newPassword', { onChange: () => touchedFields.confirmPassword && trigger('confirmPassword') }),
          error: errors.newPassword?.message,
          kept: touchedFields.newPassword || isSubmitted ? isLong : undefined,
        }}
        repeated={{
          ...register('confirmPassword'),
          error: errors.confirmPassword?.message,
          kept: touchedFields.confirmPassword || isSubmitted ? isSame : undefined,
        }}
      />
      <p className="text-note text-muted">This signs you out on every device where you are signed in now.</p>
      {/* made anew each time: the same words once more are read out once more */}
      {trouble && <Alert key={submitCount}>{trouble}</Alert>}
      <Button type="submit" variant="next" wide busy={isSubmitting} onMouseDown={keepFocus}>
        Set new password
      </Button>
    </form>
  )
}
