import type { AdminUser, InputOf } from '@app/contract'
import { fieldsOf } from '../../../api/problem.ts'
import { type FieldErrors, useForm } from '../../../ui/forms/use-form.tsx'
import { describeAdminError, type UserEndpoint } from '../api.ts'
import { type Outcome, useAdminAction } from './admin-action.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

type AdminFormOptions<Name extends string, E extends UserEndpoint> = {
  readonly endpoint: E
  readonly initial: Values<Name>
  readonly validate: (values: Values<NoInfer<Name>>) => FieldErrors<NoInfer<Name>>
  readonly input: (values: Values<NoInfer<Name>>) => InputOf<NoInfer<E>>
  /** The toast's words. */
  readonly success: string
  /** What the outcome says beside them. */
  readonly more?: (user: AdminUser, values: Values<NoInfer<Name>>) => Omit<Outcome, 'words' | 'user'>
  readonly onDone: (outcome: Outcome) => void
}

/** `useForm` with one action on an account. */
export function useAdminForm<Name extends string, E extends UserEndpoint>(options: AdminFormOptions<Name, E>) {
  const { endpoint, initial, validate, input, success, more, onDone } = options
  const action = useAdminAction(endpoint, success)
  const form = useForm({
    initial,
    validate,
    mode: 'clear',
    onSubmit: async (values) => {
      try {
        const { user } = await action.mutateAsync(input(values))
        onDone({ words: success, user, ...more?.(user, values) })
      } catch (problem) {
        form.refuse(describeAdminError(problem), fieldsOf(problem))
      }
    },
  })
  return form
}
