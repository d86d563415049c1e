import { texts as all } from 'virtual:texts/admin/health'
import { adminHealth, type GenerationFailure, requeueAll, requeueChapter, requeuePlan } from '@app/contract'
import { infiniteQueryOptions, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { invalidate, q } from '../../../api/query.ts'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { Button } from '../../../ui/button.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { fill, Name } from '../../../ui/fill.tsx'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import { describeAdminError, pagesOf } from '../api.ts'
import { whenAgain } from './descriptions.ts'

const texts = all.requeue

type RequeueProps = {
  readonly failure: Pick<GenerationFailure, 'kind' | 'id' | 'title' | 'price' | 'learner'>
  readonly isRequeued: boolean
  readonly onRequeued: () => void
}

export function Requeue({ failure, isRequeued, onRequeued }: RequeueProps) {
  const queryClient = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const { mutate, isPending, error } = useApiMutation(failure.kind === 'plan' ? requeuePlan : requeueChapter, {
    onSuccess: () => {
      notify.success(texts[failure.kind].success)
      // the button that was pressed goes
      place.current?.focus({ preventScroll: true })
      onRequeued()
      queryClient.invalidateQueries({ queryKey: healthQuery.queryKey })
    },
  })
  const refusal = useDebouncedValue(error, isPending)
  const priceId = useId()

  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      {isRequeued ? (
        <p className="font-medium text-ok">{texts.underWay}</p>
      ) : (
        <Button
          size="sm"
          busy={isPending}
          onClick={() => mutate({ id: failure.id })}
          aria-label={texts[failure.kind].label({ title: failure.title })}
          aria-describedby={failure.price > 0 ? priceId : undefined}
        >
          {texts.button}
        </Button>
      )}
      {failure.price > 0 && !isRequeued && (
        <p id={priceId} className="mt-1 max-w-[24ch] text-muted wrap-anywhere">
          {fill(texts.price, {
            credits: describeCredits(failure.price),
            user: <Name>{failure.learner.username}</Name>,
          })}
        </p>
      )}
      {refusal !== null && !isRequeued && (
        <div role="alert" className="mt-2 max-w-[34ch] text-note text-danger">
          <p>{describeRefusal(refusal, failure.kind)}</p>
          {isProblem(refusal, 'learner-lacks-credits') && (
            <p>
              <PageLink to={paths.adminUser(failure.learner.id)}>{texts.addCredits}</PageLink>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

export function RequeueAll() {
  const queryClient = useQueryClient()
  const noteId = useId()
  const { mutate, isPending } = useApiMutation(requeueAll, {
    onError: (problem) => notify.error(describeRefusal(problem, 'plan')),
    onSuccess: ({ requeued, skipped }) => {
      notify.success([texts.allDone({ requeued }), skipped > 0 && texts.skipped({ skipped })].filter(Boolean).join(' '))
      invalidate(queryClient, adminHealth)
      queryClient.invalidateQueries({ queryKey: failuresQuery.queryKey })
    },
  })
  return (
    <div className="mb-4">
      <Button size="sm" busy={isPending} onClick={() => mutate({})} aria-describedby={noteId}>
        {texts.all}
      </Button>
      <p id={noteId} className="mt-1 text-note text-muted">
        {texts.allNote}
      </p>
    </div>
  )
}

/** Some of the server's words are meant for the learner, who may do the same. */
function describeRefusal(problem: unknown, kind: GenerationFailure['kind']): string {
  if (isProblem(problem, `${kind}-not-failed`)) return texts[kind].notFailed
  if (isProblem(problem, `${kind}-not-found`)) return texts[kind].notFound
  if (isProblem(problem, 'daily-budget-spent')) return texts.budgetSpent({ when: whenAgain(problem.extra.retry_after) })
  return describeAdminError(problem)
}

type Shown = GenerationFailure & {
  /** Whether it was requeued here, and whether that failed since. */
  readonly again: 'no' | 'under-way' | 'failed-again'
}

/** What was requeued on this page, and what became of it: what failed again is shown in its place. */
export function useRequeued(listed: readonly GenerationFailure[] = []) {
  const newest = useQuery(healthQuery).data?.failures ?? []
  // by id, since when the failure was that was requeued
  const [requeued, setRequeued] = useState<ReadonlyMap<string, string>>(new Map())
  const failures = listed.map((one): Shown => {
    const was = requeued.get(one.id)
    if (was === undefined) return { ...one, again: 'no' }
    const now = newest.find(({ id, since }) => id === one.id && since >= was) ?? one
    return { ...now, again: now.since > was ? 'failed-again' : 'under-way' }
  })
  const again = failures.filter((failure) => failure.again === 'failed-again')
  const news = again.map(({ title }) => texts.failedAgain({ title })).join(' ')
  useEffect(() => {
    if (news !== '') announce(news)
  }, [news])

  return {
    failures,
    newest: newest[0],
    onRequeued: ({ id, since }: GenerationFailure) => setRequeued((before) => new Map(before).set(id, since)),
  }
}

/** With the newest failures, which show whether the list of them is stale. Not asked for while the tab is hidden. */
export const healthQuery = queryOptions({ ...q(adminHealth, { limit: 100 }), staleTime: 0, refetchInterval: 15_000 })

/** Read once for each visit: a list that moves under the pointer has the wrong thing made again. */
export const failuresQuery = infiniteQueryOptions({
  ...pagesOf(adminHealth, { limit: 20 }, ({ failures }) => failures),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
