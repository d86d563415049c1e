import type { OutlineItem } from '../plans/draft-outline.ts'
import { MAX_CHAPTERS } from '../plans/plan-room.ts'
import { ELEMENT, makeJsonScanner } from './json-scanner.ts'
import type { Markdown } from './markdown.ts'
import { readChapterText, readPlanText, splitLine } from './plan-draft.ts'

type Text = 'title' | 'description' | 'summary'

/** Where a text stands in a plan: in the plan itself, or in a chapter of it. Null for all others. */
type Place = { readonly of: 'plan' | 'chapter'; readonly name: Text; readonly depth: number }

/**
 * Finds the parts of a plan while a model writes it: title and description, and each chapter once its title and summary are
 * there, before its objectives are. They are cleaned as `readPlan` does; what no learner may read is left out. What code mends at
 * the end, such as the order, is not mended here.
 */
export function makeOutlineReader(options: {
  readonly markdown: Markdown
  readonly isUnfit: (text: string) => boolean
  readonly onItem: (item: OutlineItem) => void
}): { readonly feed: (piece: string) => void } {
  const { markdown, isUnfit, onItem } = options
  /** How many properties lead to the plan; null until something of it was found, -1 once it has ended. */
  let planDepth: number | null = null
  const ofPlan = new Set<Text>()
  const titles = new Set<string>()
  let chapter: { title?: string; summary?: string } = {}
  let isShown = false

  const showOfPlan = (name: 'title' | 'description', said: string): void => {
    const text = readPlanText(name, said, markdown)
    if (ofPlan.has(name) || text === '' || isUnfit(text)) return
    ofPlan.add(name)
    onItem(name === 'title' ? { title: text } : { description: text })
  }

  const showChapter = (title: string, summary: string): void => {
    isShown = true
    const key = title.toLowerCase()
    if (titles.has(key) || titles.size >= MAX_CHAPTERS || title === '' || [title, summary].some(isUnfit)) return
    titles.add(key)
    onItem({ chapter: { number: titles.size, title, summary } })
  }

  const endChapter = (): void => {
    if (!isShown && chapter.title !== undefined) showChapter(chapter.title, chapter.summary ?? '')
    chapter = {}
    isShown = false
  }

  const takeOfChapter = (name: 'title' | 'summary', said: string, isWhole: boolean): void => {
    const { title, summary } = isWhole ? splitLine(said) : { title: said, summary: '' }
    chapter[name] ??= readChapterText(name, title, markdown)
    if (summary !== '') chapter.summary ??= readChapterText('summary', summary, markdown)
    if (isWhole) endChapter()
    else if (!isShown && chapter.title !== undefined && chapter.summary !== undefined)
      showChapter(chapter.title, chapter.summary)
  }

  const scanner = makeJsonScanner({
    onText: (path, said) => {
      const place = placeOf(path)
      if (!place || (planDepth ?? place.depth) !== place.depth) return
      planDepth = place.depth
      if (place.of === 'plan' && place.name !== 'summary') showOfPlan(place.name, said)
      if (place.of === 'chapter' && place.name !== 'description')
        takeOfChapter(place.name, said, path.at(-1) === ELEMENT)
    },
    onEnd: (path) => {
      if (planDepth === null) return
      if (path.length === planDepth) planDepth = -1
      else if (path.length === planDepth + 2 && path.at(-1) === ELEMENT && path.at(-2) === 'chapters') endChapter()
    },
  })
  return { feed: scanner.feed }
}

/** `title` or `description` of the plan, `title` or `summary` of a chapter, or a chapter that is nothing but its title. */
function placeOf(path: readonly string[]): Place | null {
  const list = path.indexOf(ELEMENT)
  const name = path.at(-1)
  if (list < 0) return name === 'title' || name === 'description' ? { of: 'plan', name, depth: path.length - 1 } : null
  const depth = list - 1
  if (path[depth] !== 'chapters') return null
  if (path.length === list + 1) return { of: 'chapter', name: 'title', depth }
  if (path.length > list + 2) return null
  return name === 'title' || name === 'summary' ? { of: 'chapter', name, depth } : null
}
