import { type RefObject, useEffect, useState } from 'react'
import type { AuthState, SessionEnd } from '../../../api/auth-context.ts'
import { onLogoutElsewhere, onTokenChangedElsewhere, onTokenRefused } from '../../../api/session-token.ts'

/** By whom the last session was ended, until the next one begins: a guard that comes and goes would forget it. */
export function useSessionEnd(isAuthenticated: boolean, latest: RefObject<AuthState>): SessionEnd {
  const [ended, setEnded] = useState<SessionEnd>(null)
  useEffect(() => {
    if (isAuthenticated) setEnded(null)
  }, [isAuthenticated])
  useEffect(() => {
    // after a log-out there is no session left to end
    const byServer = () => latest.current.token !== null && setEnded((before) => before ?? 'server')
    const stops = [
      onTokenRefused(byServer),
      onLogoutElsewhere(() => setEnded('other-tab')),
      // the server refused it there, unless that tab has just said something else
      onTokenChangedElsewhere((token) => token === null && byServer()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [latest])
  return ended
}
