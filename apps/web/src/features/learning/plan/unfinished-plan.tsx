import { type LearningPlan, retryGeneration } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { describeCause } from '../../../api/cause.ts'
import { budgetRefusals, explain, served } from '../../../api/explain.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { ElapsedTimer } from '../../../ui/elapsed-timer.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { isBeingMade } from '../model.ts'
import { changePlan, changePlans } from '../plans-query.ts'

type UnmadePlanProps = {
  readonly plan: LearningPlan
  /** No one asks any more how far it is. */
  readonly unwatched: boolean
}

export function UnfinishedPlan({ plan, unwatched }: UnmadePlanProps) {
  const retry = useRetryPlan(plan.id)
  const cause = describeCause(retry.error)
  // what is made again has not been going on since the plan was first asked for
  if (isBeingMade(plan) && unwatched) return <LostSight />
  if (isBeingMade(plan)) return <BeingMade since={retry.submittedAt || Date.parse(plan.created_at)} />
  return (
    <Alert>
      <p className="font-semibold">Plan generation failed. Please try again.</p>
      {plan.generation_error && (
        <p dir="auto" className="mt-1">
          {plan.generation_error}
        </p>
      )}
      <Button size="sm" className="mt-3" busy={retry.isPending} onClick={retry.retry}>
        Retry Generation
      </Button>
      {retry.error && (
        <div className="mt-3 text-note text-danger">
          <p>
            {explain<typeof retryGeneration>(retry.error, 'Failed to retry plan generation', {
              ...budgetRefusals,
              ...served('plan-not-found', 'plan-not-failed'),
            })}
          </p>
          {cause && <p>{cause}</p>}
        </div>
      )}
    </Alert>
  )
}

/** Nothing moves where nothing is known. */
const LostSight = () => (
  <div className="flex h-full flex-col justify-center">
    <p>Creating your plan...</p>
    <p className="mt-1 text-note text-muted">We couldn’t check the progress just now. Your plan is still being made.</p>
  </div>
)

const BeingMade = ({ since }: { readonly since: number }) => (
  <div className="flex h-full flex-col justify-center">
    <Spinner label="Creating your plan..." delay={0} className="text-ink" />
    <p className="mt-1 text-note text-muted">
      Most plans take less than a minute, and you may leave this page. <ElapsedTimer since={since} />
    </p>
  </div>
)

/** The answer goes into the list, which sets the polling going again. */
function useRetryPlan(id: string) {
  const queryClient = useQueryClient()
  const { mutate, ...state } = useApiMutation(retryGeneration, {
    onSuccess: ({ generation_status }) =>
      changePlans(queryClient, (plans) => changePlan(plans, id, { generation_status, generation_error: null })),
  })
  return { ...state, retry: () => mutate({ id }) }
}
