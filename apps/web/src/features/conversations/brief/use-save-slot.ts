import { changeBrief, type LearningBrief } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { isProblem } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { conversationQueries } from '../api.ts'
import type { BriefChange } from './slots.ts'

/** Saves a change of the brief as it is known now; two changes at once go one after the other. */
export function useSaveSlot(conversationId: string) {
  const queryClient = useQueryClient()
  const messages = conversationQueries.messages(conversationId)
  const versionNow = (version: number) => queryClient.getQueryData(messages.queryKey)?.brief?.version ?? version
  const refetch = () => queryClient.invalidateQueries({ queryKey: messages.queryKey })

  const { mutateAsync } = useApiMutation(changeBrief, {
    scope: { id: conversationId },
    run: (input) => call(changeBrief, { ...input, version: versionNow(input.version) }),
    onSuccess: async ({ brief, awaiting_confirmation }) => {
      // an answer from before this change must not come in after it
      await queryClient.cancelQueries({ queryKey: messages.queryKey })
      queryClient.setQueryData(messages.queryKey, (known) => known && { ...known, brief, awaiting_confirmation })
      // a summary that is shown says it in new words, and what is asked next may be another thing
      refetch()
    },
  })
  return {
    save: (change: BriefChange, { version }: LearningBrief) => mutateAsync({ id: conversationId, version, ...change }),
    /** What the brief is now, after a refusal; null where it cannot be read, or where it is no matter. */
    readAfter: async (error: unknown): Promise<LearningBrief | null> => {
      if (!isProblem(error) || error.status === 0) return null
      const known = await queryClient.fetchQuery({ ...messages, retry: false }).catch(() => null)
      return known?.brief ?? null
    },
  }
}
