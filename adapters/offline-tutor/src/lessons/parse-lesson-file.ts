import { readFileSync } from 'node:fs'
import { isResourceSite } from '@app/domain'
import { type Block, blocksOf, entriesOf, entryOf, fail, linesOf, pathOf } from '../words/text-lines.ts'
import { AUDIENCES, type Lesson, type Suggestion } from './lesson.ts'

export type LessonFile<Key extends string> = {
  /** The front matter. An optional key that is left out is ''. */
  readonly head: Readonly<Record<Key, string>>
  readonly lessons: readonly [Lesson, ...Lesson[]]
}

type Keys<Key> = { readonly required: readonly Key[]; readonly optional: readonly Key[] }

/** A file of the folder `lessons`, by its name without the ending. */
export function readLessonFile<Key extends string = never>(name: string, keys: Keys<Key> = NO_KEYS): LessonFile<Key> {
  const file = pathOf('lessons', `${name}.md`)
  return parseLessonFile(file, readFileSync(file, 'utf8'), keys)
}

const NO_KEYS = { required: [], optional: [] }

/**
 * Reads `key: value` lines between two `---`, then chapters: `# title`, the items `for`, `minutes`, `summary` and perhaps
 * `builds_on` (numbers of earlier chapters), paragraphs, and a list each under `## Objectives` and `## Resources`. Throws at
 * anything else, with file and line.
 */
export function parseLessonFile<Key extends string>(file: string, text: string, keys: Keys<Key>): LessonFile<Key> {
  const lines = linesOf(file, text)
  const end = lines[0]?.text === '---' ? lines.findIndex((line, index) => index > 0 && line.text === '---') : 0
  if (end < 0) fail(`${file}:1`, 'the front matter does not end')
  const head = headOf(file, lines.slice(Math.min(end, 1), end), keys)
  const body = blocksOf(lines.slice(end && end + 1), (line, before) => before === '' || /^(?:#|- )/.test(line))
  const chapters: Block[][] = []
  for (const block of body) {
    if (block.text.startsWith('# ')) chapters.push([block])
    else (chapters.at(-1) ?? fail(block.at, 'no "# title" stands before it')).push(block)
  }
  const titles = chapters.map(([title]) => titleOf(title))
  const [first, ...others] = chapters.map((blocks, index) => lessonOf(blocks, titles.slice(0, index)))
  return { head, lessons: [first ?? fail(`${file}:1`, 'no chapter'), ...others] }
}

function headOf<Key extends string>(
  file: string,
  lines: readonly Block[],
  { required, optional }: Keys<Key>,
): Readonly<Record<Key, string>> {
  const head = Object.fromEntries(optional.map((key) => [key, '']))
  for (const { key, value, at } of entriesOf(lines)) {
    if (![...required, ...optional].some((known) => known === key)) fail(at, `no such key as "${key}"`)
    head[key] = value
  }
  for (const key of required) if (!head[key]) fail(`${file}:1`, `the front matter has no "${key}"`)
  // every key was just found or is optional
  return head as Record<Key, string>
}

const FACTS = new Set(['for', 'minutes', 'builds_on', 'summary'])

const titleOf = (title: Block | undefined): string => title?.text.slice(2) ?? ''

function lessonOf([title, ...blocks]: readonly Block[], before: readonly string[]): Lesson {
  const at = title?.at ?? ''
  const facts = new Map<string, string>()
  const [teach, objectives, resources]: [string[], string[], Suggestion[]] = [[], [], []]
  let section = ''
  for (const block of blocks) {
    const item = block.text.startsWith('- ') ? { ...block, text: block.text.slice(2) } : null
    if (block.text.startsWith('## ')) section = block.text
    else if (section === '' && item) facts.set(entryOf(item).key, entryOf(item).value)
    else if (section === '') teach.push(block.text)
    else if (section === '## Objectives' && item) objectives.push(item.text)
    else if (section === '## Resources' && item) resources.push(suggestionOf(item))
    else fail(block.at, `no item of "${section}"`)
  }
  const audience = AUDIENCES.find((known) => known === facts.get('for'))
  const summary = facts.get('summary')
  const minutes = Number(facts.get('minutes'))
  if (!audience || !summary || !(minutes > 0) || [...facts.keys()].some((key) => !FACTS.has(key))) {
    fail(at, `"for: ${AUDIENCES.join(' | ')}", "minutes: …" and "summary: …" are needed`)
  }
  const numbers = facts.get('builds_on')?.split(', ') ?? []
  const buildsOn = numbers.map(
    (number) => before[Number(number) - 1] ?? fail(at, `no chapter ${number} stands before it`),
  )
  if (teach.length === 0 || objectives.length === 0 || resources.length === 0) {
    fail(at, 'paragraphs, objectives and resources are needed')
  }
  const texts = { title: titleOf(title), summary, teach: teach.join('\n\n') }
  return { for: audience, ...texts, minutes, buildsOn, objectives, resources }
}

/** `site: search words | title | reason` */
function suggestionOf(item: Block): Suggestion {
  const { key: site, value } = entryOf(item)
  const [search, title, reason, ...more] = value.split(' | ')
  if (!isResourceSite(site)) return fail(item.at, `no such site as "${site}"`)
  if (!search || !title || !reason || more.length > 0) return fail(item.at, 'no "site: search | title | reason"')
  return { site, search, title, reason }
}
