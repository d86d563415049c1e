import { texts } from 'virtual:texts/payments/buy'
import { createCheckout } from '@app/contract'
import { useEffect, useId, useRef } from 'react'
import { call } from '../../../api/call.ts'
import { ApiProblem, isProblem, messageOf } from '../../../api/problem.ts'
import { readToken } from '../../../api/session-token.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { listen } from '../../../browser/listen.ts'
import { outsideAddress } from '../../../browser/outside-address.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { isWholePlan, rememberPendingUnlock, type Shortfall } from '../pending-unlock.ts'

/** Has a checkout opened and goes there. `shortfall` is why; `afterPayment`: what is short is unlocked once it is paid. `buying` names the package until the page is left, or looked at again. */
export function useCheckout(shortfall: Shortfall | undefined, afterPayment: boolean) {
  const leaving = useRef(new AbortController())
  // who closes the dialog while a checkout is being opened does not want to be led there any more
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const { mutate, isPending, variables, error } = useApiMutation(createCheckout, {
    // one package at a time; who has closed the dialog may buy again in another one
    mutationKey: [createCheckout.path, useId()],
    run: async (input) => {
      const { signal } = leaving.current
      if (readToken() === null) throw notSignedIn()
      const { checkout_url } = await call(createCheckout, input, signal)
      const address = outsideAddress(checkout_url)
      if (address === null) throw new Error('The checkout is at an address that no browser should go to.')
      signal.throwIfAborted()
      if (shortfall) rememberPendingUnlock(shortfall.chapter)
      await leaveFor(address)
    },
    onError: (problem) => {
      // the server has ended the session: the sign-in page says so, and a toast would follow beyond it
      const hasEnded = isProblem(problem) && problem.status === 401
      if (!leaving.current.signal.aborted && !hasEnded) notify.error(describeCheckoutError(problem))
    },
  })
  const unlock = shortfall && afterPayment ? { unlock: unlockInput(shortfall) } : {}
  const buy = (product_id: string) => mutate({ product_id, ...unlock })
  const about = variables ? String(variables.product_id) : null
  return { buy, buying: isPending ? about : null, trouble: error && { about, words: describeCheckoutError(error) } }
}

const unlockInput = ({ chapter, cost }: Shortfall) => ({
  plan_id: chapter.planId,
  chapter_ids: [...(chapter.chapterIds ?? [chapter.id])],
  is_whole_plan: isWholePlan(chapter),
  cost,
})

const describeCheckoutError = (problem: unknown): string =>
  messageOf(problem, { failed: texts.checkoutFailed, unreachable: texts.unreachable })

const notSignedIn = (): ApiProblem => new ApiProblem({ status: 0, code: 'unauthenticated', message: texts.notSignedIn })

/** After so many milliseconds no one is on the way any more: the journey was stopped, or never began. */
const LEAVE_TIMEOUT_MS = 20_000

/**
 * Goes to another site. Resolves only if this page is still, or again, looked at: brought back from the browser's memory,
 * where it stood just as it was left.
 */
const leaveFor = (address: string): Promise<void> =>
  new Promise((resolve) => {
    const stay = () => {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
    const timer = setTimeout(stay, LEAVE_TIMEOUT_MS)
    const stopListening = listen(window, ['pageshow'], ({ persisted }) => persisted && stay())
    window.location.assign(address)
  })
