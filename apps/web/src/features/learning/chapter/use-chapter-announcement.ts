import type { ChapterView } from '@app/contract'
import { useEffect, useRef } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { readingState } from './reading-state.ts'

/** Says once what came while a user waited: the chapter, whose title the page did not know yet, and its content. */
export function useChapterAnnouncement(chapter: ChapterView | undefined): void {
  const kind = chapter && readingState(chapter).kind
  const title = chapter?.title
  const before = useRef(kind)
  const { refreshUser } = useAuth()
  useEffect(() => {
    if (before.current === undefined && title !== undefined) announce(title)
    if (before.current === 'pending' && kind === 'content') announce(`${title}: this chapter is ready to read.`)
    // writing failed, and the price has been given back
    if (before.current === 'pending' && kind === 'locked') refreshUser()
    before.current = kind
  }, [title, kind, refreshUser])
}
