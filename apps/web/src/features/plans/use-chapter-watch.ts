import { chapterStatus, type LearningPlan } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useAuth } from '../../auth-context.ts'
import { announce } from '../../ui/announcer.tsx'
import { isPreparing } from './plan-facts.ts'
import { type WatchEnd, watchChapter } from './watch-chapter.ts'

/** A chapter whose writing came to nothing while somebody looked on. */
export type Trouble = { readonly chapterId: string; readonly kind: 'failed' | 'timed-out' }

/** Watches the chapter of a plan that is being written. There is at most one: see docs/decisions/0002. */
export function useChapterWatch(plan: LearningPlan) {
  const queryClient = useQueryClient()
  const { refreshUser } = useAuth()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [run, setRun] = useState(0)
  const [isLost, setIsLost] = useState(false)
  const watchAgain = useCallback(() => setRun((last) => last + 1), [])
  const chapter = plan.chapters.find(isPreparing)
  const id = chapter?.id

  const finish = (how: WatchEnd) => {
    if (how === 'lost') setIsLost(true)
    if (how === 'lost' || chapter === undefined) return
    if (how === 'complete') announce(`${chapter.title}: this chapter is ready to read.`)
    else setTrouble({ chapterId: chapter.id, kind: how })
    if (how === 'timed-out') return
    queryClient.invalidateQueries({ queryKey: queryKeys.plans })
    queryClient.invalidateQueries({ queryKey: queryKeys.chapter(chapter.id) })
    // the price of a chapter that failed has been given back
    if (how === 'failed') refreshUser()
  }
  const onEnd = useRef(finish)
  useEffect(() => {
    onEnd.current = finish
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another run is another watch of the same chapter
  useEffect(() => {
    if (id === undefined) return
    setTrouble(null)
    setIsLost(false)
    return watchChapter({
      ask: async (signal) => (await call(chapterStatus, { id }, signal)).content_status,
      onEnd: (how) => onEnd.current(how),
    })
  }, [id, run])

  // an answer that was none ends the watch without a word; the line that is back, or the learner, begins another
  useEffect(() => {
    if (!isLost) return
    const look = () => !document.hidden && watchAgain()
    window.addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isLost, watchAgain])

  return { trouble, watchAgain }
}
