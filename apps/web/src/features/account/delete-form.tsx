import { deleteAccount } from '@app/contract'
import type { Ref } from 'react'
import { useAuth } from '../../api/auth-context.ts'
import { call } from '../../api/call.ts'
import { explain, served } from '../../api/explain.ts'
import { showRefusal } from '../../api/show-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { AccountName } from '../../ui/forms/account-name.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { DeletionTrail } from './deletion-trail.tsx'
import { type FieldErrors, useFields } from './use-fields.ts'

type DeleteFormProps = {
  /** Of the part that says what deleting does: the dialog is described by it. */
  readonly consequencesId: string
  /** Of the button that changes nothing. */
  readonly keepRef: Ref<HTMLButtonElement>
  readonly onKeep: () => void
  /** Gets the time after which nothing can be taken back. */
  readonly onDeleted: (removalAt: string) => void
}

export function DeleteForm({ consequencesId, keepRef, onKeep, onDeleted }: DeleteFormProps) {
  const { user } = useAuth()
  const { ref, errors, busy, tries, field, setError, submit } = useFields({ password: '' }, checkDeleteForm)
  const trouble = useDebouncedValue(errors.root, busy)

  const send = submit(async ({ password }) => {
    try {
      const { removal_at } = await call(deleteAccount, { password })
      onDeleted(removal_at)
    } catch (problem) {
      const words = explain<typeof deleteAccount>(problem, 'Failed to delete your account. Please try again.', {
        'current-password-wrong': served,
        'last-admin': served,
        'hasher-busy': served,
      })
      showRefusal(problem, words, setError, { password: 'password' })
    }
  })

  return (
    <form ref={ref} onSubmit={send} noValidate className="flex flex-col gap-6">
      <DeletionTrail id={consequencesId} removalAt={null} />
      <AccountName email={user?.email ?? ''} />
      <PasswordInput label="Your password" autoComplete="current-password" {...field('password')} />
      {/* made anew each time: the same words once more are read out once more */}
      {trouble && <Alert key={tries}>{trouble}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button ref={keepRef} className="max-sm:w-full" onClick={onKeep}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" className="max-sm:w-full" busy={busy}>
          Delete my account
        </Button>
      </div>
    </form>
  )
}

function checkDeleteForm(form: { readonly password: string }): FieldErrors<'password'> {
  const { error } = deleteAccount.input.safeParse(form)
  return error ? { password: error.issues[0]?.message } : {}
}
