import { texts } from 'virtual:texts/learning/plan-screen'
import { type PlanChapter, readLearningPlan, retryOutline } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { describeCause, messageOf } from '../../../api/problem.ts'
import { invalidate } from '../../../api/query.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { Button, LabelOf } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { changePlan, planQuery } from '../model.ts'

type RetryOutlineProps = { readonly planId: string; readonly chapter: Pick<PlanChapter, 'id' | 'title'> }

/** Has written once more what an added chapter teaches. */
export function RetryOutline({ planId: id, chapter }: RetryOutlineProps) {
  const queryClient = useQueryClient()
  const { mutate, error, isPending } = useApiMutation(retryOutline, {
    onSuccess: async (plan) => {
      // an answer from before, still on its way, would take it back
      await queryClient.cancelQueries({ queryKey: planQuery(id).queryKey })
      changePlan(queryClient, id, plan)
    },
    onError: () => invalidate(queryClient, readLearningPlan),
  })
  return (
    <>
      <Button
        size="sm"
        className="mt-2 print:hidden"
        busy={isPending}
        onClick={() => mutate({ id, chapter_id: chapter.id })}
      >
        <LabelOf label={texts.retryOutline} of={chapter.title} />
      </Button>
      {error !== null && (
        <Alert className="mt-3">
          <p>{[describeCause(error), messageOf(error, texts.retryOutlineFailed)].filter(Boolean).join(' ')}</p>
        </Alert>
      )}
    </>
  )
}
