import { texts as learning } from 'virtual:texts/learning'
import { texts } from 'virtual:texts/learning/dashboard'
import { type PlanDetails, readLearningPlan } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useDueReviews } from '../../../api/due-reviews.ts'
import { q } from '../../../api/query.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeHours } from '../../../texts/durations.ts'
import { fill } from '../../../ui/fill.tsx'
import type { NextStep } from '../next-step.ts'
import { capital } from '../outline-words.ts'

const { today: words } = texts

/** A sitting, where the learner has said no time, and about what one is where they have. */
const SITTING_MINUTES = 30
/** One review takes about so long, and a session is over after three minutes. */
const REVIEW_MINUTES = 1 / 3
const SESSION_MINUTES = 3

/** Today's page: what is due, what comes after it, how long that takes, and how the plan stands. */
export function TodayLine({ step }: { readonly step: NextStep | null }) {
  const due = useDueReviews() ?? 0
  const { data: plan } = useQuery({
    ...q(readLearningPlan, { id: step?.plan.id ?? '' }),
    enabled: step !== null,
    // a line that no one misses
    retry: false,
  })
  const reviews = due > 0 && (
    <PageLink to={paths.review} className="link font-semibold">
      {words.reviews({ count: due })}
    </PageLink>
  )
  const next = step && describeStep(step)
  const minutes = todayMinutes(due, step, plan)
  return (
    // its place is there before its words: nothing below it moves
    <p className="mb-6 min-h-[2lh] sm:min-h-[1lh]">
      {reviews && next ? fill(words.then, { reviews, next }) : reviews || (next && capital(next))}
      {minutes > 0 && `, ${describeHours(minutes)}`}
      {plan?.pace && <span className="text-muted"> · {learning.outline.paces[plan.pace]}</span>}
    </p>
  )
}

function describeStep({ kind, plan, chapter: next }: NextStep): string {
  const chapter = plan.chapters.indexOf(next) + 1
  const section = kind === 'read' ? /^s(\d+)$/.exec(next.last_place ?? '')?.[1] : undefined
  return section === undefined ? words.chapter({ chapter }) : words.section({ section, chapter })
}

/** Of the chapter no more than one sitting; 0 where that is not known. */
export function todayMinutes(due: number, step: NextStep | null, plan: PlanDetails | undefined): number {
  const reviews = Math.min(due * REVIEW_MINUTES, SESSION_MINUTES)
  if (step === null) return Math.ceil(reviews)
  const minutes = plan?.chapters.find(({ id }) => id === step.chapter.id)?.minutes ?? null
  const weekly = plan?.brief.minutes_per_week ?? SITTING_MINUTES
  // at most one a day
  const sitting = weekly / Math.min(Math.max(Math.round(weekly / SITTING_MINUTES), 1), 7)
  return minutes === null ? 0 : Math.ceil(reviews + Math.min(minutes, sitting))
}
