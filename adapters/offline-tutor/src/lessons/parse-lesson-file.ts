import { isResourceSite } from '@app/domain'
import { AUDIENCES, type Lesson, type Suggestion } from './lesson.ts'

export type LessonFile<Key extends string> = {
  /** The front matter, a flat subset of YAML. An optional key that is left out is ''. */
  readonly head: Readonly<Record<Key, string>>
  readonly lessons: readonly [Lesson, ...Lesson[]]
}

/** Lines that belong together, joined by spaces, and the file and line at which they begin. */
type Block = { text: string; readonly at: string }

/**
 * Reads `key: value` lines between two `---`, then chapters: `# title`, the items `for` and `summary`, paragraphs, and
 * a list each under `## Objectives` and `## Resources`. Throws at anything else, with file and line.
 */
export function parseLessonFile<Key extends string>(
  file: string,
  text: string,
  keys: { readonly required: readonly Key[]; readonly optional: readonly Key[] },
): LessonFile<Key> {
  const lines = text.split('\n').map((line, index) => ({ line, at: `${file}:${index + 1}` }))
  const end = lines[0]?.line === '---' ? lines.findIndex(({ line }, index) => index > 0 && line === '---') : 0
  if (end < 0) fail(`${file}:1`, 'the front matter does not end')
  const entries = blocksOf(lines.slice(Math.min(end, 1), end), (line) => !line.startsWith(' '))
  const body = blocksOf(lines.slice(end && end + 1), (line, before) => before === '' || /^(?:#|- )/.test(line))
  const chapters: Block[][] = []
  for (const block of body) {
    if (block.text.startsWith('# ')) chapters.push([block])
    else (chapters.at(-1) ?? fail(block.at, 'no "# title" stands before it')).push(block)
  }
  const [first, ...others] = chapters.map(lessonOf)
  return { head: headOf(file, entries, keys), lessons: [first ?? fail(`${file}:1`, 'no chapter'), ...others] }
}

function fail(at: string, problem: string): never {
  throw new Error(`${at}: ${problem}`)
}

function blocksOf(
  lines: readonly { readonly line: string; readonly at: string }[],
  begins: (line: string, before: string) => boolean,
): readonly Block[] {
  const blocks: Block[] = []
  for (const [index, { line, at }] of lines.entries()) {
    const last = blocks.at(-1)
    if (line.trim() === '') continue
    if (!last || begins(line, lines[index - 1]?.line ?? '')) blocks.push({ text: line.trim(), at })
    else last.text += ` ${line.trim()}`
  }
  return blocks
}

function headOf<Key extends string>(
  file: string,
  entries: readonly Block[],
  { required, optional }: { readonly required: readonly Key[]; readonly optional: readonly Key[] },
): Readonly<Record<Key, string>> {
  const head = Object.fromEntries(optional.map((key) => [key, '']))
  for (const entry of entries) {
    const [key, value] = keyAndValue(entry)
    if (![...required, ...optional].some((known) => known === key)) fail(entry.at, `no such key as "${key}"`)
    if (head[key]) fail(entry.at, `"${key}" stands here a second time`)
    head[key] = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value
  }
  for (const key of required) if (!head[key]) fail(`${file}:1`, `the front matter has no "${key}"`)
  // every key was just found or is optional
  return head as Record<Key, string>
}

function keyAndValue({ text, at }: Block): readonly [key: string, value: string] {
  const colon = text.indexOf(': ')
  return colon > 0 ? [text.slice(0, colon), text.slice(colon + 2)] : fail(at, 'no "key: value"')
}

const SECTIONS = ['## Objectives', '## Resources'] as const

function lessonOf([title, ...blocks]: readonly Block[]): Lesson {
  const at = title?.at ?? ''
  const facts = new Map<string, string>()
  const [teach, objectives, resources]: [string[], string[], Suggestion[]] = [[], [], []]
  let section = ''
  for (const block of blocks) {
    const item = block.text.startsWith('- ') ? { ...block, text: block.text.slice(2) } : null
    if (block.text.startsWith('## ')) {
      section = SECTIONS.find((known) => known === block.text) ?? fail(block.at, `no such section as "${block.text}"`)
    } else if (section === '' && item) facts.set(...keyAndValue(item))
    else if (section === '') teach.push(block.text)
    else if (section === '## Objectives' && item) objectives.push(item.text)
    else if (section === '## Resources' && item) resources.push(suggestionOf(item))
    else fail(block.at, `no item of "${section}"`)
  }
  const audience = AUDIENCES.find((known) => known === facts.get('for'))
  const summary = facts.get('summary')
  if (!audience || !summary || facts.size !== 2) fail(at, `"for: ${AUDIENCES.join(' | ')}" and "summary: …" are needed`)
  if (teach.length === 0 || objectives.length === 0 || resources.length === 0) {
    fail(at, 'paragraphs, objectives and resources are needed')
  }
  return { for: audience, title: title?.text.slice(2) ?? '', summary, teach: teach.join('\n\n'), objectives, resources }
}

/** `site: search words | title | reason` */
function suggestionOf(item: Block): Suggestion {
  const [site, rest] = keyAndValue(item)
  const [search, title, reason, ...more] = rest.split(' | ')
  if (!isResourceSite(site)) return fail(item.at, `no such site as "${site}"`)
  if (!search || !title || !reason || more.length > 0) return fail(item.at, 'no "site: search | title | reason"')
  return { site, search, title, reason }
}
