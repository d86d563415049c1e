import { texts } from 'virtual:texts/learning/watching'
import type { LearningPlan } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { LabelOf } from '../../../ui/button.tsx'
import { isBeingMade, plansQuery } from '../model.ts'
import { usePlanDraft, useWatchedPlan } from './plan-draft.ts'

/** How much of a plan has come, and the way to where it can be watched. */
export function ComingCount({ plan: { id, title } }: { readonly plan: LearningPlan }) {
  const { data: first } = useQuery({ ...plansQuery, enabled: false, select: (plans) => plans.find(isBeingMade)?.id })
  // a browser has six connections to a server: one of them is enough for this page
  useWatchedPlan(id, id === first)
  const { chapters } = usePlanDraft(id)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-note">
      {chapters.length > 0 && (
        <span className="font-semibold tabular-nums">{texts.soFar({ count: chapters.length })}</span>
      )}
      <PageLink to={paths.plan(id)} className="link inline-flex min-h-11 items-center">
        <LabelOf label={texts.watch} of={title} />
      </PageLink>
    </p>
  )
}
