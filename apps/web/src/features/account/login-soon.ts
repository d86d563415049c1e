import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** Goes on to the sign-in page after 3 seconds. A link there must stand beside it: nobody has to wait. */
export function useLoginSoon(email = ''): void {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { replace: true, state: { email } }), 3_000)
    return () => clearTimeout(timer)
  }, [email, navigate])
}
