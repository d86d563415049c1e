import type { AdminUser } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAuth } from '../../../api/auth-context.ts'
import { isProblem } from '../../../api/problem.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { forgetAudit, showUser } from '../api.ts'
import { inWords } from '../describe-admin-error.ts'

/** Something an admin does to an account. What came of it is shown in the list, and told by a toast. */
export function useAdminAction<Input>(
  act: (input: Input) => Promise<{ readonly user: AdminUser }>,
  success: string,
  /** Also where the form has been closed meanwhile. */
  onDone?: (user: AdminUser) => void,
) {
  const queryClient = useQueryClient()
  const { user: me, refreshUser } = useAuth()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ user }) => {
      showUser(queryClient, user)
      forgetAudit(queryClient)
      notify.success(success)
      // the header says how many credits they have
      if (user.id === me?.id) refreshUser()
      onDone?.(user)
    },
    onError: (problem) => {
      notify.error(inWords(problem))
      // who is no admin any more has no business here: the guard leads them on
      if (isProblem(problem, 'not-an-admin') || isProblem(problem, 'forbidden')) refreshUser()
    },
  })
}
