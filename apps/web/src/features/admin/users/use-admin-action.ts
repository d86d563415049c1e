import type { addUser, Endpoint } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useAuth } from '../../../api/auth-context.ts'
import { isProblem } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { clearAudit, describeAdminError, showUser } from '../api.ts'

/** Each call on an account answers how it stands then. */
export type UserEndpoint = Endpoint & { readonly reply: (typeof addUser)['reply'] }

/** Something an admin does to an account. Its outcome is shown in the list and in a toast. */
export function useAdminAction<E extends UserEndpoint>(endpoint: E, success: string) {
  const queryClient = useQueryClient()
  const { user: me, refreshUser } = useAuth()
  return useApiMutation(endpoint, {
    onSuccess: ({ user }) => {
      showUser(queryClient, user)
      clearAudit(queryClient)
      notify.success(success)
      // the header says how many credits they have
      if (user.id === me?.id) refreshUser()
    },
    onError: (problem) => {
      notify.error(describeAdminError(problem))
      // who is no admin any more has no business here: the guard leads them on
      if (isProblem(problem, 'not-an-admin') || isProblem(problem, 'forbidden')) refreshUser()
    },
  })
}
