import { chapter, creditHistory, listLearningPlans, purchases, unlockNextChapter } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useAuth } from '../../api/auth-context.ts'
import { ApiProblem } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { useApiMutation, useIsApiMutating } from '../../api/use-api-mutation.ts'
import { track } from '../../reporting/analytics.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { clearPendingUnlock } from '../payments/pending-unlock.ts'
import { isLocked, showUnlocked } from './chapter-cache.ts'

type Unlock = { readonly planId: string; readonly chapterId: string }

/**
 * Unlocks a chapter and has everything read again that this changes: the plans, the chapters, the learner's credits. Naming
 * the chapter makes a second press harmless: the server answers the same chapter and charges nothing.
 */
export function useUnlockChapter({ planId, chapterId }: Unlock, onUnlocked?: () => void) {
  const input = { id: planId, chapter_id: chapterId }
  const queryClient = useQueryClient()
  const { refreshUser } = useAuth()
  const { mutate, error } = useApiMutation(unlockNextChapter, {
    onMutate: () => ({ wasLocked: isLocked(queryClient, chapterId) }),
    onSuccess: (reply, _input, { wasLocked }) => {
      if ('all_unlocked' in reply) {
        // a toast: with the plans that are read again, what was pressed goes away
        notify.info('Every chapter of this plan is unlocked already.')
        clearPendingUnlock(chapterId)
        return
      }
      const { id, content_status } = reply
      showUnlocked(queryClient, id, content_status)
      clearPendingUnlock(id)
      if (wasLocked) track({ name: 'chapter-unlock' })
      onUnlocked?.()
    },
    onSettled: (_reply, error) => {
      // a refusal says that what this page shows is no longer so, a strange answer may; no answer at all says nothing
      const answered = error === null || (error instanceof ApiProblem && error.status > 0 && error.status < 500)
      if (!answered) return
      invalidate(queryClient, listLearningPlans, chapter, creditHistory, purchases)
      refreshUser()
    },
  })
  // either of the chapter's two buttons on the dashboard
  const isUnlocking = useIsApiMutating(unlockNextChapter, input)
  return { unlock: () => mutate(input), isUnlocking, error }
}
