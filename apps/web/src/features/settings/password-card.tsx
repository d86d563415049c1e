import { changePassword } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { explain } from '../../api/explain.ts'
import { readToken, replaceToken } from '../../api/session-token.ts'
import { showRefusal } from '../../api/show-refusal.ts'
import { useAuth } from '../../auth-context.ts'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { AccountName } from '../../ui/account-name.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { PasswordPair } from '../../ui/password-pair.tsx'
import { useSteady } from '../../ui/use-steady.ts'
import { ownSessionsQuery } from './api.ts'
import { checkPasswordForm, emptyForm, fieldNames, isLongEnough, isSame } from './password-form.ts'
import { SettingsCard } from './settings-card.tsx'

export function PasswordCard() {
  const { user } = useAuth()
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState('')
  const { register, handleSubmit, formState, setError, reset, watch } = useForm({
    resolver: checkPasswordForm,
    defaultValues: emptyForm,
  })
  const typed = watch()
  const { errors, isSubmitting, submitCount } = formState
  const isIncomplete = fieldNames.some((name) => errors[name]?.type === 'required')
  const trouble = useSteady(isIncomplete ? 'All password fields are required.' : errors.root?.message, isSubmitting)

  const send = handleSubmit(async (form) => {
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
      setChanged(words || 'Password changed successfully!')
      queryClient.invalidateQueries(ownSessionsQuery)
    } catch (problem) {
      showRefusal(problem, explain(problem, 'Failed to change password. Please try again.'), setError, {
        current_password: 'current_password',
        new_password: 'new_password',
        confirm_new_password: 'confirm_new_password',
      })
    }
  })
  return (
    <SettingsCard title="Change Password" lead="Every other browser is logged out then; this one stays signed in.">
      <form
        onSubmit={(event) => {
          setChanged('')
          return send(event)
        }}
        noValidate
        className="flex max-w-104 flex-col gap-6"
      >
        <AccountName email={user?.email ?? ''} />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          error={errors.current_password?.message}
          hint={
            <PageLink to={paths.forgotPassword} className="link inline-flex min-h-11 items-center">
              Forgot your current password?
            </PageLink>
          }
          {...register('current_password')}
        />
        {/* a rule is told as soon as it is kept, and nobody is corrected while typing */}
        <PasswordPair
          label="New password"
          shortest={9}
          chosen={{
            ...register('new_password', { deps: 'confirm_new_password' }),
            placeholder: 'min. 9 characters',
            error: errors.new_password?.message,
            kept: isLongEnough(typed.new_password) || undefined,
          }}
          repeated={{
            ...register('confirm_new_password'),
            error: errors.confirm_new_password?.message,
            kept: isSame(typed) || undefined,
          }}
        />
        {/* made anew each time: the same words once more are read out once more */}
        {trouble && <Alert key={submitCount}>{trouble}</Alert>}
        <div>
          {/* there from the start: a status region that arrives together with its text stays silent */}
          <div role="status">
            {changed && (
              <Notice tone="good" className="mb-6">
                {changed}
              </Notice>
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="solid" className="max-sm:w-full" busy={isSubmitting}>
              Change Password
            </Button>
            <LinkButton as={PageLink} to={paths.dashboard} className="max-sm:w-full">
              Cancel
            </LinkButton>
          </div>
        </div>
      </form>
    </SettingsCard>
  )
}
