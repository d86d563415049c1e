import { texts } from 'virtual:texts/learning/plan-screen'
import type { PlanDetails } from '@app/contract'
import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { WalkingDots } from '../../../ui/trail.tsx'

/** Seldom needed. */
const RetryOutline = lazyComponent(() => import('./retry-outline.tsx'), 'RetryOutline')

type OutlineNoteProps = { readonly plan: PlanDetails; readonly chapter: PlanDetails['chapters'][number] }

/** Of a chapter that the learner has added: what it teaches is being written, or could not be. */
export const OutlineNote = ({ plan, chapter }: OutlineNoteProps) => {
  if (chapter.outline_status === 'PENDING') {
    return (
      <p className="mt-1 flex items-center gap-3 text-note text-muted">
        {texts.outlining}
        <WalkingDots className="flex-none" />
      </p>
    )
  }
  return (
    chapter.outline_status === 'FAILED' && (
      <div className="mt-1 max-w-[36rem]">
        <p className="text-note text-danger">{texts.outlineFailed}</p>
        <Suspense fallback={<div className="mt-2 h-11 sm:pointer-fine:h-9 print:hidden" />}>
          <RetryOutline planId={plan.id} chapter={chapter} />
        </Suspense>
      </div>
    )
  )
}
