import { texts } from 'virtual:texts/ui'
import { useEffect, useState } from 'react'
import { describeElapsed } from '../texts/dates.ts'

/** How long something has been going on, counting along. Keep it out of live regions, which would read out every second. */
export function ElapsedTimer({ since }: { readonly since: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const elapsed = describeElapsed(now - since)
  return elapsed && <span className="whitespace-nowrap tabular-nums">{texts.elapsed({ time: elapsed })}</span>
}
