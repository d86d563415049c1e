import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useDelayed } from '../../../ui/use-delayed.ts'
import { conversationQueries } from '../api.ts'
import { DemoTutorNotice } from '../demo-tutor-notice.tsx'
import { GoalForm } from './goal-form.tsx'

/** A learner who only wants to begin does not wait longer for what may be there to go on with. */
const LOOKUP_TIMEOUT_MS = 3_000

type GoalViewProps = {
  readonly startWith: string
  readonly problem: string | null
  readonly takesFocus: boolean
  readonly onStart: (goal: string) => void
  readonly onContinue: (conversationId: string) => void
}

export function GoalView({ startWith, problem, takesFocus, onStart, onContinue }: GoalViewProps) {
  const { data: current, isPending } = useQuery(conversationQueries.current())
  const [startsNew, setStartsNew] = useState(false)
  const isLate = useDelayed(LOOKUP_TIMEOUT_MS)
  const offered = current && current.conversation_id !== null && !startsNew ? current : null
  // the form waits for what may come in above it, so that it does not jump
  if (isPending && !isLate && !takesFocus) {
    // as high as a screen: what stands below the form on a phone does not jump either
    return <Spinner label="Loading..." delay={300} className="min-h-dvh items-start!" />
  }

  return (
    <div className="flex flex-col gap-8">
      {offered && (
        <Notice>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="min-w-0 flex-1 basis-80 max-sm:basis-full">
              You have an open conversation about
              {/* no sentence around it, and a line of its own: a goal may be long, and may run from right to left */}
              <span dir="auto" title={offered.initial_goal} className="line-clamp-2 font-semibold wrap-anywhere">
                {offered.initial_goal}
              </span>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button variant="next" size="sm" onClick={() => onContinue(offered.conversation_id)}>
                Continue
              </Button>
              <Button variant="quiet" size="sm" onClick={() => setStartsNew(true)}>
                Start a new one
              </Button>
            </div>
          </div>
        </Notice>
      )}
      <div className="text-note empty:hidden">
        <DemoTutorNotice />
      </div>
      <GoalForm
        // another beginning is another form: it takes focus, and shows what is given to it
        key={`${startsNew}`}
        startWith={startWith}
        problem={problem}
        takesFocus={takesFocus || startsNew}
        steppedBack={offered !== null}
        onStart={onStart}
      />
    </div>
  )
}
