import { ownSessions } from '@app/contract'
import { queryOptions } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { q } from '../../api/query.ts'
import { dropToken } from '../../api/session-token.ts'
import { paths } from '../../routing/paths.ts'

/** Goes to the landing page, signed out, once the server has ended this session. */
export function useLeaveAccount(): () => void {
  const { logout } = useAuth()
  const navigate = useNavigate()
  return () => {
    // a log-out that still found the token would ask the server to end what is over
    dropToken()
    // in place of the dialog that asked, which has an entry of the history to itself
    navigate(paths.landing, { replace: true })
    logout()
  }
}

/** Never from the cache: a user who looks here wants to know who is signed in now. */
export const ownSessionsQuery = queryOptions({ ...q(ownSessions, {}), staleTime: 0 })
