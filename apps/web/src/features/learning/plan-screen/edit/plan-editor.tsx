import { texts as learning } from 'virtual:texts/learning'
import { texts as planTexts } from 'virtual:texts/learning/plan-screen'
import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import { addChapter, type PlanDetails, renamePlan } from '@app/contract'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isolate } from '../../../../texts/isolate.ts'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import { notify } from '../../../../ui/feedback/notify.ts'
import { TextInput } from '../../../../ui/forms/field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { validateWith } from '../../../../ui/forms/use-form.tsx'
import { List } from '../../../../ui/list.tsx'
import { RevisePlan } from '../revise/revise-plan.tsx'
import { EditStop } from './edit-stop.tsx'
import { addId, focusSoon, renameId, revisionId, stopId } from './focus-soon.ts'
import { type Notices, UndoNotice } from './undo-notice.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { type Editing, usePlanEditor } from './use-plan-editor.ts'
import { WordsForm } from './words-form.tsx'

type Chapter = PlanDetails['chapters'][number]

type PlanEditorProps = { readonly plan: PlanDetails; readonly notices: Notices; readonly onDone: () => void }

/** The plan while it is edited. Each change is saved by itself. */
export function PlanEditor({ plan: saved, notices, onDone }: PlanEditorProps) {
  const { plan, refusal, edit, move, drop } = usePlanEditor(saved, notices)
  const { chapters } = plan
  const editing = { plan, notices, edit }
  /** The chapters whose words are being typed, as they were before: what was typed outlives the chapter. */
  const [typing, setTyping] = useState<readonly Chapter[]>([])
  const [isRenaming, setRenaming] = useState(false)
  const [isAdding, setAdding] = useState(false)
  useOutlined(chapters)
  const list = useRef<HTMLUListElement>(null)
  const locked = chapters.findIndex(({ isUnlocked }) => !isUnlocked)
  const { drag, handle, shift } = useDragOrder({
    list,
    first: locked < 0 ? chapters.length : locked,
    onDrop: (id, place) => {
      const chapter = chapters.find((one) => one.id === id)
      if (chapter) move(chapter, place)
    },
  })

  const gone = typing.filter(({ id }) => !chapters.some((chapter) => chapter.id === id))
  const shown = [...chapters, ...gone]
  const notice = <UndoNotice planId={plan.id} notices={notices} />
  const noticeAt = shown.some(({ id }) => id === notices.notice?.at) ? notices.notice?.at : null

  const done = () => {
    if (isRenaming || isAdding || typing.length > 0) {
      document.querySelector<HTMLElement>('form input[name=title]')?.focus()
      notify.info(texts.saveFirst)
    } else onDone()
  }
  return (
    <>
      <EditHead {...editing} isRenaming={isRenaming} onRenaming={setRenaming} onDone={done}>
        {noticeAt === null && notice}
      </EditHead>
      <div className="min-w-0">
        <RevisePlan {...editing} />
        <h2 className="mb-2 font-sans text-note font-semibold tracking-normal text-muted">{learning.chapters}</h2>
        <List ref={list} ordered aria-label={learning.chapters} className="border-y border-line">
          {shown.map((chapter, place) => {
            const { id } = chapter
            const onTyping = (isTyping: boolean) =>
              setTyping((before) => [...before.filter((one) => one.id !== id), ...(isTyping ? [chapter] : [])])
            return (
              <EditStop
                key={id}
                {...editing}
                chapter={chapter}
                isDeleted={gone.includes(chapter)}
                refusal={refusal?.at === id ? refusal : null}
                notice={noticeAt === id && notice}
                isDragged={drag?.id === id}
                isSliding={drag !== null || refusal !== null}
                shift={shift(place)}
                handle={handle(id, place)}
                onMove={(by) => move(chapter, place + by)}
                onDrop={() => drop(chapter)}
                typing={typing.find((one) => one.id === id)}
                onTyping={onTyping}
              />
            )
          })}
        </List>
        <div className="mt-6 max-w-[36rem]">
          <AddChapter {...editing} isOpen={isAdding} onOpen={setAdding} />
        </div>
        <Button className="mt-6 lg:hidden" variant="solid" onClick={done}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}

type EditHeadProps = Editing & {
  readonly isRenaming: boolean
  readonly onRenaming: (isRenaming: boolean) => void
  readonly onDone: () => void
  readonly children: ReactNode
}

/** The title of the plan while it is edited, and the way out. */
function EditHead({ plan, edit, isRenaming, onRenaming, onDone, children }: EditHeadProps) {
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

type AddChapterProps = Editing & { readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void }

/** A chapter of the learner's own. It is there at once, and what it teaches is written afterwards. */
function AddChapter({ plan: { id, chapters }, edit, isOpen, onOpen }: AddChapterProps) {
  if (!isOpen) {
    return (
      <Button id={addId} size="sm" className="min-h-11!" onClick={() => onOpen(true)}>
        {texts.add}
      </Button>
    )
  }
  const save = (title: string, after: string | undefined) =>
    edit({ kind: 'add', title, after }, (saved) => {
      // `chapters` are as they were when the form was sent
      const added = saved.chapters.find((chapter) => !chapters.some(({ id }) => id === chapter.id))
      focusSoon(added ? stopId(added.id) : addId)
      return {
        text: texts.saidAdded({ title: isolate(added?.title ?? title) }),
        at: added?.id ?? null,
        returnTo: addId,
      }
    })
  const close = (isSaved: boolean) => {
    onOpen(false)
    if (!isSaved) focusSoon(addId)
  }
  // what is unlocked stays in front; behind the last one is the end
  const places = chapters.slice(0, -1).filter((_, place) => chapters[place + 1]?.isUnlocked === false)
  const options = [
    { value: '', label: texts.atTheEnd },
    ...places.map(({ id, number, title }) => ({ value: id, label: texts.after({ number, title }) })),
  ]
  return (
    <WordsForm
      initial={{ title: '', after: '' }}
      validate={({ title, after }) => validateWith(addChapter.input)({ id, title, after: after || undefined })}
      save={({ title, after }) => save(title, after || undefined)}
      sendsUnchanged
      onClose={close}
      saveLabel={texts.addIt}
    >
      {(field) => {
        const { value: after, ...afterField } = field('after')
        // it may be dropped meanwhile
        const value = options.some(({ value }) => value === after) ? after : ''
        return (
          <>
            <TextInput {...field('title')} label={texts.addTitle} hint={texts.addHint} autoComplete="off" dir="auto" />
            <Select {...afterField} value={value} label={texts.place} options={options} />
          </>
        )
      }}
    </WordsForm>
  )
}

/** Reads out what was being written of a chapter that was added, once it is there. */
function useOutlined(chapters: readonly Chapter[]): void {
  const pending = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const ended = chapters.filter(({ id, outline_status }) => pending.current.has(id) && outline_status !== 'PENDING')
    for (const { title, outline_status } of ended) {
      announce(outline_status === 'FAILED' ? planTexts.outlineFailed : planTexts.outlined({ title }))
    }
    pending.current = new Set(chapters.filter((one) => one.outline_status === 'PENDING').map(({ id }) => id))
  }, [chapters])
}
