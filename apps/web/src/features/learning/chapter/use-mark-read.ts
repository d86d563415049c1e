import { markChapterRead } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { showRead } from '../chapter-cache.ts'

/** Notifies the server which chapter the learner has turned to: 'Continue' leads there, on every device. */
export function useMarkRead(chapterId: string, isReadable: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isReadable) return
    showRead(queryClient, chapterId)
    // a convenience: a user who reads is not said when it fails
    call(markChapterRead, { id: chapterId }).catch(() => undefined)
  }, [chapterId, isReadable, queryClient])
}
