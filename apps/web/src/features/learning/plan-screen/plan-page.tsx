import '../chapter/content/chapter-print.css'
import './plan-screen.css'
import { texts } from 'virtual:texts/learning/plan-screen'
import type { PlanDetails } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { useParams } from 'react-router-dom'
import { isNotFound, messageOf } from '../../../api/problem.ts'
import { listen } from '../../../browser/listen.ts'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { Skeleton, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { lazyComponent, lazyPart } from '../../../ui/lazy-component.ts'
import { Page } from '../../../ui/page.tsx'
import { BackToPlans } from '../back-to-plans.tsx'
import { isBeingMade, planQuery } from '../model.ts'
import { UnfinishedPlan, useReadyAnnouncement } from '../plan/unfinished-plan.tsx'
import { useComingPlan } from '../watching/plan-draft.ts'
import { editId, focusSoon } from './edit/focus-soon.ts'
import { PlanToolbar } from './edit/plan-toolbar.tsx'
import { useNotices } from './edit/undo-notice.tsx'
import { PlanHead } from './plan-head.tsx'
import { PlanTrail } from './plan-trail.tsx'

/** Fetched where a plan is still being made. Without it the plan comes all the same. */
const ComingTrail = lazyPart<'ComingTrail', { readonly planId: string }>(
  () => import('../watching/coming-trail.tsx').catch(() => ({ ComingTrail: () => null })),
  'ComingTrail',
)

const PlanEditor = lazyComponent(() => import('./edit/plan-editor.tsx'), 'PlanEditor')

/** Most plans that are opened are not at their end. */
const PlanFinish = lazyPart(() => import('./plan-finish.tsx'), 'PlanFinish')

/** The route before it is walked: what a plan holds, takes and costs, and its next step. */
export function PlanPage() {
  // the router leads nowhere near this page without it
  const { planId = '' } = useParams()
  const { data: plan, error, refetch, isRefetching } = useQuery(planQuery(planId))
  useTitleAnnouncement(plan?.title)

  if (isNotFound(error)) return <NotFound>{messageOf(error, texts.notFound)}</NotFound>
  return (
    <Frame title={plan?.title ?? texts.title}>
      {plan === undefined && <h1 className="sr-only">{texts.title}</h1>}
      {plan === undefined && error === null && <PlanSkeleton />}
      {error !== null && (
        <LoadProblem title={plan ? undefined : texts.error} className="mt-6" busy={isRefetching} onRetry={refetch}>
          {messageOf(error, plan ? texts.refreshFailed : texts.failed)}
        </LoadProblem>
      )}
      {plan && <Plan plan={plan} unwatched={error !== null} />}
    </Frame>
  )
}

type PlanProps = Parameters<typeof UnfinishedPlan>[0] & { readonly plan: PlanDetails }

function Plan({ plan: given, unwatched }: PlanProps) {
  const plan = useComingPlan(given)
  const chapters = useScrollAnchor(isBeingMade(plan))
  useReadyAnnouncement(plan)
  const notices = useNotices()
  const [isEdited, setEdited] = useState(false)
  // what is there stays there until the editor has come
  const [isOpening, startOpening] = useTransition()
  // one that is not made yet, or never was, can only be read
  const isMade = plan.generation_status === 'COMPLETE'
  const edit = () => startOpening(() => setEdited(true))
  const close = () => {
    setEdited(false)
    focusSoon(editId)
  }
  const toolbar = (isMade || plan.archived) && (
    <PlanToolbar plan={plan} notices={notices} onEdit={isMade ? edit : null} isOpening={isOpening} />
  )
  return (
    <article
      aria-labelledby="plan-title"
      className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] print:block"
    >
      {isEdited && isMade ? (
        <PlanEditor plan={plan} notices={notices} onDone={close} />
      ) : (
        <>
          <PlanHead plan={plan} toolbar={toolbar} />
          <div ref={chapters} className="min-w-0">
            {isMade ? (
              <>
                {plan.status === 'complete' && <PlanFinish plan={plan} />}
                <PlanTrail plan={plan} />
              </>
            ) : (
              <>
                {isBeingMade(plan) && <ComingTrail planId={plan.id} />}
                <div>
                  <UnfinishedPlan plan={plan} unwatched={unwatched} />
                </div>
              </>
            )}
          </div>
        </>
      )}
    </article>
  )
}

const Frame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Page title={title} heading={null}>
    <BackToPlans />
    {children}
  </Page>
)

const NotFound = ({ children }: { readonly children: string }) => (
  <Frame title={texts.notFound}>
    <div className="max-w-[36rem]">
      <h1 className="mt-6 mb-6 text-title">{texts.notFound}</h1>
      <Alert>
        <p>{children}</p>
      </Alert>
      <p className="mt-6 text-muted">{texts.notFoundWhy}</p>
      <LinkButton to={paths.dashboard} variant="next" className="mt-4">
        {texts.dashboard}
      </LinkButton>
    </div>
  </Frame>
)

const PlanSkeleton = () => (
  <Skeleton label={texts.loading} className="mt-6 min-h-dvh">
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
      <div>
        <SkeletonBar className="h-9 max-w-72" />
        <SkeletonBar className="mt-5" />
        <SkeletonBar className="mt-2 max-w-64" />
        <SkeletonBar className="mt-10 max-w-40" />
        <SkeletonBar className="mt-5 max-w-52" />
      </div>
      <div>
        {[1, 2, 3].map((chapter) => (
          <div key={chapter} className="mb-12">
            <SkeletonBar className="h-6 max-w-72" />
            <SkeletonBar className="mt-3 max-w-40" />
            <SkeletonBar className="mt-5" />
            <SkeletonBar className="mt-2 max-w-96" />
          </div>
        ))}
      </div>
    </div>
  </Skeleton>
)

/** The page did not know it yet when it was opened. */
function useTitleAnnouncement(title: string | undefined): void {
  const before = useRef(title)
  useEffect(() => {
    if (before.current === undefined && title !== undefined) announce(title)
    before.current = title
  }, [title])
}

type Place = { readonly index: number; readonly top: number }

/**
 * The chapter that is being read while a plan comes stays where it is on the screen when the plan is whole: above it there is more to say
 * then, and other elements stand for the same chapters, of which the browser knows nothing. Answers what is to hold their headings.
 */
function useScrollAnchor(isComing: boolean): RefObject<HTMLDivElement | null> {
  const chapters = useRef<HTMLDivElement>(null)
  const last = useRef<Place | null>(null)
  useEffect(() => {
    if (!isComing) return
    return listen(window, ['scroll', 'resize'], () => {
      last.current = placeIn(chapters.current)
    })
  }, [isComing])

  useLayoutEffect(() => {
    if (isComing) {
      last.current = placeIn(chapters.current)
      return
    }
    const place = last.current
    last.current = null
    const heading = place && headingsIn(chapters.current)[place.index]
    if (heading) window.scrollBy({ top: heading.getBoundingClientRect().top - place.top, behavior: 'instant' })
  })
  return chapters
}

/** Of the first chapter that is in view. At the top of the page nothing has to be kept: it is where it begins. */
function placeIn(chapters: HTMLElement | null): Place | null {
  if (window.scrollY === 0) return null
  const tops = headingsIn(chapters).map((heading) => heading.getBoundingClientRect().top)
  const index = tops.findIndex((top) => top >= 0)
  return index === -1 ? null : { index, top: tops[index] ?? 0 }
}

const headingsIn = (chapters: HTMLElement | null): readonly Element[] => [...(chapters?.querySelectorAll('h3') ?? [])]
