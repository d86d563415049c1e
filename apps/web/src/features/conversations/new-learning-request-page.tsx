import { texts } from 'virtual:texts/conversations'
import { texts as goals } from 'virtual:texts/goals'
import { texts as undo } from 'virtual:texts/ui/undo'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { textInState } from '../../routing/history-state.ts'
import { Button } from '../../ui/button.tsx'
import { Alert, Notice } from '../../ui/feedback/alert.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { Skeleton, SkeletonBar } from '../../ui/feedback/skeleton.tsx'
import { lazyDialog, lazyPart } from '../../ui/lazy-component.ts'
import { loadMarkdown } from '../../ui/markdown/lazy-markdown.tsx'
import { Page } from '../../ui/page.tsx'
import { Trail, TrailStop } from '../../ui/trail.tsx'
import { ChatPanel } from './chat/chat-panel.tsx'
import { DemoTutorNotice, GoalView } from './goal/goal-view.tsx'
import { notFetched, notReopened } from './messages.ts'
import { isBusy } from './turn/turn.ts'
import { type Conversation, type Phase, useConversation } from './use-conversation.ts'
import { useGoalDraft } from './use-draft.ts'

const Generating = lazyPart(() => import('./generating/generating.tsx'), 'Generating')
const PlacementDialog = lazyDialog(() => import('./placement/placement-dialog.tsx'), 'PlacementDialog')
const placeForBrief = <div className="h-150 rounded-md border border-line max-beside:hidden" />
const BriefPanel = lazyPart(() => import('./brief/brief-panel.tsx'), 'BriefPanel', placeForBrief)

export function NewLearningRequestPage() {
  const conversation = useConversation()
  useExamplePlan(conversation)
  const [shown, setShown] = useState<'brief' | 'placement' | null>(null)
  const { id, data, phase, controls } = conversation
  const brief = phase === 'talking' || phase === 'confirming' ? data?.brief : undefined
  // a goal that came to nothing says so itself, and is newer news
  const ended = conversation.startProblem === null ? conversation.ended : null
  // fetched while the learner still types, so that the first reply finds it there
  useEffect(() => {
    loadMarkdown().catch(() => undefined)
  }, [])

  const isConfirming = phase === 'confirming'
  useEffect(() => {
    if (isConfirming) Generating.preload()
  }, [isConfirming])

  // the last reply is not read out beside the news that it is over
  const isOver = phase === 'goal' && ended !== null
  useEffect(() => {
    if (isOver) announce('')
  }, [isOver])

  return (
    <Page title={texts.title}>
      <div className="grid gap-x-16 gap-y-10 beside:grid-cols-[minmax(0,1fr)_18rem] max-lg:gap-x-8">
        <div className="min-w-0">
          {/* the region is there before its words, or they would not be read out */}
          <div role="status">{isOver && <Notice className="mb-4">{ended}</Notice>}</div>
          {isOver && conversation.undoCancel && (
            <div className="mb-8">
              <Button size="sm" busy={conversation.uncancel.isPending} onClick={conversation.undoCancel}>
                {undo.undo}
              </Button>
              {conversation.uncancel.error && (
                <Alert className="mt-3">{notReopened(conversation.uncancel.error)}</Alert>
              )}
            </div>
          )}
          <ConversationView
            conversation={conversation}
            onBrief={brief && (() => setShown('brief'))}
            onPlacement={() => setShown('placement')}
          />
        </div>
        {brief && id !== null && (
          <PlacementDialog
            open={shown === 'placement'}
            onClose={() => setShown(null)}
            conversationId={id}
            brief={brief}
          />
        )}
        {phase !== 'generating' && phase !== 'declined' && (
          <aside className="flex flex-col gap-8">
            {brief && id !== null && (
              <BriefPanel
                key={id}
                conversationId={id}
                brief={brief}
                waits={isBusy(controls.turn)}
                isShown={shown === 'brief'}
                onClose={() => setShown(null)}
                onPlacement={() => setShown('placement')}
              />
            )}
            <div className={brief && 'beside:hidden'}>
              <PlanningTrail phase={phase} />
            </div>
            <div className="text-note empty:hidden">{phase !== 'goal' && <DemoTutorNotice />}</div>
          </aside>
        )}
      </div>
    </Page>
  )
}

const { trail } = texts

const placeOf: Record<Exclude<Phase, 'generating' | 'declined'>, number> = {
  goal: 0,
  reading: 1,
  talking: 1,
  confirming: 2,
}

