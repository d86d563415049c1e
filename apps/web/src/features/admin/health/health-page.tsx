import { texts as all } from 'virtual:texts/admin/health'
import type { AdminHealth } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { shortTime } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { Notice } from '../../../ui/feedback/alert.tsx'
import { AdminPage, Code, type Column, Loaded, Muted, Part, Records, Section } from '../page-parts.tsx'
import { Costs } from './costs.tsx'
import { callOutcome, jobKind, roughly, taskName } from './descriptions.ts'
import { Failures } from './failures.tsx'
import { healthQuery } from './requeue.tsx'

const texts = all.health

export const HealthPage = () => (
  <AdminPage section={all.title} lead={all.lead}>
    <Health />
    <Failures />
    <Costs />
  </AdminPage>
)

function Health() {
  const query = useQuery(healthQuery)
  const at = query.dataUpdatedAt
  return (
    <Section
      title={texts.title}
      note={at > 0 ? texts.asOf({ time: shortTime(new Date(at).toISOString()) }) : texts.note}
    >
      <Loaded query={query} texts={texts} className="min-h-326 md:min-h-213">
        {(health) => <Now health={health} at={at} />}
      </Loaded>
    </Section>
  )
}

function Now({ health, at }: { readonly health: AdminHealth; readonly at: number }) {
  const alerts = alertsOf(health, at)
  const { outcomes, faults } = health.model_calls
  return (
    <>
      {alerts.length === 0 ? (
        <Notice tone="good" title={texts.allWell}>
          <p>{texts.allWellNote}</p>
        </Notice>
      ) : (
        <Notice title={texts.alerts}>
          <ul className="list-disc pl-5">
            {alerts.map((alert) => (
              <li key={alert}>{alert}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="mt-8">
        <Part title={texts.states}>
          <Records
            label={texts.statesLabel}
            rows={[
              { what: texts.plans, ...health.plans },
              { what: texts.chapters, ...health.chapters },
            ]}
            keyOf={({ what }) => what}
            head={{ name: texts.what, of: ({ what }) => what }}
            columns={[
              { name: texts.waiting, of: ({ pending }) => number(pending), numeric: true },
              { name: texts.inProgress, of: ({ generating }) => number(generating), numeric: true },
              { name: texts.ready, of: ({ complete }) => number(complete), numeric: true },
              { name: texts.failedCount, of: ({ failed }) => number(failed), numeric: true },
            ]}
          />
        </Part>
        <Part title={texts.queue}>
          <Records
            label={texts.queueLabel}
            rows={health.queue}
            keyOf={({ kind }) => kind}
            head={{ name: texts.job, of: ({ kind }) => jobKind(kind) }}
            columns={queueColumns(at)}
          />
        </Part>
        <Part title={texts.calls}>
          <Records
            none={texts.noCalls}
            label={texts.callsLabel}
            rows={outcomes}
            keyOf={({ outcome }) => outcome}
            head={{ name: texts.outcome, of: ({ outcome }) => callOutcome(outcome) }}
            columns={[{ name: texts.callCount, of: ({ calls }) => number(calls), numeric: true }]}
          />
        </Part>
        <Part title={texts.rejected}>
          <Records
            none={texts.noRejected}
            label={texts.rejectedLabel}
            rows={faults}
            keyOf={({ task, code }) => `${task} ${code}`}
            head={{ name: texts.reason, of: ({ code }) => <Code>{code}</Code> }}
            columns={[
              { name: texts.task, of: ({ task }) => taskName(task) },
              { name: texts.answers, of: ({ answers }) => number(answers), numeric: true },
            ]}
          />
        </Part>
      </div>
    </>
  )
}

const queueColumns = (at: number): readonly Column<AdminHealth['queue'][number]>[] => [
  { name: texts.waiting, of: ({ waiting }) => number(waiting), numeric: true },
  { name: texts.running, of: ({ running }) => number(running), numeric: true },
  {
    name: texts.oldest,
    of: ({ oldest_waiting_since: since }) =>
      since === null ? (
        <Muted>{texts.noOldest}</Muted>
      ) : (
        <time dateTime={since} title={shortTime(since)}>
          {roughly(at - Date.parse(since))}
        </time>
      ),
    numeric: true,
  },
]

/** A healthy queue begins what is due within seconds. */
const LONG_WAIT = 60_000

/** How calls end while all is well: a learner may stop one at any time. */
const FINE: ReadonlySet<string> = new Set(['answered', 'running', 'model-stopped'])

/** What the operator should look at, in sentences; none when all is well. */
function alertsOf({ plans, chapters, queue, model_calls }: AdminHealth, at: number): readonly string[] {
  const calls = model_calls.outcomes.reduce((sum, one) => sum + one.calls, 0)
  const lost = model_calls.outcomes.filter(({ outcome }) => !FINE.has(outcome)).reduce((sum, one) => sum + one.calls, 0)
  return [
    ...(plans.failed > 0 ? [texts.plansFailed({ count: plans.failed })] : []),
    ...(chapters.failed > 0 ? [texts.chaptersFailed({ count: chapters.failed })] : []),
    ...queue.flatMap(({ kind, oldest_waiting_since: since }) => {
      const waited = since === null ? 0 : at - Date.parse(since)
      return waited < LONG_WAIT ? [] : [texts.backlog({ job: jobKind(kind), wait: roughly(waited) })]
    }),
    ...(lost > 0 ? [texts.callsFailed({ failed: number(lost), calls: number(calls) })] : []),
  ]
}
