import { resetPassword } from '@app/contract'
import { useEffect } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { call } from '../../../api/call.ts'
import { explain, newPasswordRefusals, served } from '../../../api/explain.ts'
import { fieldsOf, isProblem } from '../../../api/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { AccountName } from '../../../ui/forms/account-name.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { PasswordPair } from '../../../ui/forms/password-pair.tsx'
import { keepFocus, useForm, validateWith } from '../../../ui/forms/use-form.ts'
import { arriveAt } from '../../../ui/page.tsx'
import { emptyPassword, resetPasswordForm } from '../entry-forms.ts'

export const notValid = 'Invalid or expired reset token. Please request a new password reset.'

/** How the form ended: with a new password, or with a link that was used, replaced or too old by then. */
export type Outcome = { readonly kind: 'set' | 'refused'; readonly words: string }

type NewPasswordFormProps = {
  readonly token: string
  readonly email: string
  readonly onEnd: (outcome: Outcome) => void
}

export function NewPasswordForm({ token, email, onEnd }: NewPasswordFormProps) {
  const { user, logout } = useAuth()
  const form = useForm({
    initial: { new_password: '', confirm_new_password: '' },
    validate: validateWith(resetPasswordForm),
    mode: 'touched',
    summary: (errors) =>
      Object.values(errors).includes(emptyPassword) ? 'All password fields are required.' : undefined,
    onSubmit: async (passwords) => {
      try {
        const { message } = await call(resetPassword, { token, ...passwords })
        // every session of this account has ended on the server; a token of it would lead past the sign-in page
        if (user === null || user.email === email) logout()
        onEnd({ kind: 'set', words: message })
      } catch (problem) {
        const isRefused = isProblem(problem, 'reset-token-invalid')
        const fallback = isRefused ? notValid : 'Failed to reset password. Please try again.'
        const refusals = { ...newPasswordRefusals, ...served('reset-token-invalid') }
        const words = explain<typeof resetPassword>(problem, fallback, refusals)
        if (isRefused) onEnd({ kind: 'refused', words })
        else form.refuse(words, fieldsOf(problem))
      }
    },
  })

  // the form took the place of the words that asked for patience
  useEffect(() => arriveAt('Choose a new password'), [])

  return (
    <form {...form.props} className="flex flex-col gap-6">
      <AccountName email={email} />
      <PasswordPair label="New password" shortest={8} form={form} names={['new_password', 'confirm_new_password']} />
      <p className="text-note text-muted">This signs you out on every device where you are signed in now.</p>
      <FormAlert form={form} />
      <Button type="submit" variant="next" wide busy={form.busy} onMouseDown={keepFocus}>
        Set new password
      </Button>
    </form>
  )
}
