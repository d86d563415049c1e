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

type Words<Values> = { readonly count: (values: Values) => string; readonly text: (values: Values) => string }

/** The demo tutor looks its keys up: what it solves says nothing of them. */
function partsOf({ checked }: PlanDetails, isDemo: boolean): readonly Part[] {
  if (!checked) return []
  const { keys, links, links_checked_at: at, prerequisites } = checked
  const { minutes_promised: promised, minutes_written: written } = checked
  const times = { time: roundedTime(written), promised: describeHours(promised), written: describeHours(written) }
  const of = <Values,>(isThere: boolean, { count, text }: Words<Values>, values: Values): readonly Part[] =>
    isThere ? [{ count: count(values), text: text(values) }] : []
  return [
    ...of(keys > 0 && !isDemo, words.keys, { count: keys }),
    ...of(at !== null, words.links, { count: links, day: at === null ? '' : longDate(at) }),
    ...of(prerequisites > 0, words.order, { count: prerequisites }),
    ...of(written > 0, words.time, times),
  ]
}
