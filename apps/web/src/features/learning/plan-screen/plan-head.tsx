import { texts } from 'virtual:texts/learning'
import { texts as screen } from 'virtual:texts/learning/plan-screen'
import type { PlanDetails } from '@app/contract'
import { type ReactNode, useState } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { fill } from '../../../ui/fill.tsx'
import { lazyDialog } from '../../../ui/lazy-component.ts'
import { PlanProgress } from '../../../ui/trail.tsx'
import { ChangeAnswers, isUntouched } from '../change-answers.tsx'
import { completedChapters, isBeingMade } from '../model.ts'
import { nextStepIn } from '../next-step.ts'
import { creditsToPay, planFacts } from '../outline-words.ts'
import { PlanProfile } from '../plan/plan-profile.tsx'
import { TakeAlong } from '../take-along/take-along.tsx'
import { describeBalance } from '../unlock-chapter.tsx'

const BriefDialog = lazyDialog(() => import('./brief-dialog.tsx'), 'BriefDialog')

type PlanHeadProps = {
  readonly plan: PlanDetails
  /** What else can be done with the plan as a whole, in a row that wraps. */
  readonly toolbar: ReactNode
}

/** The plan as a whole. It stays in view beside the chapters where there is room. */
export function PlanHead({ plan, toolbar }: PlanHeadProps) {
  const made = plan.generation_status === 'COMPLETE'
  const untouched = isUntouched(plan)
  const done = texts.done({ done: completedChapters(plan), of: plan.chapters.length })

  return (
    <header className="min-w-0 self-start lg:sticky lg:top-24 lg:z-10 print:static">
      <h1 id="plan-title" dir="auto" className="text-title">
        {plan.title}
      </h1>
      {plan.description && (
        <p dir="auto" className="mt-3 max-w-[60ch] text-muted">
          {plan.description}
        </p>
      )}
      {plan.thread && <p className="mt-3 max-w-[60ch]">{fill(screen.thread, { thread: <bdi>{plan.thread}</bdi> })}</p>}
      {plan.status === 'complete' && (
        <Badge tone="good" className="mt-4">
          {texts.completion.completed}
        </Badge>
      )}
      {made && (
        <PlanProfile chapters={plan.chapters} step={nextStepIn(plan)} className="mt-8 max-lg:hidden print:hidden" />
      )}
      {made && <Facts plan={plan} />}
      {isBeingMade(plan) && <ComingFacts brief={plan.brief} />}
      {made && !untouched && (
        <div className="mt-6">
          <PlanProgress title={plan.title} percent={plan.progress} done={done} />
          <p className="mt-1 text-note text-muted">{done}</p>
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-start gap-2 empty:hidden print:hidden">
        {untouched && <ChangeAnswers conversationId={plan.conversation_id} describedBy="plan-title" />}
        {made && !untouched && plan.status !== 'complete' && <ChangeBrief plan={plan} />}
        {toolbar}
        {made && <TakeAlong plan={plan} />}
      </div>
    </header>
  )
}

/** What can still change once a chapter is unlocked. */
function ChangeBrief({ plan }: { readonly plan: PlanDetails }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {texts.changeAnswers.open}
      </Button>
      <BriefDialog plan={plan} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function Facts({ plan }: { readonly plan: PlanDetails }) {
  const { user } = useAuth()
  const toPay = creditsToPay(plan.chapters)
  const balance = toPay > 0 && user ? describeBalance(user.credits, toPay) : undefined
  return (
    <dl className="mt-6 border-t border-line lg:mt-0 print:mt-6">
      {planFacts(plan).map(({ name, value, note = name === texts.outline.toPay ? balance : undefined }) => (
        <div key={name} className="flex gap-4 border-b border-line py-2.5">
          <dt className="w-24 flex-none text-note leading-[1.8] text-muted">{name}</dt>
          <dd className="min-w-0 flex-1">
            {value}
            {note && <span className="block text-note text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const LINE = 'h-[1lh]'
const LINE_AND_NOTE = 'h-[calc(1lh+1.3125rem)]'

/** As high as the facts will be: chapters, time with the pace, a date, price, and what is left to pay with the balance. */
const heightsFor = ({ minutes_per_week: weekly, deadline }: PlanDetails['brief']): readonly string[] => [
  LINE,
  weekly === null ? LINE : LINE_AND_NOTE,
  ...(deadline === null ? [] : [LINE]),
  'h-[2lh]',
  LINE_AND_NOTE,
]

/** Keeps the place of the plan's picture and facts, so that nothing moves when they come. */
const ComingFacts = ({ brief }: Pick<PlanDetails, 'brief'>) => (
  <div aria-hidden="true" className="print:hidden">
    <div className="mt-8 h-24 rounded-t-sm bg-line/30 max-lg:hidden" />
    <div className="mt-6 border-t border-line lg:mt-0">
      {heightsFor(brief).map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={index} className="flex gap-4 border-b border-line py-2.5">
          <div className="w-24 flex-none">
            <SkeletonBar className="my-1.5 max-w-16" />
          </div>
          <div className={`flex-1 ${height}`}>
            <SkeletonBar className="my-1.5 max-w-32" />
          </div>
        </div>
      ))}
    </div>
  </div>
)
