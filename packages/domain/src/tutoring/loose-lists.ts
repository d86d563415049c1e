import { isRecord, listOf, textOf } from './lenient-json.ts'

type Json = Readonly<Record<string, unknown>>

/** More than any task has a use for: each item is read as Markdown, and twenty thousand of them take seconds. */
const MAX_ITEMS = 100

/**
 * A list of objects as small models write it, who obey flat shapes only: as a list, as an object of numbered ones, as the text of
 * either, as lines, or as properties of their own ("chapter_1_title"). Items may be anything.
 */
export function looseItems(object: Json, name: string): readonly unknown[] {
  const said = object[name]
  const value = typeof said === 'string' ? parsed(said) : said
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS)
  if (isRecord(value)) return Object.values(value).slice(0, MAX_ITEMS)
  return value === undefined ? numbered(object, name.replace(/s$/, '')) : []
}

function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text.split('\n').filter((line) => line.trim() !== '')
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

const NUMBERED = /^([a-z]+)[_ -]?(\d{1,2})[_ -]([a-z_]+)$/i

function numbered(object: Json, item: string): readonly Json[] {
  const items = new Map<number, Record<string, unknown>>()
  for (const [key, value] of Object.entries(object)) {
    const [, name = '', number = '', property = ''] = NUMBERED.exec(key) ?? []
    if (name.toLowerCase() !== item) continue
    const found = items.get(Number(number)) ?? {}
    found[property] = value
    items.set(Number(number), found)
  }
  return [...items].toSorted(([one], [other]) => one - other).map(([, found]) => found)
}

/** The first of these properties that the item has. */
export const oneOfNames = (item: Json, names: readonly string[]): unknown =>
  names.map((name) => item[name]).find((value) => value !== undefined && value !== null)

/** A list of texts, or one text that holds several: "Weigh; knead; bake". */
export const looseTexts = (value: unknown): readonly unknown[] =>
  (typeof value === 'string' ? value.split(/[;\n]/) : listOf(value)).slice(0, MAX_ITEMS)

const DIVIDER = /[:：]\s{0,3}|\s[–—-]\s/
/** "Bread: the basics" is a title with a colon in it. */
const MIN_WORDS_BEHIND = 3

/** What stands before and behind the first colon or dash of a line; all of it before, where nothing much is behind. */
export function splitLine(line: unknown): readonly [string, string] {
  const text = textOf(line).trim()
  const divider = DIVIDER.exec(text)
  if (!divider || divider.index === 0) return [text, '']
  const behind = text.slice(divider.index + divider[0].length)
  const isMore =
    behind.split(/\s+/).length >= MIN_WORDS_BEHIND || /\p{Script=Han}{6}|\p{Script=Hiragana}{3}/u.test(behind)
  return isMore ? [text.slice(0, divider.index), behind] : [text, '']
}

/** Of "2: Fold the dough", the number and the rest. Null without a number in front. */
export function numberedLine(line: unknown): { readonly number: number; readonly text: string } | null {
  const [, number, text] = /^\s{0,3}(?:chapter\s)?(\d{1,2})\s{0,2}[:.)–-]\s{0,3}(\S.*)$/is.exec(textOf(line)) ?? []
  return number === undefined || text === undefined ? null : { number: Number(number), text }
}
