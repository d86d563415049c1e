import { texts } from 'virtual:texts/learning/plan-screen/edit'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import { UndoBar } from '../../../../ui/undo/undo-bar.tsx'
import { focusSoon } from './focus-soon.ts'
import { explainEdit, type PlanEdit } from './plan-edit.ts'
import { usePlanEdits } from './use-plan-edits.ts'
import type { Notice, Notices } from './use-undo.ts'

type ShownNoticeProps = Pick<Notices, 'show' | 'clear'> & { readonly planId: string; readonly notice: Notice }

export function ShownNotice({ planId, notice: { text, undo, at, returnTo }, show, clear }: ShownNoticeProps) {
  const { mutate, isPending, error } = usePlanEdits(planId)

  const undoIt = (edit: PlanEdit) =>
    mutate(edit, {
      onSuccess: () => {
        focusSoon(returnTo)
        show({ text: texts.saidUndone, undo: null, at, returnTo })
      },
      onError: (error) => announce(explain(error)),
    })
  const leave = (hadFocus: boolean) => {
    if (hadFocus) focusSoon(returnTo)
    clear()
  }
  return (
    <UndoBar
      text={error ? explain(error) : text}
      onUndo={undo && (() => undoIt(undo))}
      busy={isPending}
      onLeave={leave}
    />
  )
}

const explain = (error: unknown): string => explainEdit(error, texts.undoChanged, texts.undoFailed)
