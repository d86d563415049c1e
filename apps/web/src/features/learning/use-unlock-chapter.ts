import { chapter, creditHistory, learningPlans, purchases, unlockNextChapter } from '@app/contract'
import { type Mutation, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useAuth } from '../../api/auth-context.ts'
import { call } from '../../api/call.ts'
import { ApiProblem } from '../../api/problem.ts'
import { invalidate } from '../../api/query.ts'
import { track } from '../../reporting/analytics.ts'
import { notify } from '../../ui/feedback/notify.ts'
import { clearPendingUnlock } from '../payments/pending-unlock.ts'
import { isLocked, showUnlocked } from './chapter-cache.ts'

type Unlock = { readonly planId: string; readonly chapterId: string }

const mutationKey = ['unlock-chapter']

/** Unlocks a chapter and has everything read again that this changes: the plans, the chapters, the learner's credits. */
export function useUnlockChapter(onUnlocked?: () => void) {
  const queryClient = useQueryClient()
  const { refreshUser } = useAuth()
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    // naming the chapter makes a second press harmless: the server answers the same chapter and charges nothing
    mutationFn: ({ planId, chapterId }: Unlock) => call(unlockNextChapter, { id: planId, chapter_id: chapterId }),
    onMutate: ({ chapterId }) => ({ wasLocked: isLocked(queryClient, chapterId) }),
    onSuccess: (reply, { chapterId }, { wasLocked }) => {
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
      invalidate(queryClient, learningPlans, chapter, creditHistory, purchases)
      refreshUser()
    },
  })
  const unlock = (wanted: Unlock) => {
    // `isPending` arrives too late for a double click, and knows nothing of the chapter's other button on the dashboard
    if (queryClient.isMutating({ mutationKey, predicate: isAbout(wanted) }) === 0) mutate(wanted)
  }
  return { unlock, isPending, error }
}

/** Whether it is on its way, whichever of the chapter's two buttons on the dashboard was pressed. */
export const useIsUnlocking = (chapterId: string): boolean =>
  useIsMutating({ mutationKey, predicate: isAbout({ chapterId }) }) > 0

const isAbout =
  ({ chapterId }: Pick<Unlock, 'chapterId'>) =>
  ({ state: { variables } }: Mutation) =>
    typeof variables === 'object' && variables !== null && 'chapterId' in variables && variables.chapterId === chapterId
