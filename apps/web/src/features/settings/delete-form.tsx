import { deleteAccount, type InputOf } from '@app/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { explain } from '../../api/explain.ts'
import { isProblem } from '../../api/problem.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AccountName } from './account-name.tsx'
import { RemovalTrail } from './removal-trail.tsx'

type DeleteFormProps = {
  readonly onKeep: () => void
  /** Gets the time after which nothing can be taken back. */
  readonly onDeleted: (removalAt: string) => void
}

export function DeleteForm({ onKeep, onDeleted }: DeleteFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<InputOf<typeof deleteAccount>>({
    resolver: standardSchemaResolver(deleteAccount.input),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password }) => {
    try {
      const { removal_at } = await call(deleteAccount, { password })
      onDeleted(removal_at)
    } catch (problem) {
      const words = explain(problem, 'Failed to delete your account. Please try again.')
      const isPassword = isProblem(problem, 'current-password-wrong') || isProblem(problem, 'invalid-input')
      setError(isPassword ? 'password' : 'root', { message: words }, { shouldFocus: true })
    }
  })

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <RemovalTrail removalAt={null} />
      <AccountName />
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {errors.root?.message && <Alert>{errors.root.message}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button className="max-sm:w-full" onClick={onKeep}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" className="max-sm:w-full" busy={isSubmitting}>
          Delete my account
        </Button>
      </div>
    </form>
  )
}
