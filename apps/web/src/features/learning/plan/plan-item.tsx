import { type LearningPlan, retryGeneration } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { budgetRefusals, describeCause, explain, served } from '../../../api/problem.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { paths } from '../../../routing/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ElapsedTimer } from '../../../ui/elapsed-timer.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { PlanProgress } from '../../../ui/trail.tsx'
import { ChangeAnswers, isUntouched } from '../change-answers.tsx'
import { DownloadMarkdown, makePlanFile } from '../markdown-file/download-markdown.tsx'
import { changePlan, changePlans, completedChapters, isBeingMade } from '../model.ts'
import { PlanChapters } from './plan-chapters.tsx'

type PlanItemProps = {
  readonly plan: LearningPlan
  readonly unwatched: boolean
  /** Whether its chapters are shown before the learner has said otherwise. */
  readonly shownFirst: boolean
  /** Far down a long list: the browser lays it out only when it comes near the screen. */
  readonly far: boolean
}

export function PlanItem({ plan, unwatched, shownFirst, far }: PlanItemProps) {
  const titleId = useId()
  const navigate = useNavigate()
  const made = plan.generation_status === 'COMPLETE'
  const done = `${completedChapters(plan)} of ${plan.chapters.length} chapters done`
  useReadyAnnouncement(plan)

  return (
    <li className={clsx(far && '[contain-intrinsic-size:auto_13rem] [content-visibility:auto]')}>
      <Card
        as="article"
        aria-labelledby={titleId}
        className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      >
        <div className="min-w-0 self-start lg:sticky lg:top-24">
          <h3 id={titleId} dir="auto" className="-mt-1 line-clamp-4 pt-1 text-lead">
            {plan.title}
          </h3>
          {plan.description && (
            <p dir="auto" className="mt-2 max-w-[60ch] text-muted">
              {plan.description}
            </p>
          )}
          {isUntouched(plan) && (
            <ChangeAnswers
              conversationId={plan.conversation_id}
              describedBy={titleId}
              onReopened={() => navigate(`${paths.newLearningRequest}?conversation=${plan.conversation_id}`)}
              className="mt-4"
            />
          )}
          {plan.status === 'complete' && (
            <Badge tone="good" className="mt-4">
              Completed
            </Badge>
          )}
        </div>
        <div className="min-w-0">
          {made ? (
            <>
              <PlanProgress title={plan.title} percent={plan.progress} done={done} />
              <p className="mt-1 text-note text-muted">{done}</p>
              <PlanChapters plan={plan} shownFirst={shownFirst} />
              <DownloadMarkdown of={plan.title} make={() => makePlanFile(plan)} className="mt-2" />
            </>
          ) : (
            <UnfinishedPlan plan={plan} unwatched={unwatched} />
          )}
        </div>
      </Card>
    </li>
  )
}

function useReadyAnnouncement({ title, generation_status: status }: LearningPlan): void {
  const before = useRef(status)
  useEffect(() => {
    if (status === 'COMPLETE' && before.current !== 'COMPLETE') announce(`Your plan is ready: ${title}`)
    before.current = status
  }, [status, title])
}

type UnfinishedPlanProps = {
  readonly plan: LearningPlan
  /** No one asks any more how far it is. */
  readonly unwatched: boolean
}

function UnfinishedPlan({ plan, unwatched }: UnfinishedPlanProps) {
  const queryClient = useQueryClient()
  const retry = useApiMutation(retryGeneration, {
    // the answer goes into the list, which sets the polling going again
    onSuccess: ({ generation_status }) =>
      changePlans(queryClient, (plans) => changePlan(plans, plan.id, { generation_status, generation_error: null })),
  })
  const cause = describeCause(retry.error)
  if (isBeingMade(plan)) {
    return (
      <div className="flex h-full flex-col justify-center">
        {/* nothing moves where nothing is known */}
        {unwatched ? (
          <p>Creating your plan...</p>
        ) : (
          <Spinner label="Creating your plan..." delay={0} className="text-ink" />
        )}
        <p className="mt-1 text-note text-muted">
          {unwatched ? (
            'We couldn’t check the progress just now. Your plan is still being made.'
          ) : (
            <>
              Most plans take less than a minute, and you may leave this page.{' '}
              {/* what is made again has not been going on since the plan was first asked for */}
              <ElapsedTimer since={retry.submittedAt || Date.parse(plan.created_at)} />
            </>
          )}
        </p>
      </div>
    )
  }
  return (
    <Alert>
      <p className="font-semibold">Plan generation failed. Please try again.</p>
      {plan.generation_error && (
        <p dir="auto" className="mt-1">
          {plan.generation_error}
        </p>
      )}
      <Button size="sm" className="mt-3" busy={retry.isPending} onClick={() => retry.mutate({ id: plan.id })}>
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
