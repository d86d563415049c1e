import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { paths } from '../../routing/paths.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'

/**
 * For pages that no one needs who is signed in: they lead to the dashboard. While a stored token is still being checked
 * they wait, as guarded pages do, instead of showing a form that is gone a moment later.
 */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  const { isAuthenticated, isLoading, token } = useAuth()
  if (isAuthenticated) return <Navigate to={paths.dashboard} replace />
  // a sign-in from this very form is loading too, without a token
  if (isLoading && token !== null) {
    return (
      <div className="wrap min-h-dvh py-16">
        <Spinner label="Loading..." />
      </div>
    )
  }
  return children
}
