import { chapter, listLearningPlans, readLearningPlan, unlockAll, unlockNextChapter } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { call } from '../../../api/call.ts'
import { type ApiProblem, budgetRefusals, explain, isNotFound, served } from '../../../api/problem.ts'
import { invalidate } from '../../../api/query.ts'
import { track } from '../../../reporting/reports.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import { clearPendingUnlock, isWholePlan, type PendingUnlock, takeUnlockAfterPayment } from '../pending-unlock.ts'
import { pathOf } from './path-of.ts'
import { texts } from './texts.ts'

const { unlock: words } = texts

type AfterPayment = {
  readonly pending: PendingUnlock
  /** Why it could not be unlocked, with a slot for its title; null while that is tried. */
  readonly refusal: string | null
}

/**
 * Unlocks what the learner wanted unlocked with the credits that they have bought, and goes on to it. Draw it once these are there.
 * Null where nothing was wanted. Safe to repeat, also from two tabs: the server charges no chapter twice.
 */
export function useUnlockAfterPayment(): AfterPayment | null {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { refreshUser } = useAuth()
  const [pending, setPending] = useState<PendingUnlock | null>(null)
  const { mutate, error } = useMutation({
    mutationFn: unlock,
    onSuccess: (outcome, { id }) => {
      clearPendingUnlock(id)
      if (outcome === 'unlocked') track({ name: 'chapter-unlock' })
    },
    // what is gone is no place to go on from
    onError: (error, { id }) => isNotFound(error) && clearPendingUnlock(id),
    onSettled: () => {
      invalidate(queryClient, chapter, listLearningPlans, readLearningPlan)
      refreshUser()
    },
  })

  useEffect(() => {
    const wanted = takeUnlockAfterPayment()
    if (wanted === null) return
    setPending(wanted)
    mutate(wanted, {
      // for this call alone: a learner who has gone elsewhere meanwhile is not led away from there
      onSuccess: (outcome) => {
        notify.success(words[outcome](wanted.title))
        navigate(pathOf(wanted), { replace: true })
      },
    })
  }, [mutate, navigate])

  return pending && { pending, refusal: error && describeRefusal(error, pending) }
}

async function unlock(pending: PendingUnlock): Promise<'unlocked' | 'already'> {
  const { planId, id, chapterIds = [] } = pending
  if (isWholePlan(pending)) {
    await call(unlockAll, { id: planId, chapter_ids: [...chapterIds] })
    return 'unlocked'
  }
  const { is_unlocked } = await call(chapter, { id })
  if (is_unlocked) return 'already'
  await call(unlockNextChapter, { id: planId, chapter_id: id })
  return 'unlocked'
}

function describeRefusal(error: Error, pending: PendingUnlock): string {
  const shared = {
    ...budgetRefusals,
    ...served('plan-not-complete', 'chapter-not-outlined'),
    'plan-not-found': () => words.gone,
    'insufficient-credits': ({ extra: { missing } }: ApiProblem) =>
      typeof missing === 'number' ? words.missing(missing) : words.failed,
  }
  if (isWholePlan(pending)) {
    return explain<typeof unlockAll>(error, words.failed, { ...shared, 'plan-changed': () => words.changed })
  }
  return explain<typeof unlockNextChapter>(error, words.failed, {
    ...shared,
    'chapter-not-found': () => words.gone,
    'not-next-chapter': () => words.notNext,
    'previous-chapter-in-preparation': () => words.waiting,
  })
}
