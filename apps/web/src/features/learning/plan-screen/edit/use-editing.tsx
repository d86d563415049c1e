import type { PlanDetails } from '@app/contract'
import { type ReactNode, useState, useTransition } from 'react'
import { lazyComponent } from '../../../../ui/lazy-component.ts'
import { editId, focusSoon } from './focus-soon.ts'
import { PlanToolbar } from './plan-toolbar.tsx'
import { useNotices } from './use-undo.ts'

const PlanEditor = lazyComponent(() => import('./plan-editor.tsx'), 'PlanEditor')

type Editing = { readonly isEditing: boolean; readonly toolbar: ReactNode; readonly editor: ReactNode }

/** Whether a plan is read or edited. One that is not made yet, or never was, can only be read. */
export function useEditing(plan: PlanDetails): Editing {
  const notices = useNotices()
  const [isWanted, setWanted] = useState(false)
  // what is there stays there until the editor has come
  const [isOpening, startOpening] = useTransition()
  const isMade = plan.generation_status === 'COMPLETE'

  const open = () => startOpening(() => setWanted(true))
  const close = () => {
    setWanted(false)
    focusSoon(editId)
  }
  const toolbar = (isMade || plan.archived) && (
    <PlanToolbar plan={plan} notices={notices} onEdit={isMade ? open : null} isOpening={isOpening} />
  )
  return {
    isEditing: isWanted && isMade,
    toolbar,
    editor: <PlanEditor plan={plan} notices={notices} onDone={close} />,
  }
}
