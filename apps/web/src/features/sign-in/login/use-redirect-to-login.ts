import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { paths } from '../../../routing/paths.ts'

/**
 * Goes on to the sign-in page after 3 seconds. A link there must stand beside it: no one has to wait. Not where a user
 * else is signed in: that page would lead to what is theirs.
 */
export function useRedirectToLogin(email = ''): void {
  const navigate = useNavigate()
  const { isAuthenticated } = useAuth()
  useEffect(() => {
    if (isAuthenticated) return
    const timer = setTimeout(() => navigate(paths.login, { replace: true, state: { email } }), 3_000)
    return () => clearTimeout(timer)
  }, [email, isAuthenticated, navigate])
}
