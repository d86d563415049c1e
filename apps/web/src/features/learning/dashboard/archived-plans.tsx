import { texts as learning } from 'virtual:texts/learning'
import { texts } from 'virtual:texts/learning/dashboard'
import { texts as editing } from 'virtual:texts/learning/plan-screen/edit'
import { type LearningPlan, listLearningPlans } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { Button, LabelOf } from '../../../ui/button.tsx'
import { ErrorLine } from '../../../ui/feedback/alert.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { FoldMark } from '../../../ui/fold-mark.tsx'
import { List } from '../../../ui/list.tsx'
import { completedChapters } from '../model.ts'
import { explainEdit, usePlanEdits } from '../plan-screen/edit/plan-edits.ts'

const words = texts.archived

const FOLD = 'archived-plans'

/** Plans that were put away, folded. It is left out where there are none, or where they cannot be read. */
export function ArchivedPlans() {
  const { data: plans = [] } = useQuery(q(listLearningPlans, { archived: 'true' }))
  if (plans.length === 0) return null
  return (
    <details className="group/fold mt-10 border-t border-line pt-3">
      <summary
        id={FOLD}
        className="-mx-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm px-2 font-semibold transition-colors duration-[160ms] hover:bg-sunk [&::-webkit-details-marker]:hidden"
      >
        <h2 className="font-sans text-body font-semibold tracking-normal">{words.title}</h2>
        <span className="font-normal text-muted tabular-nums">{plans.length}</span>
        <FoldMark className="group-open/fold:rotate-180" />
      </summary>
      <List aria-label={words.title} className="mt-2">
        {plans.map((plan) => (
          <ArchivedPlan key={plan.id} plan={plan} />
        ))}
      </List>
    </details>
  )
}

function ArchivedPlan({ plan }: { readonly plan: LearningPlan }) {
  const { mutate, isPending, isSuccess, error } = usePlanEdits(plan.id)

  const moveBack = () =>
    mutate(
      { kind: 'unarchive' },
      {
        onSuccess: () => {
          // its row is about to go
          document.getElementById(FOLD)?.focus()
          announce(words.movedBack({ title: plan.title }))
        },
      },
    )
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <PageLink
          to={paths.plan(plan.id)}
          dir="auto"
          className="link inline-block py-1.5 font-serif text-lead leading-snug wrap-anywhere"
        >
          {plan.title}
        </PageLink>
        {plan.chapters.length > 0 && (
          <p className="text-note text-muted">
            {learning.done({ done: completedChapters(plan), of: plan.chapters.length })}
          </p>
        )}
      </div>
      <Button size="sm" busy={isPending || isSuccess} onClick={moveBack}>
        <LabelOf label={words.back} of={plan.title} />
      </Button>
      {error !== null && <ErrorLine className="basis-full">{explainEdit(error, editing.changed)}</ErrorLine>}
    </li>
  )
}
