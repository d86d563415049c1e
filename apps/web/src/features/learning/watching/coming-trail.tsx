import './coming.css'
import { texts as learning } from 'virtual:texts/learning'
import { texts } from 'virtual:texts/learning/watching'
import { useEffect } from 'react'
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { Trail, TrailStop } from '../../../ui/trail.tsx'
import { type DraftChapter, usePlanDraft, useWatchedPlan } from './plan-draft.ts'
import { useCountAnnouncement } from './use-count-announcement.ts'

/** The chapters of a plan as they come, where they will stand when it is made. Nothing before the first one. */
export function ComingTrail({ planId }: { readonly planId: string }) {
  const { chapters } = usePlanDraft(planId)
  useCountAnnouncement(chapters.length, texts.soFar)
  if (chapters.length === 0) return null
  return (
    <>
      <h2 className="mb-5 font-sans text-note font-semibold tracking-normal text-muted">{learning.chapters}</h2>
      <Trail label={learning.chapters} className="coming-trail mb-8">
        {chapters.map((chapter) => (
          <ComingStop key={chapter.number} chapter={chapter} />
        ))}
      </Trail>
    </>
  )
}

const ComingStop = ({ chapter: { number, title, summary } }: { readonly chapter: DraftChapter }) => (
  <TrailStop mark="locked" markLabel="" className="pb-6 group-last/stop:pb-0">
    <h3 className="flex gap-2.5 text-lead leading-[1.75rem]">
      <span className="flex-none font-normal text-muted tabular-nums">{number}</span>{' '}
      <span dir="auto" className="min-w-0">
        {title}
      </span>
    </h3>
    {/* its time, its price and what it teaches come once the plan is whole */}
    <div aria-hidden="true" className="py-1">
      <SkeletonBar className="max-w-40" />
    </div>
    <p dir="auto" className="mt-2 max-w-[36rem]">
      {summary}
    </p>
    <div aria-hidden="true" className="mt-1 flex h-11 items-center pointer-fine:h-9">
      <SkeletonBar className="w-44" />
    </div>
  </TrailStop>
)

type ComingDraftProps = {
  readonly planId: string
  readonly isComing: boolean
  /** Called with its id whenever another part has come. */
  readonly onPart: (id: string) => void
}

/** A plan that comes, on a page that is about something else. Nothing before its title. */
export function ComingDraft({ planId, isComing, onPart }: ComingDraftProps) {
  const { title, lastEventId } = useWatchedPlan(planId, isComing)
  useEffect(() => {
    if (lastEventId !== null) onPart(lastEventId)
  }, [lastEventId, onPart])
  if (title === null) return null
  return (
    <div className="border-t border-line pt-6">
      <h2 dir="auto" className="mb-6 text-title">
        {title}
      </h2>
      <ComingTrail planId={planId} />
    </div>
  )
}
