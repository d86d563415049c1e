import { texts } from 'virtual:texts/learning/plan-screen/edit'
import type { PlanDetails } from '@app/contract'
import { describeCause, explain } from '../../../../api/problem.ts'
import type { PlanEdit } from './send-edit.ts'

type Chapters = PlanDetails['chapters']

/** What is shown until the server has answered. Words wait for it: it may decline them. */
export function preview(plan: PlanDetails, edit: PlanEdit): PlanDetails {
  switch (edit.kind) {
    case 'drop': {
      const dropped = plan.chapters.find(({ id }) => id === edit.chapter_id)
      const left = plan.chapters.filter((chapter) => chapter !== dropped)
      const minutes = plan.minutes === null ? null : plan.minutes - (dropped?.minutes ?? 0)
      return { ...plan, minutes, chapters: numbered(left.map((chapter) => without(chapter, edit.chapter_id))) }
    }
    case 'order': {
      const chapters = edit.chapter_ids.flatMap((wanted) => plan.chapters.find(({ id }) => id === wanted) ?? [])
      return { ...plan, chapters: numbered(chapters) }
    }
    case 'archive':
    case 'unarchive':
      return { ...plan, archived: edit.kind === 'archive' }
    default:
      return plan
  }
}

const without = (chapter: Chapters[number], id: string) => ({
  ...chapter,
  prerequisites: chapter.prerequisites.filter((earlier) => earlier !== id),
})

/** The first chapter is free, whichever it is. */
function numbered(chapters: Chapters): Chapters {
  const usual = Math.max(...chapters.map(({ price }) => price))
  return chapters.map((chapter, place) => ({
    ...chapter,
    number: place + 1,
    price: place === 0 ? 0 : chapter.price || usual,
  }))
}

/** The same order with one chapter at another place, from 0. */
export function movedTo(ids: readonly string[], moved: string, place: number): string[] {
  const others = ids.filter((id) => id !== moved)
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

type Titles = { readonly chapter: string; readonly prerequisite: string }

/** The first chapter that would stand before one that it builds on; null where the order holds. */
export function laterPrerequisite({ chapters }: PlanDetails): Titles | null {
  for (const [place, { title, prerequisites }] of chapters.entries()) {
    const later = chapters.slice(place).find(({ id }) => prerequisites.includes(id))
    if (later) return { chapter: title, prerequisite: later.title }
  }
  return null
}

/** Why an edit, or a request for one in words, was refused, for the place where it was made. `changed` is what is said of a plan that has changed elsewhere. */
export function explainEdit(error: unknown, changed: string, failed = texts.failed): string {
  const words = explain(error, failed, {
    'plan-changed': () => changed,
    'prerequisite-later': ({ extra }) =>
      texts.buildsOnLater({ chapter: `${extra.chapter}`, prerequisite: `${extra.prerequisite}` }),
  })
  return [describeCause(error), words].filter(Boolean).join(' ')
}
