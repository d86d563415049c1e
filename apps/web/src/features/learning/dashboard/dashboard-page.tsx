import '../plan/plans.css'
import { texts as goals } from 'virtual:texts/goals'
import { texts } from 'virtual:texts/learning/dashboard'
import { checkStuckPlans, listLearningPlans } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { matchPath } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { messageOf } from '../../../api/problem.ts'
import { invalidate, q } from '../../../api/query.ts'
import { LinkButton, PageLink } from '../../../routing/page-link.tsx'
import { chapterPattern, paths, planPattern } from '../../../routing/paths.ts'
import { takeReturnTo } from '../../../routing/return-to.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { Skeleton, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { List } from '../../../ui/list.tsx'
import { Page } from '../../../ui/page.tsx'
import { plansQuery } from '../model.ts'
import { nextStep } from '../next-step.ts'
import { PlanItem } from '../plan/plan-item.tsx'
import { ContinuePanel } from './continue-panel.tsx'
import { OpenConversations } from './open-conversations.tsx'
import { TodayLine } from './today-line.tsx'
import { WeekLine } from './week-line.tsx'

const ArchivedPlans = lazyComponent(() => import('./archived-plans.tsx'), 'ArchivedPlans')

export function DashboardPage() {
  const { data: plans, error, refetch, isRefetching } = useQuery(plansQuery)
  useStuckCheck(plans !== undefined)
  const empty = plans?.length === 0
  const step = plans && nextStep(plans)

  return (
    <Page
      title={texts.title}
      // an empty dashboard has the same button at its centre, and two would only make one wonder
      actions={
        !empty && (
          <LinkButton to={paths.newLearningRequest} variant="outline">
            {texts.create}
          </LinkButton>
        )
      }
    >
      <Offers />
      {plans === undefined && error === null && <DashboardSkeleton />}
      {error !== null && (
        <LoadProblem title={plans ? undefined : texts.error} className="mb-8" busy={isRefetching} onRetry={refetch}>
          <Problem text={messageOf(error, plans ? texts.refreshFailed : texts.failed)} />
        </LoadProblem>
      )}
      {empty && <NoPlans />}
      {plans && !empty && <TodayLine step={step ?? null} />}
      {plans && !empty && <WeekLine />}
      {step && <ContinuePanel step={step} />}
      {plans && !empty && (
        <>
          <h2 className="sr-only">{texts.plans}</h2>
          <List className="flex flex-col gap-6">
            {plans.map((plan, index) => (
              <PlanItem
                key={plan.id}
                plan={plan}
                unwatched={error !== null}
                shownFirst={index === 0 || plan.id === step?.plan.id}
                next={plan.id === step?.plan.id ? step.chapter.id : null}
                far={index > 11}
              />
            ))}
          </List>
        </>
      )}
      <Suspense>{plans && <ArchivedPlans />}</Suspense>
    </Page>
  )
}

/** What the learner was about to do: the page they came for, and the conversations they left open. */
function Offers() {
  const isAdmin = useAuth().user?.role === 'admin'
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    // it is answered once only, and effects may run twice
    const path = takeReturnTo(isAdmin)
    if (path !== null) setWanted(path)
  }, [isAdmin])
  return (
    <>
      {wanted && (
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-l-2 border-ink py-1 pl-4">
          <p className="min-w-0 flex-1 basis-72">{texts.pickUp}</p>
          <PageLink to={wanted} className="link inline-flex min-h-11 items-center font-semibold">
            {continueTo(wanted)}
          </PageLink>
        </div>
      )}
      <OpenConversations />
    </>
  )
}

function continueTo(path: string): string {
  if (matchPath(chapterPattern, path)) return texts.continueTo.chapter
  if (matchPath(planPattern, path)) return texts.continueTo.plan
  if (path.startsWith(paths.newLearningRequest)) return texts.continueTo.newPlan
  if (path.startsWith(paths.account)) return texts.continueTo.account
  return texts.continueTo.page
}

/** Stands at the top of the page: a user who is further down is notified by a toast, too. */
function Problem({ text }: { readonly text: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (place.current && place.current.getBoundingClientRect().bottom < 0) notify.error(text)
  }, [text])
  return <span ref={place}>{text}</span>
}

const DashboardSkeleton = () => (
  <Skeleton label={texts.loading} className="min-h-dvh">
    <div className="h-64 rounded-md border border-line bg-sheet p-6 sm:p-8">
      <SkeletonBar className="w-24" />
      <SkeletonBar className="mt-4 h-8 max-w-80" />
      <SkeletonBar className="mt-4 max-w-52" />
    </div>
    {[1, 2].map((card) => (
      <Card key={card} className="mt-8 grid gap-8">
        <div>
          <SkeletonBar className="h-6 max-w-64" />
          <SkeletonBar className="mt-4" />
          <SkeletonBar className="mt-2 max-w-64" />
        </div>
        <div>
          <SkeletonBar className="h-1" />
          <SkeletonBar className="mt-6 max-w-40" />
        </div>
      </Card>
    ))}
  </Skeleton>
)

/** Once after the dashboard has loaded, the server looks for generations that no one works on. */
function useStuckCheck(loaded: boolean): void {
  const queryClient = useQueryClient()
  // no one asked for this check, so no one needs to know that it failed
  const options = { enabled: loaded, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false }
  const { data } = useQuery({ ...q(checkStuckPlans, {}), ...options })
  useEffect(() => {
    if (data && data.requeued.length > 0) invalidate(queryClient, listLearningPlans)
  }, [data, queryClient])
}

const NoPlans = () => (
  <EmptyState
    title={texts.empty.title}
    action={
      <div className="flex flex-col items-center gap-8">
        <LinkButton to={paths.newLearningRequest} variant="next">
          {texts.create}
        </LinkButton>
        <div className="max-w-[46ch]">
          <h3 id="example-goals" className="font-sans text-note font-normal tracking-normal text-muted">
            {texts.empty.examples}
          </h3>
          <ul aria-labelledby="example-goals" className="mt-2 flex flex-col">
            {goals.examples.map((goal) => (
              <li key={goal}>
                <PageLink
                  to={paths.newLearningRequest}
                  state={{ goal }}
                  className="link inline-flex min-h-11 items-center py-1.5 font-serif leading-snug"
                >
                  {goal}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    }
  >
    {texts.empty.text}
  </EmptyState>
)
