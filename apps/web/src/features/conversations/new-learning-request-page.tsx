import { texts } from 'virtual:texts/conversations'
import { texts as undo } from 'virtual:texts/ui/undo'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isExamplePlan } from '../../texts/examples/example-plans.ts'
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
import { type Conversation, type Phase, useConversation } from './use-conversation.ts'

const StartExample = lazyPart(() => import('../learning/shared/start-example.tsx'), 'StartExample')
const Generating = lazyPart(() => import('./generating/generating.tsx'), 'Generating')
const PlacementDialog = lazyDialog(() => import('./placement/placement-dialog.tsx'), 'PlacementDialog')
const placeForBrief = <div className="h-150 rounded-md border border-line max-beside:hidden" />
const BriefPanel = lazyPart(() => import('./brief/brief-panel.tsx'), 'BriefPanel', placeForBrief)

/** Begins with a goal, or with an example plan that the address names. */
export function NewLearningRequestPage() {
  const [search] = useSearchParams()
  const example = search.get('example')
  return isExamplePlan(example) ? <StartExample name={example} /> : <NewLearningRequest />
}

function NewLearningRequest() {
  const conversation = useConversation()
  const { id, brief, phase, shown, show } = conversation
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
          <ConversationView conversation={conversation} />
        </div>
        {brief && id !== null && (
          <PlacementDialog open={shown === 'placement'} onClose={() => show(null)} conversationId={id} brief={brief} />
        )}
        {phase !== 'generating' && phase !== 'declined' && (
          <aside className="flex flex-col gap-8">
            {brief && <BriefPanel key={id} conversation={conversation} />}
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

function ConversationView({ conversation }: { readonly conversation: Conversation }) {
  const { id, data, phase, isPressed } = conversation

  // the chat brings itself into view; where it gives way to something smaller, that begins at the top
  const isSmall = phase === 'goal' || phase === 'generating'
  useEffect(() => {
    if (isPressed && isSmall) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [isPressed, isSmall])

  switch (phase) {
    case 'goal':
      return <GoalView conversation={conversation} />
    case 'reading':
      if (conversation.readError === null) return <ConversationSkeleton />
      return (
        <div className="flex flex-col items-start gap-4">
          <Alert className="w-full">{notFetched(conversation.readError)}</Alert>
          <div className="flex flex-wrap gap-2">
            <Button onClick={conversation.readAgain}>{texts.tryAgain}</Button>
            <Button variant="quiet" onClick={conversation.leave}>
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
          onReopened={conversation.press}
        />
      )
    case 'talking':
    case 'confirming':
    case 'declined':
      return <ChatPanel conversation={conversation} />
  }
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
