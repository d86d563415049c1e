import { texts } from 'virtual:texts/learning'
import { chapter, creditHistory, type PlanChapter, purchases, unlockNextChapter } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuth } from '../../api/auth-context.ts'
import { ApiProblem, describeCause, isProblem, messageOf, wasNeverSent } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { useApiMutation, useIsApiMutating } from '../../api/use-api-mutation.ts'
import { track } from '../../reporting/reports.ts'
import { CHEAPEST_PACKAGE, describeCost, money, unlockLabel } from '../../texts/credits.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { Alert, Notice } from '../../ui/feedback/alert.tsx'
import { notify } from '../../ui/feedback/notify.ts'
import { BuyCredits } from '../payments/buy/buy-credits.tsx'
import { clearPendingUnlock, type PendingUnlock } from '../payments/pending-unlock.ts'
import { showUnlocked } from './chapter-query.ts'
import { hasFailed, invalidatePlans } from './model.ts'

type UnlockErrorProps = {
  /** What the unlock threw; null where nothing was. */
  readonly error: unknown
  readonly chapter: PendingUnlock
  readonly price: number
  /** What costs more than there is, as a sentence. */
  readonly subject?: string
  readonly failed?: string
  readonly className?: string | undefined
}

/** Why an unlock failed and whether anything was charged, for the place right beside the button. */
export function UnlockError({ error, failed = texts.unlock.failed, ...wanted }: UnlockErrorProps) {
  if (error === null) return null
  const missing = isProblem(error, 'insufficient-credits') ? error.extra.missing : undefined
  if (typeof missing === 'number') return <NotEnoughCredits {...wanted} missing={missing} />
  const cause = describeCause(error)
  return (
    <Alert className={wanted.className}>
      <p>{messageOf(error, failed)}</p>
      {cause && (
        // what was sent may have arrived all the same; the names of the chapters make a second press harmless
        <p>
          {cause} {wasNeverSent(error) ? texts.unlock.nothingCharged : texts.unlock.safeToRetry}
        </p>
      )}
    </Alert>
  )
}

type NotEnoughCreditsProps = Omit<UnlockErrorProps, 'error' | 'failed'> & { readonly missing: number }

/** Offers the packages, and is gone once the credits are there. */
function NotEnoughCredits({ chapter, price: cost, missing, subject, className }: NotEnoughCreditsProps) {
  const credits = useAuth().user?.credits ?? 0
  const [before] = useState(credits)
  // bought in another tab meanwhile: nothing is missing any more
  if (credits > before && credits >= cost) return null
  const balance = Math.max(0, cost - missing)
  return (
    <Notice title={texts.unlock.getCreditsToUnlock} className={className}>
      <p>
        {subject ?? texts.unlock.thisChapter({ cost: describeCost(cost) })}{' '}
        {texts.unlock.shortfall({ credits: balance, missing })} {texts.unlock.packs({ money: money(CHEAPEST_PACKAGE) })}
        .
      </p>
      <div className="mt-3">
        <BuyCredits label={texts.unlock.getCredits} size="sm" shortfall={{ chapter, cost, missing }} />
      </div>
    </Notice>
  )
}

/** Before anything is pressed: what there is, and where that is too little, what is missing and how credits are sold. */
export function describeBalance(credits: number, cost: number): string {
  if (credits >= cost) return texts.balance({ count: credits })
  const { shortfall, packs } = texts.unlock
  return `${shortfall({ credits, missing: cost - credits })} ${packs({ money: money(CHEAPEST_PACKAGE) })}.`
}

/** Has everything read again that an unlock changes: the plans, the chapters, the learner's credits. */
export function useReadAgain(): (error: Error | null) => void {
  const queryClient = useQueryClient()
  const { refreshUser } = useAuth()
  return (error) => {
    // a refusal says that what this page shows is no longer so, a strange answer may; no answer at all says nothing
    const answered = error === null || (error instanceof ApiProblem && error.status > 0 && error.status < 500)
    if (!answered) return
    invalidatePlans(queryClient)
    invalidate(queryClient, chapter, creditHistory, purchases)
    refreshUser()
  }
}

type Unlockable = Pick<PlanChapter, 'id' | 'title' | 'price' | 'content_status' | 'content_error'> &
  ({ readonly isUnlocked: boolean } | { readonly is_unlocked: boolean })

/** Unlocks a chapter. Naming it makes a second press harmless: the server answers the same chapter and charges nothing. */
export function useUnlockChapter(planId: string, one: Unlockable, onUnlocked?: () => void) {
  const { id: chapterId, title, price } = one
  const input = { id: planId, chapter_id: chapterId }
  const queryClient = useQueryClient()
  const readAgain = useReadAgain()
  const { mutate, error } = useApiMutation(unlockNextChapter, {
    // one that is unlocked already is only asked for again
    onMutate: () => ({ wasLocked: !('isUnlocked' in one ? one.isUnlocked : one.is_unlocked) }),
    onSuccess: (reply, _input, { wasLocked }) => {
      if ('all_unlocked' in reply) {
        // a toast: with the plans that are read again, what was pressed goes away
        notify.info(texts.unlock.allUnlocked)
        clearPendingUnlock(chapterId)
        return
      }
      const { id, content_status } = reply
      showUnlocked(queryClient, id, content_status)
      clearPendingUnlock(id)
      if (wasLocked) track({ name: 'chapter-unlock' })
      onUnlocked?.()
    },
    onSettled: (_reply, error) => readAgain(error),
  })
  // either of the chapter's two buttons on the dashboard
  const isUnlocking = useIsApiMutating(unlockNextChapter, input)
  return {
    unlock: () => mutate(input),
    isUnlocking,
    label: hasFailed(one) ? texts.unlock.failedRetry : unlockLabel(price),
    /** For `UnlockError`. */
    refusal: { error, chapter: { planId, id: chapterId, title }, price },
  }
}

type UnlockButtonProps = Omit<ButtonProps, 'busy' | 'busyLabel' | 'onClick' | 'children'> & {
  readonly unlocking: ReturnType<typeof useUnlockChapter>
  /** In place of the price or the failure that it names. */
  readonly label?: string
}

/** Unlocks a chapter, or has one that failed written again. `UnlockError` shows beside it why that was refused. */
export const UnlockButton = ({ unlocking, label = unlocking.label, ...look }: UnlockButtonProps) => (
  <Button {...look} busy={unlocking.isUnlocking} busyLabel={texts.unlock.unlocking} onClick={unlocking.unlock}>
    {label}
  </Button>
)

/** Beside a button that would be refused: what it takes. */
export function GetCredits({ unlocking: { refusal } }: Pick<UnlockButtonProps, 'unlocking'>) {
  const { error, chapter, price } = refusal
  const credits = useAuth().user?.credits ?? price
  if (error !== null || credits >= price) return null
  const shortfall = { chapter, cost: price, missing: price - credits }
  return <BuyCredits label={texts.unlock.getCredits} shortfall={shortfall} opensItself={false} />
}

/** After a failure or a timeout that is shown right above. */
export const RetryButton = ({ unlocking, className }: Pick<UnlockButtonProps, 'unlocking' | 'className'>) => (
  <Button size="sm" className={className} busy={unlocking.isUnlocking} onClick={unlocking.unlock}>
    {texts.unlock.retry}
  </Button>
)
