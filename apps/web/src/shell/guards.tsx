import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { onTokenRefused } from '../api/session-token.ts'
import { useAuth } from '../auth-context.ts'
import { paths } from '../paths.ts'
import { rememberWantedPath } from '../wanted-path.ts'
import { Waiting } from './waiting.tsx'

/** Routes for signed-in learners. Anybody else goes to the sign-in page. */
export function RequireLearner() {
  const hasEnded = useSessionEnded()
  const { isLoading, isAuthenticated } = useAuth()
  if (isLoading) return <Waiting />
  return isAuthenticated ? <Outlet /> : <ToLogin hasEnded={hasEnded} />
}

/** Routes for admins. A learner goes to the dashboard. */
export function RequireAdmin() {
  const hasEnded = useSessionEnded()
  const { isLoading, isAuthenticated, user } = useAuth()
  if (isLoading) return <Waiting />
  if (!isAuthenticated) return <ToLogin hasEnded={hasEnded} />
  return user?.role === 'admin' ? <Outlet /> : <Navigate to={paths.dashboard} replace />
}

/** For all but the law and what a mailed link opens: whose password somebody else has chosen chooses one first. */
export function OwnPasswordFirst() {
  const { user } = useAuth()
  return user?.must_change_password ? <Navigate to={paths.choosePassword} replace /> : <Outlet />
}

/** Whether it was the server that ended the session: who signs out needs no explanation. */
function useSessionEnded(): boolean {
  const [hasEnded, setHasEnded] = useState(false)
  useEffect(() => onTokenRefused(() => setHasEnded(true)), [])
  return hasEnded
}

function ToLogin({ hasEnded }: { readonly hasEnded: boolean }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname !== paths.dashboard) rememberWantedPath(pathname + search)
  }, [pathname, search])
  return <Navigate to={paths.login} state={{ hasEnded }} replace />
}
