import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '../auth-context.ts'
import { paths } from '../paths.ts'
import { rememberWantedPath } from '../wanted-path.ts'
import { Waiting } from './waiting.tsx'

/** Routes for signed-in learners. Anybody else goes to the sign-in page. */
export function RequireLearner() {
  const { isLoading, isAuthenticated } = useAuth()
  if (isLoading) return <Waiting />
  return isAuthenticated ? <Outlet /> : <ToLogin />
}

/** Routes for admins. A learner goes to the dashboard. */
export function RequireAdmin() {
  const { isLoading, isAuthenticated, user } = useAuth()
  if (isLoading) return <Waiting />
  if (!isAuthenticated) return <ToLogin />
  return user?.role === 'admin' ? <Outlet /> : <Navigate to={paths.dashboard} replace />
}

function ToLogin() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (pathname !== paths.dashboard) rememberWantedPath(pathname + search)
  }, [pathname, search])
  return <Navigate to={paths.login} replace />
}
