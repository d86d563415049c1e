import { texts } from 'virtual:texts/learning/plan'
import { chapterStatus, type GenerationStatus, type LearningPlan, type PlanChapter } from '@app/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { MAX_WAIT_MS, pollWhile, q, slowingDown } from '../../../api/query.ts'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { chapterQuery } from '../chapter-query.ts'
import { invalidatePlans, isPreparing } from '../model.ts'
import { isOver } from '../watching/watched.ts'

/** A chapter whose generation ended badly while this page was open. */
export type Trouble = { readonly chapterId: string; readonly kind: 'failed' | 'timed-out' }

export type ChapterWatch = {
  readonly trouble: Trouble | null
  /** No one asks any more how far it is. */
  readonly isLost: boolean
  readonly watchAgain: () => void
}

/** Polls the chapter of a plan that is being written: as usual for 5 minutes, then ever more seldom. There is at most one at a time: see docs/decisions/0049. */
export function useChapterWatch(plan: LearningPlan): ChapterWatch {
  const queryClient = useQueryClient()
  const { refreshUser } = useAuth()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [run, setRun] = useState(0)
  const chapter = plan.chapters.find(isPreparing)
  const id = chapter?.id
  const isTimedOut = trouble?.kind === 'timed-out'
  const startedAt = useRef(0)
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    ...q(chapterStatus, { id: id ?? '' }),
    enabled: id !== undefined,
    // the plan has just said so: the first question comes after the first interval
    initialData: { content_status: 'PENDING' },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    // after an answer that is none it ends without a word, until the connection, the window or the learner is back
    refetchInterval: pollWhile(
      ({ data, error }) => error === null && !(data && isOver(data.content_status)),
      () => slowingDown(isTimedOut ? startedAt.current : Date.now()),
    ),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const isLost = error !== null && !isFetching

  /** The chapter whose end has not been announced yet. */
  const watched = useRef<string | null>(null)

  const onStatus = useEffectEvent(
    (ended: PlanChapter, status: GenerationStatus, isLate = Date.now() - startedAt.current >= MAX_WAIT_MS) => {
      if (!isOver(status) && (!isLate || isTimedOut || data.waiting_since)) return
      const kind = status === 'COMPLETE' ? null : status === 'FAILED' ? 'failed' : 'timed-out'
      setTrouble(kind && { chapterId: ended.id, kind })
      if (kind === null) announce(texts.chapterReady({ title: ended.title }))
      // the row that says so may be out of sight
      else notify.error(texts.trouble[kind])
      if (kind === 'timed-out') return
      watched.current = null
      invalidatePlans(queryClient)
      queryClient.invalidateQueries(chapterQuery(ended.id))
      // the price of a chapter that failed has been given back
      if (kind === 'failed') refreshUser()
    },
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another run is another watch of the same chapter
  useEffect(() => {
    if (chapter === undefined || isLost) return
    watched.current = chapter.id
    startedAt.current = Date.now()
    setTrouble(null)
    // a hidden page gets one more answer first, once it is shown again
    const timer = setTimeout(() => document.hidden || onStatus(chapter, 'GENERATING', true), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [id, run, isLost])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, even one that says the same
  useEffect(() => {
    // what waits for the assistant is not being written: its time begins anew
    if (data.waiting_since) startedAt.current = Date.now()
    const one = plan.chapters.find(({ id }) => id === watched.current)
    // plans that were read anew for another reason may show sooner how it ended
    if (one && isOver(one.content_status)) onStatus(one, one.content_status)
    else if (one && !isLost) onStatus(one, data.content_status)
  }, [dataUpdatedAt, plan])

  const watchAgain = useCallback(() => {
    setRun((last) => last + 1)
    if (isLost) refetch()
  }, [isLost, refetch])
  return { trouble, isLost: isLost && id !== undefined, watchAgain }
}
