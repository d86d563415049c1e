import { texts } from 'virtual:texts/landing'
import { texts as sample } from 'virtual:texts/landing/sample'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { controlStyle } from '../../ui/forms/field.tsx'
import { List } from '../../ui/list.tsx'
import { paintedDiamond } from '../../ui/trail.tsx'
import { SampleChapterView, SamplePlanView, useSamplePlan } from './sample-views.tsx'
import { Tabs } from './tabs.tsx'
import { WayIn } from './way-in.tsx'

const { demo } = texts

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
    { ...demo.conversation, view: <SampleConversation /> },
    { ...demo.plan, view: <SamplePlanView plan={plan} onView={view} /> },
    { ...demo.chapter, view: <SampleChapterView number={chapter + 1} /> },
  ]

  return (
    <section aria-labelledby="demo-title" className="relative isolate overflow-clip border-t border-line bg-sunk">
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-60" />
      <div className="wrap py-16 sm:py-24">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id="demo-title" className="text-title">
            {demo.heading}
          </h2>
          <Badge>{demo.sampleData}</Badge>
        </div>
        <p className="mt-2 mb-6 max-w-[60ch] text-muted">
          {demo.lead}
          <span className="noscript:hidden"> {demo.interactive}</span>
        </p>
        <Tabs
          label={demo.tabs}
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
                    {next ? (
                      <button
                        type="button"
                        onClick={() => setCurrent(index + 1)}
                        className="link mt-2 min-h-11 text-start font-medium noscript:hidden"
                      >
                        {demo.next({ tab: next })}
                      </button>
                    ) : (
                      <>
                        <p className="mt-6 font-medium noscript:hidden">{demo.end}</p>
                        <WayIn label={demo.signUp} className="mt-4 noscript:hidden" />
                      </>
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

const words = texts.demo.conversation
/** The learner begins, and they take turns. */
const turns = sample.conversation.map((text, place) => ({ text, isFromUser: place % 2 === 0 }))

const LEARNERS = 'rounded-ee-none bg-ink text-paper'
const ASSISTANTS = 'rounded-es-none border border-line bg-paper'

const SampleConversation = () => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <h3 className="text-body">
        <span className="sr-only">{words.about}</span>
        {sample.conversation[0]}
      </h3>
      <Badge>{texts.demo.sample}</Badge>
    </div>
    <List ordered aria-label={words.messages} className="flex flex-1 flex-col gap-4 px-4 py-6 sm:px-6">
      {turns.map(({ isFromUser, text }) => (
        <li key={text} className={isFromUser ? 'flex justify-end ps-8 sm:ps-16' : 'flex gap-3 sm:pe-16'}>
          {!isFromUser && (
            <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" className="mt-4 flex-none max-sm:hidden">
              <path d={paintedDiamond} className="fill-ink" />
            </svg>
          )}
          <p className={`rounded-md px-4 py-2.5 ${isFromUser ? LEARNERS : ASSISTANTS}`}>
            <span className="sr-only">{isFromUser ? words.you : words.assistant}</span>
            {text}
          </p>
        </li>
      ))}
    </List>
    <div className="border-t border-line px-4 py-3 sm:px-6 sm:py-4">
      <div className="flex gap-2">
        <input
          disabled
          aria-label={words.input}
          aria-describedby="demo-input-note"
          placeholder={words.placeholder}
          className={`${controlStyle} min-h-12 min-w-0 flex-1 cursor-not-allowed`}
        />
        <Button className="w-22 flex-none px-0!" disabledReason={words.disabled}>
          {words.send}
        </Button>
      </div>
      <p id="demo-input-note" className="mt-2 text-note text-muted">
        {words.disabled} {words.signUp}
      </p>
    </div>
  </>
)
