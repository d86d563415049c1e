import { screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'

/** Shows where a test is, for `address()`. */
export function Address() {
  const { pathname, search, hash } = useLocation()
  return <p data-testid="address">{pathname + search + hash}</p>
}

export const address = () => screen.getByTestId('address').textContent
