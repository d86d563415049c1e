import { type Brief, type ReviseTask, requirementsIn } from '@app/domain'
import type { Lesson } from '../lessons/lesson.ts'

/** `from`: its number in the plan of the task, 0 for a new one. */
type Chapter = { readonly from: number; readonly title: string; readonly objectives: readonly string[] }

type Known = { readonly task: ReviseTask; readonly lessons: readonly Lesson[] }

/**
 * A third less, unless a number was said. What a subject can do without goes first, then what nothing builds on, from the end; last
 * of all what the learner wanted to be in it.
 */
export function shorten<Any extends Chapter>(
  list: readonly Any[],
  count: number | null,
  { task, lessons }: Known,
): readonly Any[] | string {
  const wanted = count ?? Math.min(Math.ceil((list.length * 2) / 3), list.length - 1)
  if (wanted >= list.length) return `The plan has ${list.length} chapters, so it can’t be cut to ${wanted}.`
  const isExtra = ({ title }: Chapter): boolean =>
    ['more', 'far', 'long'].includes(lessons.find((lesson) => lesson.title === title)?.for ?? '')
  const required = mustHaves(task.brief)
  let left = list
  while (left.length > Math.max(wanted, 1)) {
    const needed = new Set(left.flatMap(({ from }) => task.chapters[from - 1]?.prerequisites ?? []))
    const free = left.filter(({ from }) => !task.chapters[from - 1]?.isFixed)
    const ranked = free.toSorted((one, other) => rank(one) - rank(other) || other.from - one.from)
    const [dropped] = ranked
    if (!dropped) break
    left = left.filter((chapter) => chapter !== dropped)

    function rank(chapter: Chapter): number {
      if (required.some((item) => isIn(chapter, item))) return 4
      if (isExtra(chapter)) return 0
      // the last chapter is what the plan leads to
      if (chapter === left.at(-1)) return 2
      return needed.has(chapter.from - 1) ? 3 : 1
    }
  }
  return left
}

const mustHaves = ({ focus, set }: Brief): readonly string[] =>
  set?.mustHave?.value ?? requirementsIn(focus ?? '').mustHave

const isIn = ({ title, objectives }: Chapter, item: string): boolean =>
  [title, ...objectives].some((text) => text.toLowerCase().includes(item.toLowerCase()))
