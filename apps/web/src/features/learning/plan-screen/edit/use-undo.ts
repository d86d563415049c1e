import { texts } from 'virtual:texts/ui/undo'
import type { PlanDetails } from '@app/contract'
import { useCallback, useState } from 'react'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import type { PlanEdit } from './plan-edit.ts'

/** What was just done to the plan, and how it is undone; null where it cannot be. */
export type Notice = {
  readonly key: number
  readonly text: string
  readonly undo: PlanEdit | null
  /** The chapter beside which it stands; null for the plan as a whole. */
  readonly at: string | null
  /** The id of the element that gets the focus once it is undone. */
  readonly returnTo: string
}

export type Notices = ReturnType<typeof useNotices>

/** The last thing that was done, and reads it out. */
export function useNotices() {
  const [notice, setNotice] = useState<Notice | null>(null)
  const show = useCallback((next: Omit<Notice, 'key'>) => {
    setNotice((last) => ({ ...next, key: (last?.key ?? 0) + 1 }))
    announce(next.undo ? `${next.text} ${texts.undoable}` : next.text)
  }, [])
  const clear = useCallback(() => setNotice(null), [])
  /** The same of an edit that has made this version of the plan. */
  const showUndo = (text: string, { version }: PlanDetails, at: Notice['at'], returnTo: string) =>
    show({ text, undo: { kind: 'undo', version }, at, returnTo })
  return { notice, show, showUndo, clear }
}
