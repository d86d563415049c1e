import { useLocation } from 'react-router-dom'

/** Tells where a test is. */
export function Address() {
  const { pathname, search, hash } = useLocation()
  return <p data-testid="address">{pathname + search + hash}</p>
}
