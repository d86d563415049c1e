import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What the address says of a learner who comes back from a checkout. `checkout` is the provider's name for it. */
export type PaymentReturn = { readonly kind: 'success' | 'cancelled'; readonly checkout: string | null }

/** How the learner came back, if that is where they come from. The address forgets it at once: a reload is no return. */
export function usePaymentReturn(): PaymentReturn | null {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [came] = useState(() => readReturn(search))

  useEffect(() => {
    const rest = withoutReturn(search)
    if (rest !== null) navigate({ search: rest, hash }, { replace: true })
  }, [search, hash, navigate])

  return came
}

function readReturn(search: string): PaymentReturn | null {
  const query = new URLSearchParams(search)
  const kind = query.get('payment')
  return kind === 'success' || kind === 'cancelled' ? { kind, checkout: query.get('checkout') } : null
}

/** What is left of the query, or null where there is nothing to take out of it. */
function withoutReturn(search: string): string | null {
  const query = new URLSearchParams(search)
  if (!query.has('payment')) return null
  query.delete('payment')
  query.delete('checkout')
  return query.toString()
}
