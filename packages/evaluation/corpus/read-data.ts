import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { OutlineAnswer, PlanAnswer, Setting } from './answer-case.ts'

/** `key: value`, and `- value` for each further value of the key above. */
type Fields = Readonly<Record<string, readonly string[]>>

/** A part of a data file: `# name`, its fields, an empty line, and a text. */
export type Section = { readonly name: string; readonly fields: Fields; readonly text: string }

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

/** Characters that an editor does not show are written as `\u200b`. */
const unescaped = (text: string): string =>
  text.replaceAll(/\\u([\da-f]{4})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))

const ABOUT_LESSONS = 'language goal level time focus reply title description chapters objectives resources keeps'
const ABOUT_TEXTS = 'as times between place searches neverShown only'
const KNOWN = new Set(`${ABOUT_LESSONS} ${ABOUT_TEXTS}`.split(' '))

function fieldsOf(file: string, lines: readonly string[]): Fields {
  const fields: Record<string, string[]> = {}
  let values: string[] = []
  for (const line of lines) {
    const [key = '', value = ''] = line.startsWith('- ') ? ['', line.slice(2)] : cut(line, ':')
    if (key !== '' && !KNOWN.has(key)) throw new Error(`${file}: there is no field ${key}.`)
    if (key !== '') {
      values = []
      fields[key] = values
    }
    if (value !== '') values.push(unescaped(value.trim()))
  }
  return fields
}

/** What stands before the first `mark`, and after it. */
function cut(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}

export const sectionsIn = (file: string): readonly Section[] =>
  read(file)
    .split('\n# ')
    .slice(1)
    .map((section) => {
      const [head, text] = cut(section, '\n\n')
      const [name = '', ...lines] = head.trimEnd().split('\n')
      return { name, fields: fieldsOf(file, lines), text: unescaped(text.trimEnd()) }
    })

/** A chapter with the learner and the plan that it belongs to. */
export type Lesson = {
  readonly name: string
  readonly setting: Setting
  /** A good next message in the conversation; empty when there is none. */
  readonly reply: string
  /** What the page must show besides the paragraphs. */
  readonly keeps: readonly string[]
}

/** Chapters are `title | summary | objective | objective`, resources `site | search words | title | type | reason`. The second chapter is the lesson. */
export function lessonIn(file: string): Lesson {
  const [head, text] = cut(read(file), '\n---\n\n')
  const fields = fieldsOf(file, head.split('\n').slice(1))
  const one = (key: string): string => fields[key]?.[0] ?? ''
  const setting: Setting = {
    language: one('language'),
    brief: { goal: one('goal'), level: one('level'), time: one('time'), focus: one('focus') || null },
    plan: { title: one('title'), description: one('description'), chapters: outlinesOf(fields.chapters ?? []) },
    before: null,
    chapter: {
      introduction: unescaped(text.trimEnd()),
      learning_objectives: fields.objectives ?? [],
      resources: (fields.resources ?? []).map((row) => {
        const [site = '', search = '', title = '', type = '', reason = ''] = row.split(' | ')
        return { site, search, title, type, reason }
      }),
    },
  }
  return { name: basename(file, '.md'), setting, reply: one('reply'), keeps: fields.keeps ?? [] }
}

/** Each file of a folder in `lessons/`. */
export const lessonsIn = (folder: string): readonly Lesson[] =>
  readdirSync(join(import.meta.dirname, 'lessons', folder))
    .toSorted()
    .map((file) => lessonIn(`lessons/${folder}/${file}`))

const outlinesOf = (rows: readonly string[]): PlanAnswer['chapters'] =>
  rows.map((row, index) => {
    const [title = '', summary = '', ...objectives] = row.split(' | ')
    return outlineOf({ title, summary, objectives }, index)
  })

/** The other parts of a chapter's outline. Without objectives its own words are some, in whatever language they are. */
export const outlineOf = (
  { title, summary, objectives = [] }: Pick<OutlineAnswer, 'title' | 'summary'> & Partial<OutlineAnswer>,
  index: number,
): OutlineAnswer => ({
  title,
  summary,
  objectives: objectives.length > 0 ? objectives : [title, summary],
  minutes: 60,
  builds_on: index === 0 ? [] : [index],
})

/** What a section does not give is as in the good plan. */
export const planOf = ({ fields }: Pick<Section, 'fields'>, good: PlanAnswer): PlanAnswer => ({
  title: fields.title?.[0] ?? good.title,
  description: fields.description?.[0] ?? good.description,
  chapters: fields.chapters
    ? outlinesOf(fields.chapters).map(({ title, summary }, index) => {
        const other = good.chapters[index % good.chapters.length]?.summary ?? ''
        return outlineOf({ title, summary: summary || other }, index)
      })
    : good.chapters,
})
