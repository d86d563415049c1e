import type { ResourceSourceState } from '@app/contract'
import { shortTime } from '../../../texts/dates.ts'
import { number } from '../../../texts/numbers.ts'
import { Badge } from '../../../ui/badge.tsx'
import { fill } from '../../../ui/fill.tsx'
import { Code } from '../health/code.tsx'
import { type Column, Records } from '../health/records.tsx'
import { describeUsed } from './resource-words.ts'
import { texts as words } from './texts.ts'

export const Sources = ({ sources }: { readonly sources: readonly ResourceSourceState[] }) => (
  <Records
    label={words.sources}
    rows={sources}
    keyOf={({ name }) => name}
    head={{
      name: words.source,
      of: ({ title, name }) => (
        <>
          <p className="font-semibold">{title}</p>
          <p className="text-note text-muted">
            <Code>{name}</Code>
          </p>
        </>
      ),
    }}
    columns={columns}
  />
)

const columns: readonly Column<ResourceSourceState>[] = [
  { name: words.state, of: (source) => <State {...source} /> },
  { name: words.used, of: describeUsed },
  {
    name: words.lastFailure,
    of: ({ last_failure: failure, last_failure_at: at }) =>
      failure === null && at === null ? (
        <Absent>{words.none}</Absent>
      ) : (
        <>
          {failure && <p className="wrap-anywhere">{failure}</p>}
          {at && <At time={at} />}
        </>
      ),
  },
  {
    name: words.lastAnswer,
    of: ({ last_answer_at: at }) => (at === null ? <Absent>{words.never}</Absent> : <At time={at} />),
  },
  { name: words.failures, of: ({ failures }) => number(failures), numeric: true },
]

/** With the reason, if it is not asked. */
const State = ({ state, paused_until: until }: ResourceSourceState) => (
  <>
    <Badge tone={state === 'ready' ? 'good' : 'bad'}>{words.states[state]}</Badge>
    {state === 'used-up' && <p className="mt-1 text-muted">{words.usedUp}</p>}
    {state === 'paused' && until !== null && (
      <p className="mt-1 text-muted">
        {fill(words.pausedUntil, { time: <time dateTime={until}>{shortTime(until)}</time> })}
      </p>
    )}
  </>
)

const Absent = ({ children }: { readonly children: string }) => <span className="text-muted">{children}</span>

const At = ({ time }: { readonly time: string }) => (
  <time dateTime={time} className="text-muted">
    {shortTime(time)}
  </time>
)
