import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Hash links lead here from any page, so the section may not exist yet when the browser looks for it. */
export function useAnchor(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second press on the same link scroll again
  useEffect(() => {
    const section = hash === '' ? null : document.getElementById(hash.slice(1))
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }, [hash, key])
}
