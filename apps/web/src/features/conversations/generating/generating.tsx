import { texts } from 'virtual:texts/conversations/generating'
import { type GenerationStatus, reopenConversation } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pollWhile } from '../../../api/query.ts'
import { useIsApiMutating } from '../../../api/use-api-mutation.ts'
import { listen } from '../../../browser/listen.ts'
import { paths } from '../../../routing/paths.ts'
import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-component.ts'
import { Trail, TrailStop, WalkingDots } from '../../../ui/trail.tsx'
import { ChangeAnswers } from '../../learning/change-answers.tsx'
import { plansQuery } from '../../learning/model.ts'

/** Without anything new to see, no one is kept here for longer than this: the dashboard goes on watching the plan. */
const MAX_STAY_MS = 10_000

/** How many of the steps are behind us, by what the server says about the plan. */
const doneAt: Record<GenerationStatus, number> = { PENDING: 1, GENERATING: 2, COMPLETE: 3, FAILED: 3 }

/** Fetched when there is something to watch. Without it the plan is made all the same, and found on the dashboard. */
const ComingDraft = lazyPart(
  () => import('../../learning/watching/coming-trail.tsx').catch(() => ({ ComingDraft: () => null })),
  'ComingDraft',
)

type GeneratingProps = {
  readonly conversationId: string | null
  /** Null until the server has taken the yes. */
  readonly planId: string | null
  readonly onReopened: () => void
}

export function Generating({ conversationId, planId, onReopened }: GeneratingProps) {
  const navigate = useNavigate()
  const isReopening = useIsApiMutating(reopenConversation)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: plans } = useQuery({
    // the dashboard's list: what is read here is there already when the learner arrives
    ...plansQuery,
    enabled: planId !== null,
    refetchInterval: pollWhile(({ error }) => error === null),
  })
  const status = plans?.find(({ id }) => id === planId)?.generation_status
  const isThere = status === 'COMPLETE' || status === 'FAILED'
  const done = planId === null ? 0 : doneAt[status ?? 'PENDING']
  const [lastPart, setLastPart] = useState('')

  // a screen reader user hears its words by the focus on them
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    ComingDraft.preload()
    // the second press of a double click on the button that led here would take it away again
    return listen(document, ['mousedown'], (event) => event.detail > 1 && event.preventDefault())
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each part that comes, the time begins anew
  useEffect(() => {
    // a user who is about to change their answers is not taken away from here
    if (planId === null || isReopening) return
    // back from the dashboard leads to where the learner was before this page, not into the wait again
    const timer = setTimeout(() => navigate(paths.dashboard, { replace: true }), isThere ? 0 : MAX_STAY_MS)
    return () => clearTimeout(timer)
  }, [planId, isThere, isReopening, lastPart, navigate])

  return (
    <Card as="section" aria-labelledby="generating" className="relative overflow-hidden sm:p-10">
      <div className="contours absolute inset-0" />
      <div className="absolute inset-0 bg-linear-to-r from-sheet from-50% to-transparent" />
      <div className="relative flex flex-col gap-6">
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:items-center sm:justify-end sm:gap-4">
          <WalkingDots />
          <h2 ref={heading} id="generating" tabIndex={-1} className="text-lead outline-none">
            {texts.heading}
          </h2>
        </div>
        <Trail label={texts.steps}>
          {texts.stages.map((step, index) => (
            <TrailStop
              key={step}
              mark={index < done ? 'done' : index === done ? 'next' : 'locked'}
              markLabel={index < done ? texts.done : index === done ? texts.now : texts.later}
            >
              <p className={index > done ? 'text-muted' : undefined}>{step}</p>
            </TrailStop>
          ))}
        </Trail>
        <p className="max-w-[46ch] text-muted">{texts.mayLeave}</p>
        {conversationId !== null && planId !== null && (
          <ChangeAnswers conversationId={conversationId} onReopened={onReopened} />
        )}
        {planId !== null && <ComingDraft planId={planId} isComing={!isThere} onPart={setLastPart} />}
      </div>
    </Card>
  )
}
