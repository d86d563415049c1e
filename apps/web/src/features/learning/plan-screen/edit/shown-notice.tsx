import { texts } from 'virtual:texts/learning/plan-screen/edit'
import { useState } from 'react'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import { UndoBar } from '../../../../ui/undo/undo-bar.tsx'
import { focusSoon } from './focus-soon.ts'
import { explainEdit } from './plan-edit.ts'
import { usePlanEdits } from './use-plan-edits.ts'
import type { Notice, Notices } from './use-undo.ts'

type ShownNoticeProps = Pick<Notices, 'show' | 'clear'> & { readonly planId: string; readonly notice: Notice }

export function ShownNotice({ planId, notice: { text, undo, at, returnTo }, show, clear }: ShownNoticeProps) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const edit = usePlanEdits(planId)

  const undoIt = async () => {
    if (undo === null || isBusy) return
    setBusy(true)
    setTrouble('')
    try {
      await edit(undo)
      focusSoon(returnTo)
      show({ text: texts.saidUndone, undo: null, at, returnTo })
    } catch (error) {
      const why = explainEdit(error, texts.undoChanged, texts.undoFailed)
      setTrouble(why)
      announce(why)
      setBusy(false)
    }
  }
  const leave = (hadFocus: boolean) => {
    if (hadFocus) focusSoon(returnTo)
    clear()
  }
  return <UndoBar text={trouble || text} onUndo={undo && undoIt} busy={isBusy} onLeave={leave} />
}
