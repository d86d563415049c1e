import type { GenerationFailure } from '@app/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { shortTime } from '../../../texts/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { ShowMore } from '../../../ui/show-more.tsx'
import { describeAdminError } from '../describe-admin-error.ts'
import { failuresQuery, healthQuery } from './api.ts'
import { callOutcome } from './descriptions.ts'
import { Learner } from './learner.tsx'
import { Records } from './records.tsx'
import { Requeue } from './requeue.tsx'
import { Loading, None, Section } from './section.tsx'
import { useRequeued } from './use-requeued.ts'

/** A thing that failed again since is another failure. */
const keyOf = ({ id, since }: GenerationFailure): string => `${id} ${since}`

/** What is older than all of them is only further down, below those that were requeued. */
const isNewer = (newest: GenerationFailure, [first, ...others]: readonly GenerationFailure[]): boolean =>
  first === undefined ||
  (newest.since >= first.since && ![first, ...others].some((one) => keyOf(one) === keyOf(newest)))

export function Failures() {
  const { data, error, refetch, isRefetching, fetchNextPage, ...more } = useInfiniteQuery(failuresQuery)
  const newest = useQuery(healthQuery).data?.failures[0]
  const failures = data?.pages.flatMap((page) => page.failures)
  const { againOf, onRequeued } = useRequeued(failures)
  const isBehind = newest !== undefined && failures !== undefined && isNewer(newest, failures)

  const showMore = async () => {
    const { data: longer, isError } = await fetchNextPage({ cancelRefetch: false })
    return isError ? null : (longer?.pages.flatMap((page) => page.failures).length ?? 0) - (failures?.length ?? 0)
  }

  return (
    <Section title="Failures" note="Plans and chapters whose generation failed, newest first.">
      {failures === undefined && error === null && <Loading label="Loading the failures..." />}
      {error !== null && !more.isFetchNextPageError && (
        <LoadProblem title="The failures could not be loaded." busy={isRefetching} onRetry={refetch}>
          {describeAdminError(error)}
        </LoadProblem>
      )}
      {isBehind && (
        <Button size="sm" className="mb-4" busy={isRefetching} onClick={() => refetch()}>
          Show newer failures
        </Button>
      )}
      {failures?.length === 0 && !isBehind && <None>Nothing has failed.</None>}
      {failures && failures.length > 0 && (
        <>
          <Records
            label="Failures, newest first"
            rows={failures}
            keyOf={({ id }) => id}
            head={{ name: 'What', of: (failure) => <What failure={failure} /> }}
            columns={[
              { name: 'Learner', of: ({ learner }) => <Learner {...learner} /> },
              {
                name: 'Reason',
                of: (failure) => <Cause failure={failure} isAgain={againOf(failure) === 'failed-again'} />,
              },
              { name: 'Since', of: ({ since }) => <time dateTime={since}>{shortTime(since)}</time> },
              {
                name: 'Make again',
                of: (failure) => (
                  <Requeue
                    failure={failure}
                    isRequeued={againOf(failure) === 'under-way'}
                    onRequeued={() => onRequeued(failure)}
                  />
                ),
              },
            ]}
          />
          <ShowMore
            hasNext={more.hasNextPage}
            busy={more.isFetchingNextPage}
            problem={more.isFetchNextPageError ? describeAdminError(error) : null}
            onMore={showMore}
            end="Nothing else has failed."
          />
        </>
      )}
    </Section>
  )
}

function What({ failure: { kind, title, plan_title } }: { readonly failure: GenerationFailure }) {
  return (
    <>
      <p className="font-semibold">
        <bdi>{title}</bdi>
      </p>
      <p className="text-note text-muted">
        {kind === 'plan' ? (
          'Plan'
        ) : (
          <>
            Chapter of <bdi>{plan_title}</bdi>
          </>
        )}
      </p>
    </>
  )
}

type CauseProps = { readonly failure: GenerationFailure; readonly isAgain: boolean }

/** Why it failed, for the operator: what the model said, what to search the log for, and what the learner was shown. */
function Cause({ failure: { last_call: call, reason }, isAgain }: CauseProps) {
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
