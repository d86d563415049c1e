import { readFileSync } from 'node:fs'
import { type Exercise, isResourceSite } from '@app/domain'
import { AUDIENCES, type Lesson, type Suggestion } from './lesson.ts'
import { questionOf } from './parse-question.ts'
import { type Block, blocksOf, entriesOf, entryOf, fail, linesOf, pathOf } from './text-lines.ts'

/** `thread`: what the chapters build step by step, of a subject that has one. */
type Head<Key extends string> = Readonly<Record<Key, string> & { thread?: string }>

export type LessonFile<Key extends string> = {
  /** The front matter. */
  readonly head: Head<Key>
  readonly lessons: readonly [Lesson, ...Lesson[]]
}

/** A file of the folder `lessons`, by its name without the ending. */
export function readLessonFile<Key extends string = never>(name: string, keys: readonly Key[] = []): LessonFile<Key> {
  const file = pathOf('lessons', `${name}.md`)
  return parseLessonFile(file, readFileSync(file, 'utf8'), keys)
}

/**
 * Reads `key: value` lines between two `---`, then chapters: `# title`, the items `for`, `minutes`, `summary` and perhaps
 * `builds_on` (numbers of earlier chapters), an introduction, and the parts that `PARTS` names, with a `## Section: heading` for
 * each objective; `Exercises` and `Second check` may be left out. What stands in fences is code. Throws at anything else, with file and line.
 */
export function parseLessonFile<Key extends string>(file: string, text: string, keys: readonly Key[]): LessonFile<Key> {
  const lines = linesOf(file, text)
  const end = lines[0]?.text === '---' ? lines.findIndex((line, index) => index > 0 && line.text === '---') : 0
  if (end < 0) fail(`${file}:1`, 'the front matter does not end')
  const head = headOf(file, lines.slice(Math.min(end, 1), end), keys)
  const chapters = splitAt('# ', lines.slice(end && end + 1))
  const [before, ...titled] = chapters
  const stray = before?.lines.find((line) => line.text.trim() !== '')
  if (stray) fail(stray.at, 'no "# title" stands before it')
  const titles = titled.map(({ title }) => title)
  const [first, ...others] = titled.map((chapter, index) => lessonOf(chapter, titles.slice(0, index)))
  return { head, lessons: [first ?? fail(`${file}:1`, 'no chapter'), ...others] }
}

type Titled = { readonly title: string; readonly at: string; readonly lines: readonly Block[] }

/** What stands before the first line that begins with `mark`, then what stands behind each. */
function splitAt(mark: string, lines: readonly Block[]): readonly Titled[] {
  const parts: { title: string; at: string; lines: Block[] }[] = [{ title: '', at: lines[0]?.at ?? '', lines: [] }]
  let isCode = false
  for (const line of lines) {
    if (line.text.startsWith('```')) isCode = !isCode
    if (!isCode && line.text.startsWith(mark))
      parts.push({ title: line.text.slice(mark.length), at: line.at, lines: [] })
    else parts.at(-1)?.lines.push(line)
  }
  return parts
}

function headOf<Key extends string>(file: string, lines: readonly Block[], keys: readonly Key[]): Head<Key> {
  const head: Record<string, string> = {}
  for (const { key, value, at } of entriesOf(lines)) {
    if (![...keys, 'thread'].some((known) => known === key)) fail(at, `no such key as "${key}"`)
    head[key] = value
  }
  for (const key of keys) if (!head[key]) fail(`${file}:1`, `the front matter has no "${key}"`)
  // every key was just found
  return head as Head<Key>
}

const FACTS = new Set(['for', 'minutes', 'builds_on', 'summary'])

const PARTS = ['Objectives', 'Exercises', 'Key points', 'Practice', 'Check', 'Second check', 'Resources']
const SECTION = 'Section: '
const DONE_WHEN = 'Done when: '

