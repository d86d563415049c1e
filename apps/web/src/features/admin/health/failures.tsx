import { texts as all } from 'virtual:texts/admin/health'
import type { GenerationFailure } from '@app/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { fill } from '../../../ui/fill.tsx'
import { ChapterLink, Code, type Column, Learner, PagedList, Records, Section, Time, Titled } from '../page-parts.tsx'
import { callOutcome } from './descriptions.ts'
import { failuresQuery, Requeue, RequeueAll, useRequeued } from './requeue.tsx'

const texts = all.failures

/** A thing that failed again since is another failure. */
const keyOf = ({ id, since }: GenerationFailure): string => `${id} ${since}`

/** What is older than all of them is only further down, below those that were requeued. */
const isNewer = (newest: GenerationFailure, [first, ...others]: readonly GenerationFailure[]): boolean =>
  first === undefined ||
  (newest.since >= first.since && ![first, ...others].some((one) => keyOf(one) === keyOf(newest)))

export function Failures() {
  const query = useInfiniteQuery(failuresQuery)
  const { failures, newest, onRequeued } = useRequeued(query.data)
  const newer = newest !== undefined && query.data !== undefined && isNewer(newest, failures) && (
    <Button size="sm" className="mb-4" busy={query.isRefetching} onClick={() => query.refetch()}>
      {texts.showNewer}
    </Button>
  )
  const columns: readonly Column<(typeof failures)[number]>[] = [
    { name: texts.learner, of: ({ learner }) => <Learner {...learner} /> },
    { name: texts.reason, of: (failure) => <Cause failure={failure} isAgain={failure.again === 'failed-again'} /> },
    { name: texts.since, of: ({ since }) => <Time at={since} /> },
    {
      name: texts.requeue,
      of: (failure) => (
        <Requeue failure={failure} isRequeued={failure.again === 'under-way'} onRequeued={() => onRequeued(failure)} />
      ),
    },
  ]

  return (
    <Section title={texts.title} note={texts.note}>
      <PagedList query={query} texts={texts} end={texts.end} empty={newer || undefined}>
        {() => (
          <>
            {newer}
            {failures.length > 1 && <RequeueAll />}
            <Records label={texts.label} rows={failures} keyOf={({ id }) => id} head={head} columns={columns} />
          </>
        )}
      </PagedList>
    </Section>
  )
}

const head: Column<GenerationFailure> = {
  name: texts.what,
  of: ({ id, kind, title, plan_title }) =>
    kind === 'plan' ? (
      <Titled title={<bdi>{title}</bdi>}>{texts.plan}</Titled>
    ) : (
      <Titled title={<ChapterLink id={id} title={title} />}>
        {fill(texts.chapterOf, { plan: <bdi>{plan_title}</bdi> })}
      </Titled>
    ),
}

type CauseProps = { readonly failure: GenerationFailure; readonly isAgain: boolean }

/** Why it failed, for the operator: what the model said, what to search the log for, and what the learner was shown. */
function Cause({ failure: { last_call: call, reason }, isAgain }: CauseProps) {
  const again = isAgain && <strong className="font-semibold text-danger">{texts.failedAgain} </strong>
  if (call === null) {
    return (
      <p className="wrap-anywhere">
        {again}
        {reason}
      </p>
    )
  }
  return (
    <div className="wrap-anywhere">
      <p>
        {again}
        {callOutcome(call.outcome)} <Code>{call.outcome}</Code>
      </p>
      <p>{fill(texts.model, { model: <Code>{call.model}</Code> })}</p>
      {call.faults.length > 0 && (
        <p>
          {fill(texts.rejectedFor, {
            faults: call.faults.map((fault, index) => (
              <span key={fault}>
                {index > 0 && ', '}
                <Code>{fault}</Code>
              </span>
            )),
          })}
        </p>
      )}
      {call.request_id !== null && <p>{fill(texts.request, { id: <Code>{call.request_id}</Code> })}</p>}
      <p className="mt-1 text-muted">{texts.learnerReads({ reason })}</p>
    </div>
  )
}
