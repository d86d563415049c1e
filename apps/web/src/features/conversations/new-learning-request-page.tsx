import { useEffect } from 'react'
import { announce } from '../../ui/feedback/announcer.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { loadMarkdown } from '../../ui/markdown/lazy-markdown.tsx'
import { Page } from '../../ui/page.tsx'
import { Trail, TrailStop } from '../../ui/trail/trail.tsx'
import { ConversationView } from './conversation-view.tsx'
import { DemoTutorNotice } from './demo-tutor-notice.tsx'
import { type Phase, phaseOf, useConversation } from './use-conversation.ts'

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

const STEPS = [
  { title: 'Say what you want to learn', text: 'In your own words.' },
  { title: 'Answer a few questions', text: 'About what you know, your time and what matters to you.' },
  { title: 'Check the summary', text: 'Fix anything that’s off.' },
  { title: 'Get your plan', text: 'Chapters in order. The first one is free.' },
]

const placeOf: Record<Exclude<Phase, 'generating' | 'declined'>, number> = {
  goal: 0,
  reading: 1,
  talking: 1,
  confirming: 2,
}

function PlanningTrail({ phase }: { readonly phase: keyof typeof placeOf }) {
  const now = placeOf[phase]
  return (
    <Trail label="How you get a plan">
      {STEPS.map(({ title, text }, step) => (
        <TrailStop
          key={title}
          mark={step < now ? 'done' : step === now ? 'next' : 'locked'}
          markLabel={step < now ? 'Done' : step === now ? 'Now' : 'Later'}
        >
          <p className={step === now ? 'font-semibold' : 'text-muted'}>{title}</p>
          <p className="text-note text-muted">{text}</p>
        </TrailStop>
      ))}
    </Trail>
  )
}
