import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../api/auth-context.ts'
import { onLogoutElsewhere, onTokenChangedElsewhere, onTokenRefused } from '../api/session-token.ts'
import { paths } from '../routing/paths.ts'
import { rememberReturnTo } from '../routing/return-to.ts'
import { Waiting } from './waiting.tsx'

/** Routes for signed-in learners. Anyone else goes to the sign-in page. */
export function RequireLearner() {
  const ended = useSessionEnd()
  const { isLoading, isAuthenticated } = useAuth()
  if (isLoading) return <Waiting />
  return isAuthenticated ? <Outlet /> : <ToLogin ended={ended} />
}

/** Of the routes for learners, those for admins. Any other learner goes to the dashboard. */
export function RequireAdmin() {
  const { user } = useAuth()
  return user?.role === 'admin' ? <Outlet /> : <Navigate to={paths.dashboard} replace />
}

/** For all but the law and what a mailed link opens: whose password another user has chosen chooses one first. */
export function OwnPasswordFirst() {
  const { user } = useAuth()
  return user?.must_change_password ? <Navigate to={paths.mustChangePassword} replace /> : <Outlet />
}

/**
 * For pages that no one needs who is signed in: they lead to the dashboard. While a stored token is still being checked
 * they wait, instead of showing a form that is gone a moment later.
 */
export function VisitorsOnly() {
  const { isAuthenticated, isLoading, token } = useAuth()
  if (isAuthenticated) return <Navigate to={paths.dashboard} replace />
  // a sign-in from such a form is loading too, without a token
  return isLoading && token !== null ? <Waiting /> : <Outlet />
}

/** By whom the session was ended, for the sign-in page to say. Who logs out in this very tab needs no explanation. */
type SessionEnd = 'server' | 'other-tab' | null

function useSessionEnd(): SessionEnd {
  const [ended, setEnded] = useState<SessionEnd>(null)
  useEffect(() => {
    const byServer = () => setEnded((before) => before ?? 'server')
    const stops = [
      onTokenRefused(byServer),
      onLogoutElsewhere(() => setEnded('other-tab')),
      // the server refused it there, unless that tab has just said something else
      onTokenChangedElsewhere((token) => token === null && byServer()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return ended
}

function ToLogin({ ended }: { readonly ended: SessionEnd }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname !== paths.dashboard) rememberReturnTo(pathname + search)
  }, [pathname, search])
  return <Navigate to={paths.login} state={{ ended: ended ?? 'visitor' }} replace />
}
