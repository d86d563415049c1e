import { useEffect } from 'react'
import { useAuth } from '../api/auth-context.ts'
import { shellCalls } from '../api/shell-calls-later.ts'
import { browserTimeZone } from '../browser/time-zone.ts'

/** Sets the account's time zone where none is set yet: a day of reviews ends at midnight where the learner is. */
export function useOwnTimeZone(): void {
  const { user } = useAuth()
  const isUnset = user?.time_zone === null && !user.must_change_password
  useEffect(() => {
    if (!isUnset) return
    shellCalls()
      .then(({ setTimeZone }) => setTimeZone(browserTimeZone()))
      // the next page tries again, and the account page can set it
      .catch(() => undefined)
  }, [isUnset])
}
