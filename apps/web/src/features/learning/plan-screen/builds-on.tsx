import { texts } from 'virtual:texts/learning/plan-screen'
import type { PlanDetails } from '@app/contract'

type BuildsOnProps = { readonly plan: PlanDetails; readonly chapter: PlanDetails['chapters'][number] }

/** Why a chapter stands where it stands. */
export function BuildsOn({ plan, chapter }: BuildsOnProps) {
  const earlier = plan.chapters.filter(({ id }) => chapter.prerequisites.includes(id))
  if (earlier.length === 0) return null
  return (
    <p className="mt-1 max-w-[36rem] text-note text-muted">
      {texts.buildsOn}
      {earlier.map(({ id, number, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {number} <bdi>{title}</bdi>
        </span>
      ))}
    </p>
  )
}
