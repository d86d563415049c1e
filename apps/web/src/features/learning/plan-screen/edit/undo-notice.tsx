import { texts } from 'virtual:texts/learning/plan-screen/edit'
import { texts as undoTexts } from 'virtual:texts/ui/undo'
import { useEffect, useState } from 'react'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import { lazyPart } from '../../../../ui/lazy-component.ts'
import { focusSoon } from './focus-soon.ts'
import { explainEdit, usePlanEdits } from './plan-edits.ts'
import type { PlanEdit } from './send-edit.ts'

const UndoBar = lazyPart(() => import('../../../../ui/undo/undo-bar.tsx'), 'UndoBar')

/** What was just done to the plan. */
export type Notice = {
  readonly text: string
  /** The chapter beside which it stands; null for the plan as a whole. */
  readonly at: string | null
  /** The id of the element that gets the focus once it is undone. */
  readonly returnTo: string
  /** How it is undone; null where it cannot be. */
  readonly undo: PlanEdit | null
}

export type Notices = ReturnType<typeof useNotices>

/** The last thing that was done, and reads it out. */
export function useNotices() {
  const [notice, setNotice] = useState<(Notice & { readonly key: number }) | null>(null)
  const show = (next: Notice) => {
    setNotice((last) => ({ ...next, key: (last?.key ?? 0) + 1 }))
    announce(next.undo ? `${next.text} ${undoTexts.undoable}` : next.text)
  }
  return { notice, show, clear: () => setNotice(null) }
}

type UndoNoticeProps = { readonly planId: string; readonly notices: Notices }

/** The place of what was just done and can be undone. Its code comes while there is nothing yet. */
export function UndoNotice(props: UndoNoticeProps) {
  useEffect(() => UndoBar.preload(), [])
  const { notice } = props.notices
  return notice && <ShownNotice key={notice.key} notice={notice} {...props} />
}

function ShownNotice({ planId, notices, notice }: UndoNoticeProps & { readonly notice: Notice }) {
  const { mutate, isPending, error } = usePlanEdits(planId)
  const { undo, returnTo } = notice
  const explain = (error: unknown) => explainEdit(error, texts.undoChanged, texts.undoFailed)
  const undoIt = (edit: PlanEdit) =>
    mutate(edit, {
      onSuccess: () => {
        focusSoon(returnTo)
        notices.show({ ...notice, text: texts.saidUndone, undo: null })
      },
      onError: (error) => announce(explain(error)),
    })
  const leave = (hadFocus: boolean) => {
    if (hadFocus) focusSoon(returnTo)
    notices.clear()
  }
  return (
    <UndoBar
      text={error ? explain(error) : notice.text}
      onUndo={undo && (() => undoIt(undo))}
      busy={isPending}
      onLeave={leave}
    />
  )
}
