import { useLocation } from 'react-router-dom'

/** Shows where a test is. */
export function Address() {
  const { pathname, search, hash } = useLocation()
  return <p data-testid="address">{pathname + search + hash}</p>
}
