import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import { renamePlan } from '@app/contract'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import { TextInput } from '../../../../ui/forms/field.tsx'
import { validateWith } from '../../../../ui/forms/use-form.tsx'
import { focusSoon, renameId, revisionId } from './focus-soon.ts'
import type { Editing } from './use-plan-editor.ts'
import { WordsForm } from './words-form.tsx'

type EditHeadProps = Editing & {
  readonly isRenaming: boolean
  readonly onRenaming: (isRenaming: boolean) => void
  readonly onDone: () => void
  readonly children: ReactNode
}

/** The title of the plan while it is edited, and the way out. */
export function EditHead({ plan, edit, isRenaming, onRenaming, onDone, children }: EditHeadProps) {
  const { id, title, chapters } = plan
  const rename = useRef<HTMLButtonElement>(null)
  // it takes the place of all that was there, the button that opened it included: on a phone that stood further down
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens
  useLayoutEffect(() => {
    if (plan.revision_status === null) rename.current?.focus()
    else focusSoon(revisionId)
    announce(texts.editing)
  }, [])
  const close = () => {
    onRenaming(false)
    focusSoon(renameId)
  }
  return (
    <header className="min-w-0 self-start lg:sticky lg:top-24 lg:z-10">
      <h1 id="plan-title" dir="auto" className="text-title wrap-anywhere">
        {title}
      </h1>
      <div className="mt-3">
        {isRenaming ? (
          <WordsForm
            initial={{ title }}
            validate={(values) => validateWith(renamePlan.input)({ id, ...values })}
            save={({ title }) =>
              edit({ kind: 'rename', title }, () => ({ text: texts.saidRenamed, at: null, returnTo: renameId }))
            }
            onClose={close}
          >
            {(field) => <TextInput {...field('title')} label={texts.planTitle} autoComplete="off" dir="auto" />}
          </WordsForm>
        ) : (
          <Button ref={rename} id={renameId} size="sm" onClick={() => onRenaming(true)}>
            {texts.rename}
          </Button>
        )}
      </div>
      <p className="mt-6 max-w-[60ch] text-muted">{texts.lead}</p>
      {chapters.some(({ isUnlocked }) => isUnlocked) && (
        <p className="mt-2 max-w-[60ch] text-muted">
          {chapters.every(({ isUnlocked }) => isUnlocked) ? texts.allUnlocked : texts.unlockedStay}
        </p>
      )}
      <Button className="mt-6" variant="solid" onClick={onDone}>
        {texts.done}
      </Button>
      {children}
    </header>
  )
}
