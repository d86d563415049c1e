import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { SampleChapterView } from './sample-chapter-view.tsx'
import { SampleConversation } from './sample-conversation.tsx'
import { SamplePlanView } from './sample-plan-view.tsx'
import { Tabs } from './tabs.tsx'
import { useSamplePlan } from './use-sample-plan.ts'

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
