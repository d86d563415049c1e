import type { GenerationStatus } from '../shared/index.ts'

/** What can be shown of a plan while it is being written, in the order in which it comes. Chapters are numbered from 1. */
export type OutlineItem =
  | { readonly title: string }
  | { readonly description: string }
  | { readonly chapter: { readonly number: number; readonly title: string; readonly summary: string } }

/** What has come of a plan so far. Items are only ever added; another attempt has another id. */
export type DraftOutline = { readonly id: string; readonly items: readonly OutlineItem[] }

/** Where the making of a plan stands. A COMPLETE plan has its own outline, one that is being written its draft's. */
export type PlanProgress = { readonly status: GenerationStatus; readonly outline: DraftOutline | null }

type Finished = {
  readonly run: number
  readonly title: string
  readonly description: string
  /** In order. */
  readonly chapters: readonly { readonly number: number; readonly title: string; readonly summary: string }[]
}

/** A COMPLETE plan, in the shape in which it came. */
export const finishedOutline = ({ run, title, description, chapters }: Finished): DraftOutline => ({
  id: `run-${run}`,
  items: [
    { title },
    ...(description === '' ? [] : [{ description }]),
    ...chapters.map((chapter) => ({
      chapter: { number: chapter.number, title: chapter.title, summary: chapter.summary },
    })),
  ],
})

/** What a client that watches has got: the first `count` items of the outline `id`. `items` is unset where only that is known. */
export type SeenOutline = { readonly id: string; readonly count: number; readonly items?: readonly OutlineItem[] }

export const NOTHING_SEEN: SeenOutline = { id: '', count: 0 }

/** What is new of an outline. `restart`: what was seen is no part of it, so all of it is new. */
export function followOutline(seen: SeenOutline, outline: DraftOutline | null) {
  const { id, items } = outline ?? { ...NOTHING_SEEN, items: [] }
  const goesOn =
    (seen.id === id && seen.count <= items.length) || seen.count === 0 || isBeginning(seen.items ?? null, items)
  const added = goesOn ? items.slice(seen.count) : items
  const now: SeenOutline = { id, count: items.length, items }
  return { restart: !goesOn, added, now }
}

function isBeginning(seen: readonly OutlineItem[] | null, items: readonly OutlineItem[]): boolean {
  return seen !== null && seen.length <= items.length && seen.every((item, at) => keyOf(item) === keyOf(items[at]))
}

/** The same for items that say the same: a database keeps properties in an order of its own. */
function keyOf(item: OutlineItem | undefined): string {
  if (!item) return ''
  if ('chapter' in item) return JSON.stringify([item.chapter.number, item.chapter.title, item.chapter.summary])
  return JSON.stringify('title' in item ? { title: item.title } : { description: item.description })
}
