import { texts as shared } from 'virtual:texts/learning/plan-screen/edit'
import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import type { PlanDetails } from '@app/contract'
import { useState } from 'react'
import { isolate } from '../../../../texts/isolate.ts'
import { focusSoon, stopId } from './focus-soon.ts'
import { explainEdit, laterPrerequisite, movedTo, type PlanEdit, preview } from './plan-edit.ts'
import { usePlanEdits } from './use-plan-edits.ts'
import type { Notices } from './use-undo.ts'

type Chapter = PlanDetails['chapters'][number]

/** Why the last edit of a chapter was refused. `key` makes the same words new when they are said again. */
export type Refusal = { readonly at: string; readonly text: string; readonly key: number }

/** What can be done to the chapters of a plan, and what came of it. `plan` is shown with an order that is on its way. */
export function usePlanEditor(saved: PlanDetails, notices: Notices) {
  // what is let go stands in its new place in the same moment: what was read is changed a little later
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const plan = order ? preview(saved, { kind: 'order', chapterIds: order }) : saved
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { mutateAsync: edit } = usePlanEdits(saved.id)
  const refuse = (at: string, text: string) => setRefusal((last) => ({ at, text, key: (last?.key ?? 0) + 1 }))

  /** Answers the plan when the edit made a version of it, and null when it was refused or changed nothing. */
  const save = async (change: PlanEdit, at: string): Promise<PlanDetails | null> => {
    setRefusal(null)
    notices.clear()
    try {
      const { plan, isNew } = await edit(change)
      return isNew ? plan : null
    } catch (error) {
      refuse(at, explainEdit(error, shared.changed))
      return null
    }
  }
  const say = (text: string, edited: PlanDetails, { id }: Chapter, at = id) =>
    notices.showUndo(text, edited, at, stopId(id))

  /** `place` from 0. */
  const move = async (chapter: Chapter, place: number) => {
    const { id, title } = chapter
    const ids = plan.chapters.map((one) => one.id)
    const change = { kind: 'order', chapterIds: movedTo(ids, id, place) } as const
    // known without asking
    const later = laterPrerequisite(preview(plan, change))
    if (later) {
      refuse(id, shared.buildsOnLater({ chapter: later.chapter, prerequisite: later.prerequisite }))
      return
    }
    setOrder(change.chapterIds)
    const moved = await save(change, id)
    setOrder((last) => (last === change.chapterIds ? null : last))
    if (moved) say(texts.saidMoved({ title, place: place + 1, of: ids.length }), moved, chapter)
  }

  const drop = async (chapter: Chapter) => {
    const { id, title } = chapter
    const place = plan.chapters.indexOf(chapter)
    const neighbour = plan.chapters[place + 1] ?? plan.chapters[place - 1] ?? chapter
    focusSoon(stopId(neighbour.id))
    const left = await save({ kind: 'drop', chapterId: id }, id)
    if (left) say(texts.saidDropped({ title: isolate(title) }), left, chapter, neighbour.id)
    else focusSoon(stopId(id))
  }

  return { plan, refusal, edit, move, drop }
}
