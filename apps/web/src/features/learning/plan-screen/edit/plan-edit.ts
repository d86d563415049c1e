import { texts } from 'virtual:texts/learning/plan-screen/edit'
import type { PlanDetails } from '@app/contract'
import { describeCause, explain } from '../../../../api/problem.ts'

/** One change of a plan, as the learner makes it. */
export type PlanEdit =
  | { readonly kind: 'rename'; readonly title: string }
  | { readonly kind: 'reword'; readonly chapterId: string; readonly title: string; readonly summary: string }
  | { readonly kind: 'drop'; readonly chapterId: string }
  /** All chapters of the plan, in their new order. */
  | { readonly kind: 'order'; readonly chapterIds: readonly string[] }
  /** `version` is what the edit to be undone has made. */
  | { readonly kind: 'undo'; readonly version: number }
  /** Behind another chapter, or at the end. */
  | { readonly kind: 'add'; readonly title: string; readonly after: string | undefined }
  /** The changes that were asked for in texts. */
  | { readonly kind: 'accept'; readonly revisionId: string }
  | { readonly kind: 'archive' }
  | { readonly kind: 'unarchive' }

type Chapters = PlanDetails['chapters']

/** What is shown until the server has answered. Words wait for it: it may decline them. */
export function preview(plan: PlanDetails, edit: PlanEdit): PlanDetails {
  switch (edit.kind) {
    case 'drop': {
      const dropped = plan.chapters.find(({ id }) => id === edit.chapterId)
      const left = plan.chapters.filter((chapter) => chapter !== dropped)
      const minutes = plan.minutes === null ? null : plan.minutes - (dropped?.minutes ?? 0)
      return { ...plan, minutes, chapters: numbered(left.map((chapter) => without(chapter, edit.chapterId))) }
    }
    case 'order': {
      const chapters = edit.chapterIds.flatMap((wanted) => plan.chapters.find(({ id }) => id === wanted) ?? [])
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
export function movedTo(ids: readonly string[], moved: string, place: number): readonly string[] {
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
