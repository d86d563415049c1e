import { deleteAccount } from '@app/contract'
import type { Ref } from 'react'
import { useAuth } from '../../api/auth-context.ts'
import { call } from '../../api/call.ts'
import { explain, served } from '../../api/explain.ts'
import { fieldsOf } from '../../api/problem.ts'
import { Button } from '../../ui/button.tsx'
import { AccountName } from '../../ui/forms/account-name.tsx'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { useForm, validateWith } from '../../ui/forms/use-form.ts'
import { DeletionTrail } from './deletion-trail.tsx'

type DeleteFormProps = {
  /** Of the part that says what deleting does: the dialog is described by it. */
  readonly consequencesId: string
  /** Of the button that changes nothing. */
  readonly keepRef: Ref<HTMLButtonElement>
  readonly onKeep: () => void
  /** Gets the time after which nothing can be taken back. */
  readonly onDeleted: (deletionAt: string) => void
}

export function DeleteForm({ consequencesId, keepRef, onKeep, onDeleted }: DeleteFormProps) {
  const { user } = useAuth()
  const form = useForm({
    initial: { password: '' },
    validate: validateWith(deleteAccount.input),
    onSubmit: async ({ password }) => {
      try {
        const { removal_at } = await call(deleteAccount, { password })
        onDeleted(removal_at)
      } catch (problem) {
        const words = explain<typeof deleteAccount>(
          problem,
          'Failed to delete your account. Please try again.',
          served('current-password-wrong', 'last-admin', 'hasher-busy'),
        )
        form.refuse(words, fieldsOf(problem))
      }
    },
  })

  return (
    <form {...form.props} className="flex flex-col gap-6">
      <DeletionTrail id={consequencesId} deletionAt={null} />
      <AccountName email={user?.email ?? ''} />
      <PasswordInput label="Your password" autoComplete="current-password" {...form.field('password')} />
      <FormAlert form={form} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button ref={keepRef} className="max-sm:w-full" onClick={onKeep}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" className="max-sm:w-full" busy={form.busy}>
          Delete my account
        </Button>
      </div>
    </form>
  )
}
