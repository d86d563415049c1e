import { answerPlacement, beginPlacement, type Placement, readPlacement } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isProblem } from '../../../api/problem.ts'
import { pollWhile, q } from '../../../api/query.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { conversationQueries } from '../api.ts'

const POLL_INTERVAL_MS = 2_000

/** The questions about the goal of a conversation: asked for when they are looked at first, and from then on the same. */
export function usePlacement(id: string, goal: string, isOpen: boolean, onAnswered: () => void) {
  const queryClient = useQueryClient()
  const asked = { ...q(beginPlacement, { id }), queryKey: [beginPlacement.path, { id }, goal] }
  const begun = useQuery({ ...asked, enabled: isOpen, staleTime: Number.POSITIVE_INFINITY, retry: false })
  const isWriting = ({ data }: { readonly data: Placement | undefined }) => data?.status === 'writing'
  const read = useQuery({
    ...q(readPlacement, { id }),
    queryKey: [readPlacement.path, { id }, goal, 'read'],
    enabled: isOpen && isWriting(begun),
    refetchInterval: pollWhile<Placement>(
      ({ data, error }) => error === null && (data === undefined || isWriting({ data })),
      POLL_INTERVAL_MS,
    ),
  })
  const placement = isWriting(begun) ? (read.data ?? begun.data) : begun.data
  const refetchConversation = () =>
    queryClient.invalidateQueries({ queryKey: conversationQueries.messages(id).queryKey })
  const answer = useApiMutation(answerPlacement, {
    mutationKey: ['placement', id],
    onSuccess: (result, { answers }) => {
      onAnswered()
      const questions = placement?.questions ?? []
      queryClient.setQueryData(asked.queryKey, { status: 'answered', questions, answers, result } as const)
      // the brief has the level now, and the conversation may have gone on behind it
      refetchConversation()
    },
    onError: (error) => {
      if (!isProblem(error, 'placement-answered')) return
      // another tab was quicker
      queryClient.invalidateQueries({ queryKey: asked.queryKey })
      refetchConversation()
    },
  })
  return {
    placement,
    error: begun.error ?? (read.data ? null : read.error),
    tryAgain: () => void (begun.error ? begun.refetch() : read.refetch()),
    answer,
  }
}
