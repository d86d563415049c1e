import type { AdminUser, InputOf } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { fieldsOf } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { type FieldErrors, useForm } from '../../../ui/forms/use-form.tsx'
import { clearAudit, describeAdminError, refetchAccount, showUser, type UserEndpoint } from '../api.ts'
import type { adminActions } from './admin-actions.ts'

export type AdminActionKind = keyof typeof adminActions

export type AdminAction =
  | { readonly kind: 'add-user'; readonly user?: undefined; readonly withdrawable?: undefined }
  /** `withdrawable`: credits that can be taken back at most, where that is asked. */
  | { readonly kind: AdminActionKind; readonly user: AdminUser; readonly withdrawable?: number | undefined }

type AdminActions = {
  readonly begin: (act: AdminAction) => void
  /** The id of the user in whose row stands what comes of the last act; null where it stands in none. */
  readonly row: string | null
  /** An act begins there: what was said of the one before goes. */
  readonly setRow: (id: string) => void
}

export const AdminActionContext = createContext<AdminActions>({
  begin: () => undefined,
  row: null,
  setRow: () => undefined,
})

/** What came of it, to be said on the page. `password`: one that was made here, which no one else shows again. */
export type Outcome = {
  readonly words: string
  readonly user: AdminUser
  readonly detail?: string
  readonly password?: string
}

/** Something an admin does to an account. Its outcome is shown in the list and in a toast. */
export function useAdminAction<E extends UserEndpoint>(endpoint: E, success: string) {
  const queryClient = useQueryClient()
  const { user: me, refreshUser } = useAuth()
  return useApiMutation(endpoint, {
    onSuccess: ({ user }) => {
      showUser(queryClient, user)
      clearAudit(queryClient)
      refetchAccount(queryClient)
      notify.success(success)
      // the header says how many credits they have
      if (user.id === me?.id) refreshUser()
    },
    onError: (problem) => notify.error(describeAdminError(problem)),
  })
}

/** An admin cannot do everything to themselves. */
export const useIsOwn = ({ id }: AdminUser): boolean => useAuth().user?.id === id

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
  return useForm({
    initial,
    validate,
    mode: 'clear',
    onSubmit: async (values) => {
      const { user } = await action.mutateAsync(input(values))
      onDone({ words: success, user, ...more?.(user, values) })
    },
    refusal: (problem) => [describeAdminError(problem), fieldsOf(problem)],
  })
}
