import type { LearningPlan } from '@app/contract'
import { explain } from '../../api/explain.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useElapsed } from './elapsed.ts'
import { isBeingMade } from './plan-facts.ts'
import { useRetryPlan } from './use-retry-plan.ts'

/** A plan that is on its way, or did not arrive. */
export function UnmadePlan({ plan }: { readonly plan: LearningPlan }) {
  const retry = useRetryPlan(plan.id)
  // what is made again has not been going on since the plan was first asked for
  if (isBeingMade(plan)) return <BeingMade since={retry.submittedAt || Date.parse(plan.created_at)} />
  return (
    <Alert>
      <p className="font-semibold">Plan generation failed. Please try again.</p>
      {plan.generation_error && (
        <p dir="auto" className="mt-1">
          {plan.generation_error}
        </p>
      )}
      <Button size="sm" className="mt-3" busy={retry.isPending} onClick={() => retry.mutate()}>
        Retry Generation
      </Button>
      {retry.error && <p className="mt-2 text-danger">{explain(retry.error, 'Failed to retry plan generation')}</p>}
    </Alert>
  )
}

function BeingMade({ since }: { readonly since: number }) {
  const elapsed = useElapsed(since)
  return (
    <div className="flex h-full flex-col justify-center">
      <Spinner label="Creating your plan..." delay={0} className="text-ink" />
      <p className="mt-1 text-note text-muted">
        Most plans take less than a minute, and you may leave this page.{' '}
        {elapsed && <span className="whitespace-nowrap tabular-nums">Going on for {elapsed}.</span>}
      </p>
    </div>
  )
}
