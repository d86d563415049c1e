import type { AdminHealth } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { shortTime } from '../../../texts/dates.ts'
import { Notice } from '../../../ui/feedback/alert.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { AdminPage } from '../admin-page.tsx'
import { describeAdminError } from '../api.ts'
import { healthQuery } from './api.ts'
import { Costs } from './costs.tsx'
import { callOutcome, counted, describeFailureCode, jobKind, roughly, taskName } from './descriptions.ts'
import { Failures } from './failures.tsx'
import { type Column, Loading, Part, Records, Section } from './records.tsx'

export const HealthPage = () => (
  <AdminPage section="Costs and health" lead="Generation health and cost.">
    <Health />
    <Failures />
    <Costs />
  </AdminPage>
)

function Health() {
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(healthQuery)
  return (
    <Section
      title="Health"
      note={
        data
          ? `As of ${shortTime(new Date(dataUpdatedAt).toISOString())}, read every 15 seconds.`
          : 'Read every 15 seconds.'
      }
    >
      {error !== null && (
        <LoadProblem
          title={data ? 'The health could not be read anew.' : 'The health could not be loaded.'}
          busy={isFetching}
          onRetry={refetch}
        >
          {describeAdminError(error)}
        </LoadProblem>
      )}
      {data === undefined && error === null && (
        <Loading label="Loading the health..." className="min-h-326 md:min-h-213" />
      )}
      {data && <Now health={data} at={dataUpdatedAt} />}
    </Section>
  )
}

function Now({ health, at }: { readonly health: AdminHealth; readonly at: number }) {
  const alerts = alertsOf(health, at)
  const { outcomes, faults } = health.model_calls
  return (
    <>
      {alerts.length === 0 ? (
        <Notice tone="good" title="All is well">
          <p>Nothing has failed, there is no backlog, and no model call failed in the last 24 hours.</p>
        </Notice>
      ) : (
        <Notice title="Worth a look">
          <ul className="list-disc pl-5">
            {alerts.map((worry) => (
              <li key={worry}>{worry}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="mt-8">
        <Part title="Plans and chapters">
          <Records
            label="Plans and chapters by state"
            rows={[
              { what: 'Plans', ...health.plans },
              { what: 'Chapters', ...health.chapters },
            ]}
            keyOf={({ what }) => what}
            head={{ name: 'What', of: ({ what }) => what }}
            columns={[
              { name: 'Waiting', of: ({ pending }) => pending.toLocaleString('en'), numeric: true },
              { name: 'In work', of: ({ generating }) => generating.toLocaleString('en'), numeric: true },
              { name: 'Ready', of: ({ complete }) => complete.toLocaleString('en'), numeric: true },
              { name: 'Failed', of: ({ failed }) => failed.toLocaleString('en'), numeric: true },
            ]}
          />
        </Part>
        <Part title="Queue">
          <Records
            label="Jobs by kind"
            rows={health.queue}
            keyOf={({ kind }) => kind}
            head={{ name: 'Job', of: ({ kind }) => jobKind(kind) }}
            columns={queueColumns(at)}
          />
        </Part>
        <Part title="Model calls, last 24 h">
          <Records
            none="No model was called."
            label="Calls of models by outcome"
            rows={outcomes}
            keyOf={({ outcome }) => outcome}
            head={{ name: 'Outcome', of: ({ outcome }) => callOutcome(outcome) }}
            columns={[{ name: 'Calls', of: ({ calls }) => calls.toLocaleString('en'), numeric: true }]}
          />
        </Part>
        <Part title="Answers sent back, last 24 h">
          <Records
            none="Every answer passed the checks."
            label="Answers sent back by reason"
            rows={faults}
            keyOf={({ task, code }) => `${task} ${code}`}
            head={{ name: 'Reason', of: ({ code }) => describeFailureCode(code) }}
            columns={[
              { name: 'Task', of: ({ task }) => taskName(task) },
              { name: 'Answers', of: ({ answers }) => answers.toLocaleString('en'), numeric: true },
            ]}
          />
        </Part>
      </div>
    </>
  )
}

const queueColumns = (at: number): readonly Column<AdminHealth['queue'][number]>[] => [
  { name: 'Waiting', of: ({ waiting }) => waiting.toLocaleString('en'), numeric: true },
  { name: 'Running', of: ({ running }) => running.toLocaleString('en'), numeric: true },
  {
    name: 'Oldest job',
    of: ({ oldest_waiting_since: since }) =>
      since === null ? (
        <span className="text-muted">None</span>
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
