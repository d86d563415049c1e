import { texts } from 'virtual:texts/learning'
import type { PlanDetails } from '@app/contract'
import { Suspense } from 'react'
import { lazyComponent } from '../../../ui/lazy-component.ts'
import { Trail } from '../../../ui/trail.tsx'
import { DownloadMarkdown, makePlanFile } from '../markdown-file/download-markdown.tsx'
import { nextStepIn } from '../next-step.ts'
import { useChapterWatch } from '../plan/use-chapter-watch.ts'
import { PlanStop } from './plan-stop.tsx'

/** It stands at the end of the route, and comes a moment after it. */
const UnlockAll = lazyComponent(() => import('../unlock-all/unlock-all.tsx'), 'UnlockAll')

/** All chapters of a plan in their order, with what is known of each. The one being written is watched. */
export function PlanTrail({ plan }: { readonly plan: PlanDetails }) {
  const watch = useChapterWatch(plan)
  const step = nextStepIn(plan)
  return (
    <>
      <h2 className="mb-5 font-sans print:mt-10 text-note font-semibold tracking-normal text-muted">
        {texts.chapters}
      </h2>
      <Trail label={texts.chapters}>
        {plan.chapters.map((chapter) => (
          <PlanStop
            key={chapter.id}
            plan={plan}
            chapter={chapter}
            isNext={chapter.id === step?.chapter.id}
            watch={watch}
          />
        ))}
      </Trail>
      <Suspense fallback={<div className="h-30 print:hidden" />}>
        <UnlockAll plan={plan} className="ms-11 mt-6" />
      </Suspense>
      <DownloadMarkdown of={plan.title} make={() => makePlanFile(plan)} className="ms-11 mt-4" />
    </>
  )
}
