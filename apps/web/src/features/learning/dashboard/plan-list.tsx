import type { LearningPlan } from '@app/contract'
import { List } from '../../../ui/list.tsx'
import { PlanItem } from '../plan/plan-item.tsx'
import { ContinuePanel } from './continue-panel.tsx'
import { nextStep } from './next-step.ts'

type PlanListProps = {
  readonly plans: readonly LearningPlan[]
  /** No one asks any more how far they are: the last answer was none. */
  readonly unwatched: boolean
}

export function PlanList({ plans, unwatched }: PlanListProps) {
  const step = nextStep(plans)
  return (
    <>
      {step && <ContinuePanel step={step} />}
      <h2 className="sr-only">Your learning plans</h2>
      <List className="flex flex-col gap-6">
        {plans.map((plan, index) => (
          <PlanItem
            key={plan.id}
            plan={plan}
            unwatched={unwatched}
            shownFirst={index === 0 || plan.id === step?.plan.id}
            far={index > 11}
          />
        ))}
      </List>
    </>
  )
}
