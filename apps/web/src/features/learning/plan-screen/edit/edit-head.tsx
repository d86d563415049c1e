import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import type { PlanDetails } from '@app/contract'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import { focusSoon, renameId } from './focus-soon.ts'
import type { PlanEdit } from './plan-edit.ts'
import type { Edited } from './use-plan-edits.ts'
import type { Notices } from './use-undo.ts'
import { RenameForm } from './words-form.tsx'

type EditHeadProps = {
  readonly plan: PlanDetails
  readonly notices: Notices
  readonly isRenaming: boolean
  readonly onRenaming: (isRenaming: boolean) => void
  readonly edit: (edit: PlanEdit) => Promise<Edited>
  readonly onDone: () => void
  readonly children: ReactNode
}

/** The title of the plan while it is edited, and the way out. */
export function EditHead({ plan, notices, isRenaming, onRenaming, edit, onDone, children }: EditHeadProps) {
  const rename = useRef<HTMLButtonElement>(null)
  // it takes the place of all that was there, the button that opened it included: on a phone that stood further down
  useLayoutEffect(() => {
    rename.current?.focus()
    announce(texts.editing)
  }, [])

  const close = (saved: Edited | null) => {
    onRenaming(false)
    focusSoon(renameId)
    if (saved?.isNew) notices.showUndo(texts.saidRenamed, saved.plan, null, renameId)
  }
  return (
    <header className="min-w-0 self-start lg:sticky lg:top-24 lg:z-10">
      <h1 id="plan-title" dir="auto" className="text-title wrap-anywhere">
        {plan.title}
      </h1>
      <div className="mt-3">
        {isRenaming ? (
          <RenameForm planId={plan.id} initial={{ title: plan.title }} save={edit} onClose={close} />
        ) : (
          <Button ref={rename} id={renameId} size="sm" onClick={() => onRenaming(true)}>
            {texts.rename}
          </Button>
        )}
      </div>
      <p className="mt-6 max-w-[60ch] text-muted">{texts.lead}</p>
      {plan.chapters.some(({ isUnlocked }) => isUnlocked) && (
        <p className="mt-2 max-w-[60ch] text-muted">
          {plan.chapters.every(({ isUnlocked }) => isUnlocked) ? texts.allUnlocked : texts.unlockedStay}
        </p>
      )}
      <Button className="mt-6" variant="solid" onClick={onDone}>
        {texts.done}
      </Button>
      {children}
    </header>
  )
}
