import { type ReviewCard, readReviews, reviewCard } from '@app/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { dueQuery } from '../../../api/due-reviews.ts'
import { type ApiProblem, isProblem, messageOf } from '../../../api/problem.ts'
import { q } from '../../../api/query.ts'
import { retryWhenOnline, useWaitsForLine } from '../../../api/retry-when-online.ts'
import { stored } from '../../../api/storage.ts'
import { newId } from '../../../browser/new-id.ts'
import { notify } from '../../../ui/feedback/notify.ts'
import type { Answer } from '../questions/answers.ts'
import * as moves from './session.ts'

/** As many as the server answers at once: more than three minutes take. */
const MAX_CARDS = 50
const mutationKey = ['review']

/** A session of reviews. It outlives a reload, and sends what was answered until the server has got it. */
export function useReviewSession(userId: string) {
  const entry = stored(
    'sessionStorage',
    `review:${userId}`,
    (value) => moves.sessionSchema.safeParse(value).data ?? null,
  )
  const [session, change] = useState<moves.Session>(() => moves.resume(entry.read(), Date.now()))
  const [unreadable, setUnreadable] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever it changes
  useEffect(() => entry.write(session), [session])

  const queryClient = useQueryClient()
  const isNew = session.queue === null
  const { data, error, refetch, isFetching } = useQuery({
    ...q(readReviews, { limit: MAX_CARDS }),
    enabled: isNew,
    staleTime: 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (!isNew || isFetching || data === undefined) return
    queryClient.setQueryData(dueQuery.queryKey, data)
    change((one) => moves.begin(one, data.cards, Date.now()))
  }, [isNew, isFetching, data, queryClient])

  /** One request for each review at a time: a grade follows its answer. */
  const onTheWay = useRef(new Set<string>())
  const isWaiting = useWaitsForLine({ mutationKey })
  const { mutate } = useMutation({
    ...retryWhenOnline,
    mutationKey,
    mutationFn: ({ id, card, answer, result, grade }: moves.Review) =>
      call(reviewCard, {
        id: card.id,
        review_id: id,
        ...(result === null ? { answer } : { grade: grade ?? undefined }),
      }),
    // it may be sent twice, and nothing may be lost
    retry: (_failures, error) => isProblem(error) && !isRefusal(error),
    onSuccess: (result, { id, ...sent }) => {
      onTheWay.current.delete(id)
      change((one) => moves.marked(one, id, result, sent.result === null ? null : sent.grade))
    },
    onError: (error, { id, answer }) => {
      onTheWay.current.delete(id)
      // after the next sign-in it is sent again
      if (!isProblem(error) || error.status === 401) return
      const isUnreadable = isProblem(error, 'answer-unreadable')
      if (isUnreadable) setUnreadable(String(answer))
      else notify.info(messageOf(error, ''))
      change((one) => moves.refused(one, id, isUnreadable))
    },
  })
  useEffect(() => {
    for (const review of session.reviews) {
      if (!moves.isPending(review) || onTheWay.current.has(review.id)) continue
      onTheWay.current.add(review.id)
      mutate(review)
    }
  }, [session.reviews, mutate])

  const { pending } = moves.summaryOf(session)
  const isDone = session.view === 'summary' && pending === 0
  // once all has arrived, and when the page is left
  // biome-ignore lint/correctness/useExhaustiveDependencies: what ends is the time before
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: dueQuery.queryKey }), [isDone, queryClient])

  return {
    session,
    error: isNew ? error : null,
    refetch,
    isFetching,
    nextDue: data?.next_due ?? null,
    /** Answers are kept here until the server is back. */
    isWaiting,
    /** What was typed holds no number, until it changes. */
    isUnreadable: unreadable !== null && session.draft === unreadable,
    draft: (draft: Answer) => change((one) => ({ ...one, draft })),
    answer: (answer: Answer | null) => {
      const id = newId()
      change((one) => moves.answered(one, id, answer))
    },
    grade: (id: string, grade: moves.Grade) => change((one) => moves.graded(one, id, grade)),
    report: (card: ReviewCard) => change((one) => moves.reported(one, card)),
    goOn: () => change((one) => moves.goOn(one, Date.now())),
    extend: () => change((one) => moves.extended(one, Date.now())),
  }
}

/** It would be the same the next time: there is a line, and behind it our server has looked at it. */
const isRefusal = ({ status }: ApiProblem): boolean => status >= 400 && status < 500 && status !== 429
