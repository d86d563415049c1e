import { type ChapterView, markChapterRead } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../../api/call.ts'
import { showRead } from '../../chapter-query.ts'
import type { Part } from './parts.ts'

/** What is only passed by on the way is no place where one has read. */
const STAY_MS = 2_000

/**
 * Notes where in a chapter its learner is, so that 'Continue' leads there, on every device. A chapter that was opened at its top,
 * and no more, takes no place away.
 */
export function useLastPlace(
  { id, last_place, generated_content: content }: ChapterView,
  [first]: readonly [Part, ...Part[]],
  current: string,
): void {
  const queryClient = useQueryClient()
  const noted = useRef(last_place)
  const hasMoved = useRef(false)
  // before, the server has no place in it
  const isWhole = content !== null
  useEffect(() => {
    hasMoved.current ||= current !== first.id
    if (!isWhole || !hasMoved.current || current === noted.current) return
    const timer = setTimeout(() => {
      noted.current = current
      showRead(queryClient, id, current)
      // a convenience, as in `useMarkRead`; the next place tries again
      call(markChapterRead, { id, place: current }).catch(() => undefined)
    }, STAY_MS)
    return () => clearTimeout(timer)
  }, [id, first.id, current, isWhole, queryClient])
}
