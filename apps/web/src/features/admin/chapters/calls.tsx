import type { ChapterCall } from '@app/contract'
import { shortTime } from '../../../texts/dates.ts'
import { fill } from '../../../ui/fill.tsx'
import { Code } from '../health/code.tsx'
import { callOutcome, taskName, tokens, usd } from '../health/descriptions.ts'
import { type Column, Records } from '../health/records.tsx'
import { texts } from './texts.ts'

const words = texts.calls

export const Calls = ({ calls }: { readonly calls: readonly ChapterCall[] }) => (
  <Records
    none={words.none}
    label={words.label}
    rows={calls}
    keyOf={({ started_at, task, request_id }) => `${started_at} ${task} ${request_id}`}
    head={{
      name: words.task,
      of: ({ task, model }) => (
        <>
          <p className="font-semibold">
            {taskName(task)} <Code>{task}</Code>
          </p>
          <p className="text-note text-muted">
            <bdi>{model}</bdi>
          </p>
        </>
      ),
    }}
    columns={columns}
  />
)

const columns: readonly Column<ChapterCall>[] = [
  { name: words.ended, of: (call) => <Ended call={call} /> },
  { name: words.begun, of: ({ started_at }) => <time dateTime={started_at}>{shortTime(started_at)}</time> },
  {
    name: words.took,
    of: ({ milliseconds }) => (milliseconds === null ? words.unknown : `${(milliseconds / 1_000).toFixed(1)} s`),
    numeric: true,
  },
  { name: words.tokens, of: ({ input_tokens, output_tokens }) => tokens(input_tokens, output_tokens), numeric: true },
  { name: words.cost, of: ({ cost }) => (cost === null ? words.unknown : usd(cost)), numeric: true },
]

function Ended({ call: { outcome, faults, request_id } }: { readonly call: ChapterCall }) {
  return (
    <>
      <p>{callOutcome(outcome)}</p>
      {faults.length > 0 && (
        <ul aria-label={words.faults} className="mt-1 list-disc ps-4">
          {faults.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </ul>
      )}
      {request_id !== null && (
        <p className="mt-1 text-muted">{fill(words.request, { id: <Code>{request_id}</Code> })}</p>
      )}
    </>
  )
}
