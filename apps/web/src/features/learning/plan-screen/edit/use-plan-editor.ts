import { texts as shared } from 'virtual:texts/learning/plan-screen/edit'
import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import type { PlanDetails } from '@app/contract'
import { useState } from 'react'
import { isolate } from '../../../../texts/isolate.ts'
import { focusSoon, stopId } from './focus-soon.ts'
import { explainEdit, preview, usePlanEdits } from './plan-edits.ts'
import type { PlanEdit } from './send-edit.ts'
import type { Notice, Notices } from './undo-notice.tsx'
import { movedTo } from './use-drag-order.ts'

type Chapter = PlanDetails['chapters'][number]

/** Why the last edit of a chapter was refused. `key` makes the same words new when they are said again. */
export type Refusal = { readonly at: string; readonly text: string; readonly key: number }

/** What an edit has done to the plan, for the notice with which it is undone. */
type Said = (edited: PlanDetails) => Omit<Notice, 'undo'>

/** A plan that is edited. `edit` throws what was refused. */
export type Editing = {
  readonly plan: PlanDetails
  readonly notices: Notices
  readonly edit: (change: PlanEdit, said?: Said) => Promise<void>
}

/** What can be done to a plan and its chapters, and what came of it. `plan` is shown with an order that is on its way. */
export function usePlanEditor(saved: PlanDetails, notices: Notices) {
  // what is let go stands in its new place in the same moment: what was read is changed a little later
  const [order, setOrder] = useState<string[] | null>(null)
  const plan = order ? preview(saved, { kind: 'order', chapter_ids: order }) : saved
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { mutateAsync } = usePlanEdits(saved.id)

  const edit: Editing['edit'] = async (change, said) => {
    notices.clear()
    const { plan: edited, isNew } = await mutateAsync(change)
    if (isNew && said) notices.show({ ...said(edited), undo: { kind: 'undo', version: edited.version } })
  }
  /** Answers whether it was not refused. */
  const tryEdit = async (change: PlanEdit, { id }: Chapter, text: string, at = id): Promise<boolean> => {
    setRefusal(null)
    try {
      await edit(change, () => ({ text, at, returnTo: stopId(id) }))
      return true
    } catch (error) {
      const text = explainEdit(error, shared.changed)
      setRefusal((last) => ({ at: id, text, key: (last?.key ?? 0) + 1 }))
      return false
    }
  }

  /** `place` from 0. */
  const move = async (chapter: Chapter, place: number) => {
    const { id, title } = chapter
    const ids = plan.chapters.map((one) => one.id)
    const chapter_ids = movedTo(ids, id, place)
    setOrder(chapter_ids)
    // focus may be in it
    requestAnimationFrame(() => document.getElementById(stopId(id))?.scrollIntoView?.({ block: 'nearest' }))
    await tryEdit({ kind: 'order', chapter_ids }, chapter, texts.saidMoved({ title, place: place + 1, of: ids.length }))
    setOrder((last) => (last === chapter_ids ? null : last))
  }

  const drop = async (chapter: Chapter) => {
    const { id, title } = chapter
    const place = plan.chapters.indexOf(chapter)
    const neighbour = plan.chapters[place + 1] ?? plan.chapters[place - 1] ?? chapter
    focusSoon(stopId(neighbour.id))
    const text = texts.saidDropped({ title: isolate(title) })
    const isDropped = await tryEdit({ kind: 'drop', chapter_id: id }, chapter, text, neighbour.id)
    if (!isDropped) focusSoon(stopId(id))
  }

  return { plan, refusal, edit, move, drop }
}
