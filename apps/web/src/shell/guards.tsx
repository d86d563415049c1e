import { texts } from 'virtual:texts/shell'
import { use, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../api/auth-context.ts'
import { titleOnTheWay } from '../routing/page-titles.ts'
import { paths } from '../routing/paths.ts'
import { rememberReturnTo } from '../routing/return-to.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { SiteName } from '../ui/site-name.ts'

/** Routes for signed-in learners. Anyone else goes to the sign-in page. */
export function RequireLearner() {
  const { isLoading, isAuthenticated } = useAuth()
  if (isLoading) return <Waiting />
  return isAuthenticated ? <Outlet /> : <ToLogin />
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

function ToLogin() {
  const { endedBy } = useAuth()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname !== paths.dashboard) rememberReturnTo(pathname + search)
  }, [pathname, search])
  return <Navigate to={paths.login} state={{ ended: endedBy ?? 'visitor' }} replace />
}

/** As high as the screen, so that what follows it is not seen to jump. */
export function Waiting() {
  const siteName = use(SiteName)
  const { pathname } = useLocation()
  return (
    <div className="wrap min-h-dvh py-16">
      <title>{titleOnTheWay(pathname, siteName)}</title>
      <Spinner label={texts.loading} />
    </div>
  )
}
