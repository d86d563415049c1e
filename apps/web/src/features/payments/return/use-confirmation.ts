import { texts } from 'virtual:texts/payments/return'
import { confirmPayments, type ReplyOf } from '@app/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { isProblem } from '../../../api/problem.ts'
import { pollWhile, q } from '../../../api/query.ts'
import { storedText } from '../../../api/storage.ts'
import { track } from '../../../reporting/reports.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { useDelayed } from '../../../ui/feedback/use-delayed.ts'
import { historyQuery, purchasesQuery } from '../history/api.ts'

type Confirmed = ReplyOf<typeof confirmPayments>
type Purchase = NonNullable<Confirmed['purchase']>

export type Confirmation =
  | { readonly kind: 'checking' }
  | { readonly kind: 'late' }
  /** No payment of this learner's. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'paid' | 'lapsed' | 'mismatched' | 'balance-full'
      readonly purchase: Purchase
      readonly credits: number
    }

/** For so many milliseconds the page waits for the money. It comes without the page too. */
const WAIT_TIMEOUT_MS = 30_000

/** Looks after the payment that the learner comes back from, until it is there or has taken too long. */
export function useConfirmation(checkout: string | null) {
  const tooLong = useDelayed(WAIT_TIMEOUT_MS)
  const { data, error, isFetching, refetch } = useQuery({
    // a question, although it is a POST: asked twice it answers the same
    ...q(confirmPayments, checkout === null ? {} : { checkout }),
    staleTime: 0,
    retry: false,
    refetchInterval: pollWhile((last: Answered) => !tooLong && (isUndecided(last) || isUnlocking(last))),
    // a user who was elsewhere meanwhile wants to know, however late it is
    refetchOnWindowFocus: ({ state }) => (isUndecided(state) || isUnlocking(state)) && 'always',
  })
  useAnnouncePurchase(data, checkout)
  /** Asks once more, and answers whether that decided it. */
  const lookAgain = async (): Promise<boolean> => !isUndecided(await refetch())
  return { confirmation: confirmationOf({ data, error }, tooLong), tooLong, isFetching, lookAgain }
}

type Answered = { readonly data: Confirmed | undefined; readonly error: unknown }

function confirmationOf({ data, error }: Answered, tooLong: boolean): Confirmation {
  if (isUndecided({ data, error })) return { kind: tooLong ? 'late' : 'checking' }
  const { purchase = null, credits = 0 } = data ?? {}
  return purchase === null || purchase.state === 'open'
    ? { kind: 'unknown' }
    : { kind: purchase.state, purchase, credits }
}

/** The money has not come yet, or no one could say. A refusal will stay one; too many questions will not. */
function isUndecided({ data, error }: Answered): boolean {
  if (isProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429) return false
  return data === undefined || data.purchase?.state === 'open'
}

/** What the credits were bought for is on its way. */
const isUnlocking = ({ data }: Answered): boolean =>
  data?.purchase?.state === 'paid' && data.purchase.pending_unlock?.outcome === null

/** The lists may be under way since before the credits came; such an answer would be out of date when it arrives. */
async function refetch(queryClient: QueryClient): Promise<void> {
  const lists = [historyQuery, purchasesQuery].map(({ queryKey }) => ({ queryKey }))
  await Promise.all(lists.map((list) => queryClient.cancelQueries(list)))
  await Promise.all(lists.map((list) => queryClient.invalidateQueries(list)))
}

/** Once it is paid: the balance, the lists and analytics are updated, each once. */
function useAnnouncePurchase(data: Confirmed | undefined, checkout: string | null): void {
  const queryClient = useQueryClient()
  const { user, refreshUser } = useAuth()
  const announced = useRef(false)
  /** The balance because of which the user was read again: once is enough. */
  const asked = useRef<number | null>(null)
  const bought = data?.purchase?.state === 'paid' ? data.purchase.credits : null
  const balance = user?.credits

  // also when the provider's own notice was quicker, and nothing is waited for any more
  useEffect(() => {
    if (data === undefined || data.credits === balance || asked.current === data.credits) return
    asked.current = data.credits
    refetch(queryClient)
    refreshUser()
  }, [balance, data, queryClient, refreshUser])

  useEffect(() => {
    if (bought === null || announced.current) return
    announced.current = true
    refetch(queryClient)
    if (checkout !== null && !isFirstAnnouncement(checkout)) return
    notify.success(texts.added({ count: bought }))
    track({ name: 'purchase' })
  }, [bought, checkout, queryClient])
}

const entry = storedText('sessionStorage', 'told-purchase')

/** Whether this tab has not announced that checkout yet. The browser's own Back can lead through the same return again. */
function isFirstAnnouncement(checkout: string): boolean {
  if (entry.read() === checkout) return false
  entry.write(checkout)
  return true
}
