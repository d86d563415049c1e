import type { AdminHealth } from '@app/contract'
import { counted, jobKind, roughly } from './descriptions.ts'

/** A healthy queue begins what is due within seconds. */
const LONG_WAIT = 60_000

/** How calls end while all is well: a learner may stop one at any time. */
const FINE: ReadonlySet<string> = new Set(['answered', 'running', 'model-stopped'])

/** What the operator should look at, in sentences; none when all is well. */
export function alertsOf({ plans, chapters, queue, model_calls }: AdminHealth, at: number): readonly string[] {
  const failed = plans.failed + chapters.failed
  const both = [
    ...(plans.failed > 0 ? [counted(plans.failed, 'plan')] : []),
    ...(chapters.failed > 0 ? [counted(chapters.failed, 'chapter')] : []),
  ]
  const calls = model_calls.outcomes.reduce((sum, one) => sum + one.calls, 0)
  const lost = model_calls.outcomes.filter(({ outcome }) => !FINE.has(outcome)).reduce((sum, one) => sum + one.calls, 0)
  return [
    ...(failed > 0 ? [`${both.join(' and ')} failed and ${failed === 1 ? 'waits' : 'wait'} to be made again.`] : []),
    ...queue.flatMap(({ kind, oldest_waiting_since: since }) => {
      const waited = since === null ? 0 : at - Date.parse(since)
      return waited < LONG_WAIT ? [] : [`${jobKind(kind)}: the oldest has waited for ${roughly(waited)}.`]
    }),
    ...(lost > 0
      ? [`${lost.toLocaleString('en')} of ${counted(calls, 'model call')} failed in the last 24 hours.`]
      : []),
  ]
}
