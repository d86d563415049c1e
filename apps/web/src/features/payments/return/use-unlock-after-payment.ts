import { texts } from 'virtual:texts/payments/return'
import {
  chapter,
  creditHistory,
  listLearningPlans,
  type PaidPurchase,
  purchases,
  readLearningPlan,
} from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { invalidate } from '../../../api/query.ts'
import { track } from '../../../reporting/reports.ts'
import { isolate } from '../../../texts/isolate.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { clearPendingUnlock, type PendingUnlock, pendingUnlock } from '../pending-unlock.ts'
import { placeOf } from './path-of.ts'

type Unlock = NonNullable<PaidPurchase['pending_unlock']>

/**
 * Reads everything again that the server has unlocked with a purchase, and goes on to it. Answers what this tab remembers of it: null
 * where the way to the checkout began in another one.
 */
export function useUnlockAfterPayment(unlock: Unlock): PendingUnlock | null {
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

function rememberedOf({ plan_id, chapter_ids, is_whole_plan }: Unlock): PendingUnlock | null {
  const pending = pendingUnlock()
  return pending?.id === (is_whole_plan ? plan_id : chapter_ids[0]) ? pending : null
}
