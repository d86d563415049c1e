import { texts } from 'virtual:texts/payments/return'
import {
  chapter,
  confirmPayments,
  creditHistory,
  listLearningPlans,
  purchases,
  type ReplyOf,
  readLearningPlan,
} from '@app/contract'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { isProblem } from '../../../api/problem.ts'
import { invalidate, pollWhile, q } from '../../../api/query.ts'
import { storedText } from '../../../api/storage.ts'
import { track } from '../../../reporting/reports.ts'
import { isolate } from '../../../texts/isolate.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { useDelayed } from '../../../ui/feedback/use-delayed.ts'
import { historyQuery, purchasesQuery } from '../history/cards.tsx'
import {
  clearPendingUnlock,
  type PendingUnlock,
  type PurchasedUnlock,
  pendingUnlock,
  placeOf,
} from '../pending-unlock.ts'

type Confirmed = ReplyOf<typeof confirmPayments>

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
  return { data, isUndecided: isUndecided({ data, error }), tooLong, isFetching, lookAgain }
}

type Answered = { readonly data: Confirmed | undefined; readonly error: unknown }

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

/**
 * Reads everything again that the server has unlocked with a purchase, and goes on to it. Answers what this tab remembers of it: null
 * where the way to the checkout began in another one.
 */
export function useUnlockAfterPayment(unlock: PurchasedUnlock): PendingUnlock | null {
  const { outcome } = unlock
  const place = placeOf(unlock)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { refreshUser } = useAuth()
  const [pending] = useState(() => rememberedOf(unlock))

  useEffect(() => {
    if (outcome === null) return
    invalidate(queryClient, chapter, listLearningPlans, readLearningPlan, creditHistory, purchases)
    refreshUser()
    // what is gone is no place to go on from, and who comes back to this page once more is not led away again
    if (pending === null || pendingUnlock()?.id !== pending.id) return
    if (outcome === 'gone') clearPendingUnlock(pending.id)
    if (outcome !== 'unlocked' && outcome !== 'already-unlocked') return
    clearPendingUnlock(pending.id)
    if (outcome === 'unlocked') track({ name: 'chapter-unlock' })
    notify.success(texts.unlock[outcome]({ title: isolate(pending.title) }))
    navigate(place, { replace: true })
  }, [outcome, pending, place, queryClient, navigate, refreshUser])

  return pending
}

function rememberedOf({ plan_id, chapter_ids, is_whole_plan }: PurchasedUnlock): PendingUnlock | null {
  const pending = pendingUnlock()
  return pending?.id === (is_whole_plan ? plan_id : chapter_ids[0]) ? pending : null
}
