import { texts } from 'virtual:texts/landing'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { SampleChapterView } from './sample-chapter-view.tsx'
import { SampleConversation } from './sample-conversation.tsx'
import { SamplePlanView, useSamplePlan } from './sample-plan-view.tsx'
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
