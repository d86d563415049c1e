import { texts } from 'virtual:texts/learning/plan-screen'
import type { PlanDetails } from '@app/contract'
import { use } from 'react'
import { longDate } from '../../../texts/dates.ts'
import { describeHours, roundedTime } from '../../../texts/durations.ts'
import { list } from '../../../texts/numbers.ts'
import { IsDemoTutor } from '../../../ui/is-demo-tutor.ts'
import { List } from '../../../ui/list.tsx'
import { Fold } from './fold.tsx'

const words = texts.checked

/** What was checked of a plan: counted in a line, and what each check was once that is opened. Nothing where there is nothing to count. */
export function WhatWasChecked({ plan, className }: { readonly plan: PlanDetails; readonly className?: string }) {
  const parts = partsOf(plan, use(IsDemoTutor))
  if (parts.length === 0) return null
  return (
    <Fold label={words.line({ parts: list(parts.map(({ count }) => count)) })} of={plan.title} className={className}>
      <List className="flex flex-col gap-2 pt-1 text-note text-muted">
        {parts.map(({ count, text }) => (
          <li key={count}>{text}</li>
        ))}
      </List>
    </Fold>
  )
}

type Part = { readonly count: string; readonly text: string }

/** The demo tutor looks its keys up: what it solves says nothing of them. */
function partsOf({ checked }: PlanDetails, isDemo: boolean): readonly Part[] {
  if (!checked) return []
  const {
    keys,
    links,
    links_checked_at: at,
    prerequisites,
    minutes_promised: promised,
    minutes_written: written,
  } = checked
  const of = (count: number, { count: short, text }: typeof words.keys): readonly Part[] =>
    count === 0 ? [] : [{ count: short({ count }), text: text({ count }) }]
  return [
    ...of(isDemo ? 0 : keys, words.keys),
    ...(at === null
      ? []
      : [{ count: words.links.count({ count: links }), text: words.links.text({ count: links, day: longDate(at) }) }]),
    ...of(prerequisites, words.order),
    ...(written === 0
      ? []
      : [
          {
            count: words.time.count({ time: roundedTime(written) }),
            text: words.time.text({ promised: describeHours(promised), written: describeHours(written) }),
          },
        ]),
  ]
}
