import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { textInState } from '../../routing/history-state.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton, SkeletonBar } from '../../ui/feedback/skeleton.tsx'
import { ChatPanel } from './chat/chat-panel.tsx'
import { Generating } from './generating.tsx'
import { GoalView } from './goal/goal-view.tsx'
import { notFetched } from './texts.ts'
import type { Conversation, Phase } from './use-conversation.ts'
import { useGoalDraft } from './use-draft.ts'

type ConversationViewProps = {
  readonly phase: Phase
  readonly conversation: Conversation
}

/** Shows one phase, and remembers what leads from one to the next. */
export function ConversationView({ phase, conversation }: ConversationViewProps) {
  const { id, data } = conversation
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
            <Button onClick={conversation.readAgain}>Try again</Button>
            <Button
              variant="quiet"
              onClick={() => {
                setPressed(true)
                conversation.leave()
              }}
            >
              Start a new one
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
          phase={phase}
          takesFocus={pressed}
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
  <Skeleton label="Loading your conversation..." className="min-h-150">
    <div className="flex flex-col gap-6">
      <SkeletonBar className="h-12 w-2/5 self-end" />
      <SkeletonBar className="h-28 w-3/5" />
      <SkeletonBar className="h-12 w-1/4 self-end" />
      <SkeletonBar className="h-20 w-1/2" />
    </div>
  </Skeleton>
)