function PlanningTrail({ phase }: { readonly phase: keyof typeof placeOf }) {
  const now = placeOf[phase]
  return (
    <Trail label={trail.label}>
      {trail.steps.map(({ title, text }, step) => (
        <TrailStop
          key={title}
          mark={step < now ? 'done' : step === now ? 'next' : 'locked'}
          markLabel={step < now ? trail.done : step === now ? trail.now : trail.later}
        >
          <p className={step === now ? 'font-semibold' : 'text-muted'}>{title}</p>
          <p className="text-note text-muted">{text}</p>
        </TrailStop>
      ))}
    </Trail>
  )
}

type ConversationViewProps = {
  readonly conversation: Conversation
  readonly onBrief: (() => void) | undefined
  readonly onPlacement: () => void
}

/** Shows one phase, and remembers what leads from one to the next. */
function ConversationView({ conversation, onBrief, onPlacement }: ConversationViewProps) {
  const { id, data, phase } = conversation
  const carried = useCarriedGoal()
  const [goal, setGoal] = useState(carried)
  // a phase that a press led to takes focus; one that the address led to leaves it to the browser
  const [pressed, setPressed] = useState(carried !== '')

  // the chat brings itself into view; where it gives way to something smaller, that begins at the top
  const isSmall = phase === 'goal' || phase === 'generating'
  useEffect(() => {
    if (pressed && isSmall) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pressed, isSmall])

  switch (phase) {
    case 'goal':
      return (
        <GoalView
          startWith={goal}
          problem={conversation.startProblem}
          takesFocus={pressed}
          onStart={(wanted) => {
            setPressed(true)
            setGoal(wanted)
            conversation.start(wanted)
          }}
          onContinue={(open) => {
            setPressed(true)
            conversation.resume(open)
          }}
        />
      )
    case 'reading':
      if (conversation.readError === null) return <ConversationSkeleton />
      return (
        <div className="flex flex-col items-start gap-4">
          <Alert className="w-full">{notFetched(conversation.readError)}</Alert>
          <div className="flex flex-wrap gap-2">
            <Button onClick={conversation.readAgain}>{texts.tryAgain}</Button>
            <Button
              variant="quiet"
              onClick={() => {
                setPressed(true)
                conversation.leave()
              }}
            >
              {texts.startNew}
            </Button>
          </div>
        </div>
      )
    case 'generating':
      return (
        <Generating
          conversationId={id}
          // until the server has taken the yes, a reopened conversation still names the plan as it was
          planId={data?.status === 'planned' ? data.learning_plan_id : null}
          onReopened={() => setPressed(true)}
        />
      )
    case 'talking':
    case 'confirming':
    case 'declined':
      return (
        <ChatPanel
          conversation={conversation}
          takesFocus={pressed}
          onBrief={onBrief}
          onPlacement={onPlacement}
          onLeave={() => {
            setPressed(true)
            setGoal('')
          }}
        />
      )
  }
}

/** A goal that was chosen on another page, to begin with. From then on it is a draft like any other, which a reload must not undo. */
function useCarriedGoal(): string {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const draft = useGoalDraft()
  const [carried] = useState(() => {
    const goal = textInState(state, 'goal')
    if (goal !== '') draft.keep(goal)
    return goal
  })
  useEffect(() => {
    if (textInState(state, 'goal') !== '') navigate({ search }, { replace: true, state: null })
  }, [state, search, navigate])
  return carried
}

const ConversationSkeleton = () => (
  <Skeleton label={texts.loadingConversation} className="min-h-150">
    <div className="flex flex-col gap-6">
      <SkeletonBar className="h-12 w-2/5 self-end" />
      <SkeletonBar className="h-28 w-3/5" />
      <SkeletonBar className="h-12 w-1/4 self-end" />
      <SkeletonBar className="h-20 w-1/2" />
    </div>
  </Skeleton>
)

const isExample = (name: string | null): name is keyof typeof goals.plans =>
  name !== null && Object.hasOwn(goals.plans, name)

/** An example plan that the address names begins by itself, once, and asks for its summary at once. */
function useExamplePlan({ phase, start }: Conversation): void {
  const [search] = useSearchParams()
  const name = search.get('example')
  const isStarted = useRef(false)

  useEffect(() => {
    if (isStarted.current || phase !== 'goal' || !isExample(name)) return
    isStarted.current = true
    start(`${goals.plans[name]}. ${texts.chat.makePlan}.`)
  }, [phase, name, start])
}
