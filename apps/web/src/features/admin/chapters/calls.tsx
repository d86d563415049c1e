import type { ChapterCall } from '@app/contract'
import { shortTime } from '../../../texts/dates.ts'
import { Code } from '../health/code.tsx'
import { callOutcome, describeFailureCode, taskName, tokens, usd } from '../health/descriptions.ts'
import { type Column, Records } from '../health/records.tsx'

export const Calls = ({ calls }: { readonly calls: readonly ChapterCall[] }) => (
  <Records
    none="No model was called for this chapter."
    label="Model calls, newest first"
    rows={calls}
    keyOf={({ started_at, task, request_id }) => `${started_at} ${task} ${request_id}`}
    head={{
      name: 'Task',
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
  { name: 'Ended', of: (call) => <Ended call={call} /> },
  { name: 'Begun', of: ({ started_at }) => <time dateTime={started_at}>{shortTime(started_at)}</time> },
  {
    name: 'Took',
    of: ({ milliseconds }) => (milliseconds === null ? 'unknown' : `${(milliseconds / 1_000).toFixed(1)} s`),
    numeric: true,
  },
  { name: 'Tokens', of: ({ input_tokens, output_tokens }) => tokens(input_tokens, output_tokens), numeric: true },
  { name: 'Cost', of: ({ cost }) => (cost === null ? 'unknown' : usd(cost)), numeric: true },
]

function Ended({ call: { outcome, faults, request_id } }: { readonly call: ChapterCall }) {
  return (
    <>
      <p>{callOutcome(outcome)}</p>
      {faults.length > 0 && (
        <ul aria-label="What was wrong with the answer" className="mt-1 list-disc ps-4">
          {faults.map((code) => (
            <li key={code}>{describeFailureCode(code)}</li>
          ))}
        </ul>
      )}
      {request_id !== null && (
        <p className="mt-1 text-muted">
          Request <Code>{request_id}</Code>
        </p>
      )}
    </>
  )
}
