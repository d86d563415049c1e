import { changePassword } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAuth } from '../../api/auth-context.ts'
import { call } from '../../api/call.ts'
import { explain, served } from '../../api/explain.ts'
import { readToken, replaceToken } from '../../api/session-token.ts'
import { showRefusal } from '../../api/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { AccountName } from '../../ui/forms/account-name.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { PasswordPair } from '../../ui/forms/password-pair.tsx'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { ownSessionsQuery } from './api.ts'
import { checkPasswordForm, emptyForm, isIncomplete, isLongEnough, isSame } from './password-form.ts'
import { useFields } from './use-fields.ts'

type ChangePasswordFormProps = {
  /** Stands under the field of the current password. */
  readonly currentHint: ReactNode
  readonly onBegin?: () => void
  /** Gets the words to say. The session goes on with another token then. */
  readonly onChanged: (words: string) => unknown
  /** Stands right above the buttons. */
  readonly news?: ReactNode
  /** What else can be done than change it. */
  readonly otherWay: ReactNode
}

export function ChangePasswordForm({ currentHint, onBegin, onChanged, news, otherWay }: ChangePasswordFormProps) {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const { ref, typed, errors, busy, tries, field, setError, submit, reset } = useFields(emptyForm, checkPasswordForm)
  const trouble = useDebouncedValue(isIncomplete(errors) ? 'All password fields are required.' : errors.root, busy)

  const send = submit(async (form) => {
    if (readToken() === null) {
      setError('root', { message: 'Authentication token not found. Please log in again.' })
      return
    }
    try {
      let words = ''
      // the session that asks ends with all the others, in every tab of this browser
      await replaceToken(async () => {
        const { message, access_token } = await call(changePassword, form)
        words = message
        return access_token
      })
      reset()
      queryClient.invalidateQueries(ownSessionsQuery)
      await onChanged(words || 'Password changed successfully!')
    } catch (problem) {
      showRefusal(
        problem,
        explain<typeof changePassword>(problem, 'Failed to change password. Please try again.', {
          'passwords-differ': served,
          'password-too-short': served,
          'password-too-long': served,
          'password-too-common': served,
          'password-unusable': served,
          'hasher-busy': served,
          'current-password-wrong': served,
          'password-unchanged': served,
        }),
        setError,
        {
          current_password: 'current_password',
          new_password: 'new_password',
          confirm_new_password: 'confirm_new_password',
        },
      )
    }
  })
  return (
    <form
      ref={ref}
      onSubmit={(event) => {
        onBegin?.()
        return send(event)
      }}
      noValidate
      className="flex max-w-104 flex-col gap-6"
    >
      <AccountName email={user?.email ?? ''} />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        hint={currentHint}
        {...field('current_password')}
      />
      {/* a rule is told as soon as it is kept, and nobody is corrected while typing */}
      <PasswordPair
        label="New password"
        shortest={9}
        chosen={{
          ...field('new_password', 'confirm_new_password'),
          placeholder: 'min. 9 characters',
          kept: isLongEnough(typed.new_password) || undefined,
        }}
        repeated={{
          ...field('confirm_new_password'),
          kept: isSame(typed) || undefined,
        }}
      />
      {/* made anew each time: the same words once more are read out once more */}
      {trouble && <Alert key={tries}>{trouble}</Alert>}
      <div>
        {news}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="solid" className="max-sm:w-full" busy={busy}>
            Change Password
          </Button>
          {otherWay}
        </div>
      </div>
    </form>
  )
}
