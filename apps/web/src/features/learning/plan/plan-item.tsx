import { texts } from 'virtual:texts/learning'
import { texts as watching } from 'virtual:texts/learning/watching'
import type { LearningPlan } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCost } from '../../../texts/credits.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LabelOf } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PlanProgress } from '../../../ui/trail.tsx'
import { ChangeAnswers, isUntouched } from '../change-answers.tsx'
import { DownloadMarkdown } from '../markdown-file/download-markdown.tsx'
import { completedChapters, isBeingMade, plansQuery } from '../model.ts'
import { creditsToPay } from '../outline-words.ts'
import { useWatchedPlan } from '../watching/plan-draft.ts'
import { PlanChapters } from './plan-chapters.tsx'
import { UnfinishedPlan, useReadyAnnouncement } from './unfinished-plan.tsx'

type PlanItemProps = {
  readonly plan: LearningPlan
  readonly unwatched: boolean
  /** Whether its chapters are shown before the learner has said otherwise. */
  readonly shownFirst: boolean
  /** See `PlanChapters`. */
  readonly next: string | null
  /** Far down a long list: the browser lays it out only when it comes near the screen. */
  readonly far: boolean
}

export function PlanItem({ plan, unwatched, shownFirst, next, far }: PlanItemProps) {
  const titleId = useId()
  const made = plan.generation_status === 'COMPLETE'
  const done = texts.done({ done: completedChapters(plan), of: plan.chapters.length })
  useReadyAnnouncement(plan)

  return (
    <li className={clsx(far && '[contain-intrinsic-size:auto_13rem] [content-visibility:auto]')}>
      <Card as="article" aria-labelledby={titleId} className="flex flex-col gap-6">
        <div className="min-w-0">
          <h3 id={titleId} dir="auto" className="-mt-1 line-clamp-4 pt-1 text-lead">
            <PageLink to={paths.plan(plan.id)}>{plan.title}</PageLink>
          </h3>
          {plan.description && (
            <p dir="auto" className="mt-2 max-w-[60ch] text-muted">
              {plan.description}
            </p>
          )}
          {isUntouched(plan) && made && (
            <p className="mt-2 text-note text-muted">
              {texts.wholePlan({ cost: describeCost(creditsToPay(plan.chapters)) })}
            </p>
          )}
          {isUntouched(plan) && (
            <ChangeAnswers conversationId={plan.conversation_id} describedBy={titleId} className="mt-4" />
          )}
          {plan.status === 'complete' && (
            <Badge tone="good" className="mt-4">
              {texts.completion.completed}
            </Badge>
          )}
        </div>
        <div className="min-w-0">
          {made ? (
            <>
              <PlanProgress title={plan.title} percent={plan.progress} done={done} />
              <p className="mt-1 text-note text-muted">{done}</p>
              <PlanChapters plan={plan} shownFirst={shownFirst} next={next} />
              <DownloadMarkdown of={plan.title} make={({ makePlanFile }) => makePlanFile(plan)} className="mt-2" />
            </>
          ) : (
            <UnfinishedPlan plan={plan} unwatched={unwatched}>
              <ComingCount plan={plan} />
            </UnfinishedPlan>
          )}
        </div>
      </Card>
    </li>
  )
}

/** How much of a plan has come, and the way to where it can be watched. */
function ComingCount({ plan: { id, title } }: { readonly plan: LearningPlan }) {
  const { data: first } = useQuery({ ...plansQuery, enabled: false, select: (plans) => plans.find(isBeingMade)?.id })
  // a browser has six connections to a server: one of them is enough for this page
  const { chapters } = useWatchedPlan(id, id === first)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-note">
      {chapters.length > 0 && (
        <span className="font-semibold tabular-nums">{watching.soFar({ count: chapters.length })}</span>
      )}
      <PageLink to={paths.plan(id)} className="link inline-flex min-h-11 items-center">
        <LabelOf label={watching.watch} of={title} />
      </PageLink>
    </p>
  )
}
