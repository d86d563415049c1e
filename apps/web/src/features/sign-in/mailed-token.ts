import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { textInState } from '../../routing/history-state.ts'

/**
 * The secret part of a mailed link. It leaves the address bar at once, so that no screenshot and no shared address shows
 * it, and moves into the state of this tab's history entry: a reload finds it there, and it stays as long as the entry
 * does. What the browser noted of the address before this page ran is out of its reach.
 */
export function useMailedToken(): string {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const inAddress = useSearchParams()[0].get('token') ?? ''
  useEffect(() => {
    if (inAddress !== '') navigate(pathname, { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate, pathname])
  return inAddress || textInState(state, 'token')
}
