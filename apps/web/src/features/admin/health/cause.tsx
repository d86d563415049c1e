import type { GenerationFailure } from '@app/contract'
import { callOutcome } from './descriptions.ts'

type CauseProps = { readonly failure: GenerationFailure; readonly isAgain: boolean }

/** Why it failed, for the operator: what the model said, what to search the log for, and what the learner was shown. */
export function Cause({ failure: { last_call: call, reason }, isAgain }: CauseProps) {
  const again = isAgain ? 'Failed again: ' : ''
  if (call === null) {
    return (
      <p className="wrap-anywhere">
        {again && <strong className="font-semibold text-danger">{again}</strong>}
        {reason}
      </p>
    )
  }
  return (
    <div className="wrap-anywhere">
      <p>
        {again && <strong className="font-semibold text-danger">{again}</strong>}
        {callOutcome(call.outcome)} <Code>{call.outcome}</Code>
      </p>
      <p>
        Model <Code>{call.model}</Code>
      </p>
      {call.faults.length > 0 && (
        <p>
          Sent back for{' '}
          {call.faults.map((fault, index) => (
            <span key={fault}>
              {index > 0 && ', '}
              <Code>{fault}</Code>
            </span>
          ))}
        </p>
      )}
      {call.request_id !== null && (
        <p>
          Request <Code>{call.request_id}</Code>
        </p>
      )}
      <p className="mt-1 text-muted">The learner reads: {reason}</p>
    </div>
  )
}

/** Copied as a whole, to be searched for. */
const Code = ({ children }: { readonly children: string }) => (
  <code className="rounded-sm bg-sunk px-1 select-all">{children}</code>
)
