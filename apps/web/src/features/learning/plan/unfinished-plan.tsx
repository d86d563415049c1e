import { texts as learning } from 'virtual:texts/learning'
import { texts as planTexts } from 'virtual:texts/learning/plan'
import { type LearningPlan, retryGeneration } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { describeCause, messageOf } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { ElapsedTimer } from '../../../ui/elapsed-timer.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { changePlan, isBeingMade } from '../model.ts'

const texts = planTexts.making

/** Says so once when a plan that is on the screen is made. */
export function useReadyAnnouncement({ title, generation_status: status }: LearningPlan): void {
  const before = useRef(status)
  useEffect(() => {
    if (status === 'COMPLETE' && before.current !== 'COMPLETE') announce(texts.ready({ title }))
    before.current = status
  }, [status, title])
}

type UnfinishedPlanProps = {
  readonly plan: LearningPlan
  /** No one asks any more how far it is. */
  readonly unwatched: boolean
  /** Of one that is being made: what there is to see of it. */
  readonly children?: ReactNode
}

/** A plan that is being made, or could not be. */
export function UnfinishedPlan({ plan, unwatched, children }: UnfinishedPlanProps) {
  const queryClient = useQueryClient()
  const retry = useApiMutation(retryGeneration, {
    // the answer goes into what was read, which sets the polling going again
    onSuccess: ({ generation_status }) =>
      changePlan(queryClient, plan.id, { generation_status, generation_error: null }),
  })
  const cause = describeCause(retry.error)
  if (isBeingMade(plan)) {
    return (
      <div className="flex h-full flex-col justify-center">
        {/* nothing moves where nothing is known */}
        {unwatched ? <p>{texts.creating}</p> : <Spinner label={texts.creating} delay={0} className="text-ink" />}
        <p className="mt-1 text-note text-muted">
          {unwatched ? (
            texts.unwatched
          ) : plan.waiting_since ? (
            learning.waiting
          ) : (
            <>
              {texts.wait} {/* what is made again has not been going on since the plan was first asked for */}
              <ElapsedTimer since={retry.submittedAt || Date.parse(plan.created_at)} />
            </>
          )}
        </p>
        {children}
      </div>
    )
  }
  return (
    <Alert>
      <p className="font-semibold">{texts.failed}</p>
      {plan.generation_error && (
        <p dir="auto" className="mt-1">
          {plan.generation_error}
        </p>
      )}
      <Button size="sm" className="mt-3" busy={retry.isPending} onClick={() => retry.mutate({ id: plan.id })}>
        {texts.retry}
      </Button>
      {retry.error && (
        <div className="mt-3 text-note text-danger">
          <p>{messageOf(retry.error, texts.retryFailed)}</p>
          {cause && <p>{cause}</p>}
        </div>
      )}
    </Alert>
  )
}
