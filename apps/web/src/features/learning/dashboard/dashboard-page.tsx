import '../plan/plans.css'
import type { listLearningPlans } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { explain } from '../../../api/explain.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page.tsx'
import { plansQuery } from '../plans-query.ts'
import { useStoredTicks } from '../use-stored-ticks.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { NoPlans } from './no-plans.tsx'
import { Offers } from './offers.tsx'
import { PlanList } from './plan-list.tsx'
import { useStuckCheck } from './use-stuck-check.ts'

export function DashboardPage() {
  const { data: plans, error, refetch, isRefetching } = useQuery(plansQuery)
  useStuckCheck(plans !== undefined)
  useStoredTicks()
  const empty = plans?.length === 0

  return (
    <Page
      title="My Learning Dashboard"
      // an empty dashboard has the same button at its centre, and two would only make one wonder
      actions={
        !empty && (
          <LinkButton as={PageLink} to={paths.newLearningRequest} variant="outline">
            Create New Plan
          </LinkButton>
        )
      }
    >
      <Offers />
      {plans === undefined && error === null && <DashboardSkeleton />}
      {plans === undefined && error !== null && (
        <Alert title="Error">
          <p>{explain<typeof listLearningPlans>(error, 'Failed to fetch learning plans')}</p>
          <TryAgain busy={isRefetching} onPress={refetch} />
        </Alert>
      )}
      {plans !== undefined && error !== null && (
        <Alert className="mb-8">
          <RefreshProblem>
            {explain<typeof listLearningPlans>(error, 'Failed to refresh learning plans')}
          </RefreshProblem>
          <TryAgain busy={isRefetching} onPress={refetch} />
        </Alert>
      )}
      {plans && (empty ? <NoPlans /> : <PlanList plans={plans} unwatched={error !== null} />)}
    </Page>
  )
}

/** Stands at the top of the page: a user who is further down is notified by a toast, too. */
function RefreshProblem({ children: words }: { readonly children: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (place.current && place.current.getBoundingClientRect().bottom < 0) notify.error(words)
  }, [words])
  return <p ref={place}>{words}</p>
}

function TryAgain({ busy, onPress }: { readonly busy: boolean; readonly onPress: () => unknown }) {
  return (
    <Button size="sm" className="mt-3" busy={busy} onClick={() => onPress()}>
      Try again
    </Button>
  )
}
