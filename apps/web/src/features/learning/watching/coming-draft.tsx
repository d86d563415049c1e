import { useEffect } from 'react'
import { ComingTrail } from './coming-trail.tsx'
import { usePlanDraft, useWatchedPlan } from './plan-draft.ts'

type ComingDraftProps = {
  readonly planId: string
  readonly isComing: boolean
  /** Called with its id whenever another part has come. */
  readonly onPart: (id: string) => void
}

/** A plan that comes, on a page that is about something else. Nothing before its title. */
export function ComingDraft({ planId, isComing, onPart }: ComingDraftProps) {
  useWatchedPlan(planId, isComing)
  const { title, lastEventId } = usePlanDraft(planId)
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
