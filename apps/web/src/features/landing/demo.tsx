import { type ReactNode, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { controlStyle } from '../../ui/forms/field.tsx'
import { List } from '../../ui/list.tsx'
import { paintedDiamond, TrailMark } from '../../ui/trail.tsx'
import { CHAPTER_TIME, sampleChapters, sampleConversation } from './sample-plan.ts'
import { SamplePlanView, useSamplePlan } from './sample-plan-view.tsx'
import { Tabs } from './tabs.tsx'

const CHAPTER_CONTENT = 2

/** The product in small, to be tried out: the talk, the plan that came of it and the chapters of that plan. */
export function Demo() {
  const [current, setCurrent] = useState(0)
  const [chapter, setChapter] = useState(0)
  const plan = useSamplePlan()

  const view = (index: number) => {
    setChapter(index)
    setCurrent(CHAPTER_CONTENT)
  }
  const tabs = [
    {
      label: 'Conversation',
      lead: 'First you talk.',
      text: 'The assistant asks what you know, how much time you have and what matters to you. Then it sums up, and you say yes or change something.',
      view: <SampleConversation />,
    },
    {
      label: 'Learning Plan',
      lead: 'Then you get your plan.',
      text: 'Chapters unlock in order, for $1 (10 credits) each. Go on and unlock the next one: here it costs no real credits.',
      view: <SamplePlanView plan={plan} onView={view} />,
    },
    {
      label: 'Chapter Content',
      lead: 'And each chapter takes you further.',
      text: 'What it is about, what you will be able to do, and a few resources with the reason why they were picked for you.',
      view: <SampleChapterView number={chapter + 1} />,
    },
  ]

  return (
    <section aria-labelledby="demo-title" className="relative isolate overflow-clip border-t border-line bg-sunk">
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-60" />
      <div className="wrap py-16 sm:py-24">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="demo-title" className="text-title">
            See a sample plan
          </h2>
          <Badge>Sample data</Badge>
        </div>
        <p className="mt-2 mb-6 max-w-[60ch] text-muted">
          Here’s how one plan came together.
          <span className="noscript:hidden"> Click anything, nothing is saved.</span>
        </p>
        <Tabs
          label="Parts of the sample"
          current={current}
          onChoose={setCurrent}
          tabs={tabs.map(({ label, lead, text, view }, index) => {
            const next = tabs[index + 1]?.label
            return {
              label,
              panel: (
                <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_44rem]">
                  <div className="self-start lg:sticky lg:top-24">
                    {/* without scripts there are no tabs: all panels stand below each other, under their names */}
                    <p className="hidden text-note text-muted noscript:block">{label}</p>
                    <p className="font-serif text-lead">{lead}</p>
                    <p className="mt-2 max-w-[52ch] text-muted">{text}</p>
                    {next && (
                      <button
                        type="button"
                        onClick={() => setCurrent(index + 1)}
                        className="link mt-2 min-h-11 text-start font-medium noscript:hidden"
                      >
                        Next: {next}
                      </button>
                    )}
                  </div>
                  <div className="relative flex min-w-0 flex-col rounded-md border border-line bg-sheet shadow-lifted lg:min-h-150">
                    {view}
                  </div>
                </div>
              ),
            }
          })}
        />
      </div>
    </section>
  )
}

function SampleChapterView({ number }: { readonly number: number }) {
  const chapter = sampleChapters[number - 1]
  if (!chapter) return null
  return (
    <div className="p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-note text-muted">
          Chapter {number} of {sampleChapters.length}, {CHAPTER_TIME}
        </p>
        <Badge>Sample</Badge>
      </div>
      <h3 className="mt-2 text-title">{chapter.title}</h3>
      <Part title="Introduction">
        <p className="mt-2">{chapter.introduction}</p>
      </Part>
      <Part title="Learning Objectives">
        <List className="mt-3 flex flex-col gap-2">
          {chapter.objectives.map((objective) => (
            <li key={objective} className="flex gap-3">
              <TrailMark mark="open" size={20} className="mt-1" />
              {objective}
            </li>
          ))}
        </List>
      </Part>
      <Part title="Curated Resources">
        <List className="mt-3 border-t border-line">
          {chapter.resources.map(({ type, title, reason }) => (
            <li key={title} className="grid gap-x-4 gap-y-1 border-b border-line py-3 sm:grid-cols-[5rem_1fr]">
              <Badge className="mt-0.5 self-start justify-self-start">{type}</Badge>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-muted">{reason}</p>
              </div>
            </li>
          ))}
        </List>
        <p className="mt-3 text-note text-muted">In your own chapters each resource is a link to its page.</p>
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="mt-8">
    <h4 className="font-serif text-lead font-[560]">{title}</h4>
    {children}
  </section>
)

const LEARNERS = 'rounded-ee-none bg-ink text-paper'
const ASSISTANTS = 'rounded-es-none border border-line bg-paper'

const SampleConversation = () => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <h3 className="text-body">
        <span className="sr-only">Conversation about: </span>
        {sampleConversation[0]?.text}
      </h3>
      <Badge>Sample</Badge>
    </div>
    <List ordered aria-label="Messages" className="flex flex-1 flex-col gap-4 px-4 py-6 sm:px-6">
      {sampleConversation.map(({ isFromUser, text }) => (
        <li key={text} className={isFromUser ? 'flex justify-end ps-8 sm:ps-16' : 'flex gap-3 sm:pe-16'}>
          {!isFromUser && (
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" className="mt-4 flex-none max-sm:hidden">
              <path d={paintedDiamond} className="fill-ink" />
            </svg>
          )}
          <p className={`rounded-md px-4 py-2.5 ${isFromUser ? LEARNERS : ASSISTANTS}`}>
            <span className="sr-only">{isFromUser ? 'You: ' : 'Assistant: '}</span>
            {text}
          </p>
        </li>
      ))}
    </List>
    <div className="border-t border-line px-4 py-3 sm:px-6 sm:py-4">
      <div className="flex gap-2">
        <input
          disabled
          aria-label="Your message"
          aria-describedby="demo-input-note"
          placeholder="Sample conversation"
          className={`${controlStyle} min-h-12 min-w-0 flex-1 cursor-not-allowed`}
        />
        <Button className="w-22 flex-none px-0!" disabledReason="Sample conversation: nothing can be sent here.">
          Send
        </Button>
      </div>
      <p id="demo-input-note" className="mt-2 text-note text-muted">
        Sample conversation: nothing can be sent here. Sign up to start your own.
      </p>
    </div>
  </>
)
