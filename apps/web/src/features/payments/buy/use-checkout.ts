import { createCheckout } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../api/call.ts'
import { explain } from '../../../api/explain.ts'
import { ApiProblem, isProblem } from '../../../api/problem.ts'
import { readToken } from '../../../api/session-token.ts'
import { outsideAddress } from '../../../browser/outside-address.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { type PendingUnlock, rememberPendingUnlock } from '../pending-unlock.ts'
import { leaveFor } from './leave-for.ts'

const FAILED = 'Failed to create checkout session'

type Wish = { readonly product_id: string; readonly signal: AbortSignal }

/** Has a checkout opened and goes there. `buying` names the package until the page is left, or looked at again. */
export function useCheckout(wanted: PendingUnlock | null) {
  const leaving = useRef<AbortController>(null)
  // who closes the dialog while a checkout is being opened does not want to be led there any more
  useEffect(() => () => leaving.current?.abort(), [])

  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async ({ product_id, signal }: Wish) => {
      if (readToken() === null) throw notSignedIn()
      const { checkout_url } = await call(createCheckout, { product_id }, signal)
      const address = outsideAddress(checkout_url)
      if (address === null) throw new Error('The checkout is at an address that no browser should go to.')
      signal.throwIfAborted()
      if (wanted) rememberPendingUnlock(wanted)
      await leaveFor(address)
    },
    onError: (problem, { signal }) => {
      // the server has ended the session: the sign-in page says so, and a toast would follow beyond it
      const hasEnded = isProblem(problem) && problem.status === 401
      if (!signal.aborted && !hasEnded) notify.error(inWords(problem))
    },
    onSettled: () => {
      leaving.current = null
    },
  })
  const buy = (product_id: string) => {
    // `isPending` arrives too late for a double click
    if (leaving.current) return
    leaving.current = new AbortController()
    mutate({ product_id, signal: leaving.current.signal })
  }
  const about = variables?.product_id ?? null
  return { buy, buying: isPending ? about : null, trouble: error && { about, words: inWords(error) } }
}

const inWords = (problem: unknown): string =>
  explain(problem, FAILED, `${FAILED}. Please check your connection and try again.`)

const notSignedIn = (): ApiProblem =>
  new ApiProblem({ status: 0, code: 'unauthenticated', message: 'Please log in to purchase credits' })
