import { err, ok, type Result } from '../shared/index.ts'
import { type BadAnswer, badAnswer, NO_JSON } from './fault.ts'

/** Makes something of a JSON value, whatever it is: nothing that a model says is refused for its type. */
type Read<T> = (value: unknown) => T
type Schema = Readonly<Record<string, Read<unknown>>>
export type Fields<S extends Schema> = { readonly [Name in keyof S]: ReturnType<S[Name]> }
type Json = Readonly<Record<string, unknown>>

/** More than any task has a use for: each item is read as Markdown, and twenty thousand of them take seconds. */
const MAX_ITEMS = 100

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asText: Read<string> = (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Small models write numbers as texts: "about 60 minutes". */
export const asInteger: Read<number | null> = (value) => {
  const number = typeof value === 'number' ? value : Number.parseInt(/-?\d{1,9}/.exec(asText(value))?.[0] ?? '', 10)
  return Number.isFinite(number) ? Math.round(number) : null
}

/** Small models write a list as lines, as an object of numbered items, or as its only item. */
export const asList =
  <T>(item: Read<T>): Read<readonly T[]> =>
  (value) =>
    itemsIn(value).slice(0, MAX_ITEMS).map(item)

function itemsIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  if (isRecord(value)) return Object.values(value)
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim() !== '')
  return typeof value === 'number' ? [value] : []
}

/** What is missing is empty. `ofOther`: the fields of an item that is no object, such as a line. */
export const asFields =
  <S extends Schema>(schema: S, ofOther: (value: unknown) => Json = () => ({})): Read<Fields<S>> =>
  (value) => {
    const fields = isRecord(value) ? value : ofOther(value)
    const read = Object.entries(schema).map(([name, read]) => [name, read(fields[name])])
    return Object.fromEntries(read) as Fields<S> // it has the schema's names, each read by its own reader
  }

/** The fields of the JSON object that is the answer. */
export function readAnswer<S extends Schema>(answer: string, schema: S): Result<Fields<S>, BadAnswer> {
  const object = readJsonObject(answer)
  return object ? ok(asFields(schema)(object)) : err(badAnswer(NO_JSON))
}

/** Plain JSON, perhaps with words around it: what else models do to it, the client that asked them has put right. */
export function readJsonObject(answer: string): Json | null {
  for (const text of [answer, answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)]) {
    try {
      const value: unknown = JSON.parse(text, (_name, inner) =>
        typeof inner === 'string' ? withCommands(inner) : inner,
      )
      if (isRecord(value)) return value
    } catch {
      // perhaps without the words around it
    }
  }
  return null
}

/**
 * What JSON makes of a formula whose backslashes were not escaped: `\frac` begins with the escape of a form feed. No text has such signs,
 * nor words such as "imes"; `\text` is not among them, for code may begin a line with a tab and `ext`.
 */
const EATEN = /[\b\f](?=[a-z])|\r(?=ight|ho\b|angle)|\t(?=imes\b|heta\b|ilde\b|riangle)/g
const LETTERS: Readonly<Record<string, string>> = { '\b': '\\b', '\f': '\\f', '\r': '\\r', '\t': '\\t' }

/** With the commands of formulas that an escape has eaten the beginning of; `\nu` stays a line's end, which most texts have. */
const withCommands = (text: string): string => text.replace(EATEN, (sign) => LETTERS[sign] ?? sign)