function lessonOf({ title, at, lines }: Titled, before: readonly string[]): Lesson {
  const [opening, ...parts] = splitAt('## ', lines)
  const stray = parts.find((part) => !PARTS.includes(part.title) && !part.title.startsWith(SECTION))
  if (stray) fail(stray.at, `no part is called "${stray.title}"`)
  const linesOfPart = (name: string) => parts.find((part) => part.title === name)?.lines ?? fail(at, `no "## ${name}"`)
  const linesOfOptional = (name: string) => parts.find((part) => part.title === name)?.lines ?? []
  const questionsIn = (lines: readonly Block[]) =>
    splitAt('### ', lines)
      .slice(1)
      .map((asked) => questionOf(asked, objectives))
  const facts = factsOf(at, opening?.lines ?? [], before)
  const objectives = itemsOf(linesOfPart('Objectives')).map((item) => item.text)
  const sections = parts.filter((part) => part.title.startsWith(SECTION))
  if (sections.length !== objectives.length) fail(at, `${sections.length} sections for ${objectives.length} objectives`)
  const practice = paragraphsOf(linesOfPart('Practice'))
  const done = practice.at(-1)
  if (!done?.startsWith(DONE_WHEN) || practice.length < 2)
    fail(at, `"## Practice" says a task, and then "${DONE_WHEN}…"`)
  return {
    ...facts,
    title,
    teach: paragraphsOf((opening?.lines ?? []).filter((line) => !isItem(line))).join('\n\n'),
    objectives,
    sections: sections.map((section) => ({
      heading: section.title.slice(SECTION.length),
      body: markdownOf(section.lines),
    })),
    keyPoints: itemsOf(linesOfPart('Key points')).map((item) => item.text),
    practice: { task: practice.slice(0, -1).join('\n\n'), doneWhen: done.slice(DONE_WHEN.length) },
    check: questionsIn(linesOfPart('Check')),
    secondCheck: questionsIn(linesOfOptional('Second check')),
    exercises: exercisesIn(linesOfOptional('Exercises')),
    resources: itemsOf(linesOfPart('Resources')).map(suggestionOf),
  }
}

/** `### Task`, then its `### Solution`. */
const exercisesIn = (lines: readonly Block[]): readonly Exercise[] =>
  splitAt('### ', lines)
    .slice(1)
    .flatMap(({ title, at, lines }, place, parts) => {
      if (title !== (place % 2 === 0 ? 'Task' : 'Solution')) fail(at, 'each "### Task" has its "### Solution"')
      const solution = markdownOf(parts[place + 1]?.lines ?? [])
      return place % 2 === 0 ? [{ task: markdownOf(lines), solution: solution || fail(at, 'no "### Solution"') }] : []
    })

const markdownOf = (lines: readonly Block[]): string =>
  lines
    .map((line) => line.text)
    .join('\n')
    .trim()

const isItem = ({ text }: Block): boolean => /^(?:- | {2}\S)/.test(text)

/** Wrapped lines of an item are indented. */
const itemsOf = (lines: readonly Block[]): readonly Block[] =>
  blocksOf(lines, (line) => !line.startsWith(' ')).map((item) =>
    item.text.startsWith('- ') ? { ...item, text: item.text.slice(2) } : fail(item.at, 'no "- item"'),
  )

const paragraphsOf = (lines: readonly Block[]): readonly string[] =>
  blocksOf(lines, (_, before) => before.trim() === '').map((block) => block.text)

type LessonFacts = Pick<Lesson, 'for' | 'summary' | 'minutes' | 'buildsOn'>

function factsOf(at: string, lines: readonly Block[], before: readonly string[]): LessonFacts {
  const facts = new Map(itemsOf(lines.filter(isItem)).map((item) => [entryOf(item).key, entryOf(item).value]))
  const audience = AUDIENCES.find((known) => known === facts.get('for'))
  const summary = facts.get('summary')
  const minutes = Number(facts.get('minutes'))
  if (!audience || !summary || !(minutes > 0) || [...facts.keys()].some((key) => !FACTS.has(key))) {
    fail(at, `"for: ${AUDIENCES.join(' | ')}", "minutes: …" and "summary: …" are needed`)
  }
  const buildsOn = (facts.get('builds_on')?.split(', ') ?? []).map(
    (number) => before[Number(number) - 1] ?? fail(at, `no chapter ${number} stands before it`),
  )
  return { for: audience, summary, minutes, buildsOn }
}

/** `site: search words | title | reason` */
function suggestionOf(item: Block): Suggestion {
  const { key: site, value } = entryOf(item)
  const [search, title, reason, ...more] = value.split(' | ')
  if (!isResourceSite(site)) return fail(item.at, `no such site as "${site}"`)
  if (!search || !title || !reason || more.length > 0) return fail(item.at, 'no "site: search | title | reason"')
  return { site, search, title, reason }
}
