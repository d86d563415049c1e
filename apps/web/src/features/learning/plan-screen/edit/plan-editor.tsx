import { texts as learning } from 'virtual:texts/learning'
import { texts as planTexts } from 'virtual:texts/learning/plan-screen'
import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import type { PlanDetails } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import { notify } from '../../../../ui/feedback/notify.ts'
import { List } from '../../../../ui/list.tsx'
import { RevisePlan } from '../revise/revise-plan.tsx'
import { AddChapter } from './add-chapter.tsx'
import { EditHead } from './edit-head.tsx'
import { EditStop } from './edit-stop.tsx'
import { type Notices, UndoNotice } from './undo-notice.tsx'
import { useDragOrder } from './use-drag-order.ts'
import { usePlanEditor } from './use-plan-editor.ts'

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
