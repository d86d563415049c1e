import type { LearningPlan } from '@app/contract'
import { ProgressBar } from '../../../ui/trail/progress-bar.tsx'
import { completedChapters } from '../model.ts'

export function PlanProgress({ plan }: { readonly plan: LearningPlan }) {
  const done = `${completedChapters(plan)} of ${plan.chapters.length} chapters done`
  return (
    <div>
      <div className="flex items-center gap-4">
        <ProgressBar
          value={plan.progress}
          label={`Progress of ${plan.title}`}
          valueText={`${plan.progress} percent, ${done}`}
          className="flex-1"
        />
        <span aria-hidden="true" className="min-w-[3.5ch] text-end font-serif text-lead leading-none tabular-nums">
          {plan.progress}%
        </span>
      </div>
      <p className="mt-1 text-note text-muted">{done}</p>
    </div>
  )
}
