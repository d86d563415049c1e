import { chapterStatus, type LearningPlan, type PlanChapter } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { call } from '../../../api/call.ts'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { notify } from '../../../ui/feedback/notify.ts'
import { chapterQuery } from '../chapter-query.ts'
import { isPreparing } from '../model.ts'
import { plansQuery } from '../plans-query.ts'
import { endOf, type WatchEnd, watchChapter } from './watch-chapter.ts'

/** A chapter whose writing came to nothing while somebody looked on. */
export type Trouble = { readonly chapterId: string; readonly kind: 'failed' | 'timed-out' }

export const troubleWords = {
  failed: 'Content generation failed after multiple attempts. Please try unlocking the chapter again.',
  'timed-out': 'Content generation timed out. Please try unlocking the chapter again.',
}

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

  /** Whose end nobody has told yet. */
  const watched = useRef<string | null>(null)

  const finish = (how: WatchEnd, ended: PlanChapter | undefined) => {
    if (how === 'lost') setIsLost(true)
    if (how === 'lost' || ended === undefined) return
    if (how === 'complete') announce(`${ended.title}: this chapter is ready to read.`)
    setTrouble(how === 'complete' ? null : { chapterId: ended.id, kind: how })
    // the row that says so may be out of sight
    if (how !== 'complete') notify.error(troubleWords[how])
    if (how === 'timed-out') return
    watched.current = null
    queryClient.invalidateQueries(plansQuery)
    queryClient.invalidateQueries(chapterQuery(ended.id))
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
    watched.current = id
    setTrouble(null)
    setIsLost(false)
    return watchChapter({
      ask: async (signal) => (await call(chapterStatus, { id }, signal)).content_status,
      onEnd: (how) => onEnd.current(how, chapter),
      // somebody pressed something, or the line is back: they look at it
      atOnce: isLost,
    })
  }, [id, run])

  // plans that were read anew for another reason may tell sooner how it ended
  useEffect(() => {
    const ended = plan.chapters.find((one) => one.id === watched.current)
    if (!ended || isPreparing(ended)) return
    const how = endOf(ended.content_status, 0)
    if (how) onEnd.current(how, ended)
  }, [plan])

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

  return { trouble, isLost: isLost && id !== undefined, watchAgain }
}
