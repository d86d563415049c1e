import { useEffect } from 'react'
import { announce } from '../../ui/feedback/announcer.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { loadMarkdown } from './chat/message-bubble.tsx'
import { ConversationView } from './conversation-view.tsx'
import { DemoTutorNotice } from './demo-tutor-notice.tsx'
import { phaseOf } from './phase.ts'
import { PlanningTrail } from './planning-trail.tsx'
import { useConversation } from './use-conversation.ts'

export function NewLearningRequestPage() {
  const conversation = useConversation()
  const phase = phaseOf(conversation)
  // a goal that came to nothing says so itself, and is newer news
  const ended = conversation.startProblem === null ? conversation.ended : null
  // fetched while the learner still types, so that the first reply finds it there
  useEffect(() => {
    loadMarkdown().catch(() => undefined)
  }, [])

  // the last reply is not read out beside the news that it is over
  const isOver = phase === 'goal' && ended !== null
  useEffect(() => {
    if (isOver) announce('')
  }, [isOver])

  return (
    <Page title="Create New Learning Plan">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          {/* the region is there before its words, or they would not be read out */}
          <div role="status">{isOver && <Notice className="mb-8">{ended}</Notice>}</div>
          <ConversationView phase={phase} conversation={conversation} />
        </div>
        {phase !== 'generating' && phase !== 'declined' && (
          <aside className="flex flex-col gap-8">
            <PlanningTrail phase={phase} />
            <div className="text-note empty:hidden">{phase !== 'goal' && <DemoTutorNotice />}</div>
          </aside>
        )}
      </div>
    </Page>
  )
}
