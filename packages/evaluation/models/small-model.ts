import { type ObjectShape, promptFor, type Task } from '@app/domain'
import type { Shaped } from './bad-model.ts'
import { list, record } from './spoil.ts'

/** What it makes of a list of objects: it obeys flat shapes only, and always fails in its own way. */
export const MANGLES = ['lines', 'numbered', 'as-text', 'own-names', 'bare', 'loose', 'empty'] as const
export type Mangle = (typeof MANGLES)[number]

/** Tokens that a prompt and its answer share. */
export const SMALL_WINDOW = 8_192

/**
 * What a model of 8B says where a good one says `answer`: nested lists are mangled, required properties with nothing in them left
 * out, and there is prose around every third answer. A flat shape it fills.
 */
export function sayAsSmallModel(answer: Shaped, task: Task, { mangle, calls }: { mangle: Mangle; calls: number }) {
  // now and then it forgets the shape and just talks
  if (task.kind === 'reply' && calls % 5 === 4) return String(answer.message ?? '')
  const shape = promptFor(task).shape
  const said = task.kind === 'reply' ? withoutEmpty(answer) : isFlat(shape) ? flat(answer) : mangled(answer, mangle)
  const json = JSON.stringify(said, null, calls % 2)
  return calls % 3 === 2
    ? `Sure! Here is the JSON you asked for:\n\n${json}\n\nLet me know if you need anything else!`
    : json
}

const isFlat = ({ properties }: ObjectShape): boolean =>
  Object.values(properties).every((property) => property.type !== 'array' || property.items.type !== 'object')

const flat = (answer: Shaped): Shaped => {
  const chapters = list(answer.chapters).map(record)
  if (chapters.length === 0) return { ...answer, resources: list(answer.resources).map((item) => lineOf(record(item))) }
  const { title, description } = answer
  const objectives = chapters.flatMap((chapter, index) =>
    list(chapter.objectives).map((objective) => `${index + 1}: ${objective}`),
  )
  return { title, description, chapters: chapters.map(lineOf), objectives, minutes: chapters.map((one) => one.minutes) }
}

const withoutEmpty = (answer: Shaped): Shaped =>
  Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== ''))

const mangled = (answer: Shaped, mangle: Mangle): Shaped =>
  Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      const items = list(value)
      if (typeof items[0] !== 'object') return [[name, value]]
      return mangle === 'loose' ? loose(name, items) : [[name, MANGLE[mangle](items.map(record))]]
    }),
  )

const MANGLE: Readonly<Record<Exclude<Mangle, 'loose'>, (items: readonly Shaped[]) => unknown>> = {
  lines: (items) => items.map(lineOf),
  numbered: (items) => Object.fromEntries(items.map((item, index) => [`${index + 1}`, item])),
  'as-text': (items) => JSON.stringify(items),
  'own-names': (items) => items.map(withOwnNames),
  bare: (items) => items.map(withoutLists),
  empty: (items) => items.map(() => ({})),
}

/** "Title: summary", "youtube: what to search for". */
const lineOf = ({ title, summary, site, search }: Shaped): string =>
  site === undefined ? `${title}: ${summary}` : `${site}: ${search}`

const OWN_NAMES: Readonly<Record<string, string>> = {
  title: 'name',
  summary: 'description',
  objectives: 'learning_objectives',
  minutes: 'duration',
  search: 'query',
  reason: 'why',
}

const withOwnNames = (item: Shaped): Shaped =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [OWN_NAMES[name] ?? name, value]))

/** No list within a list of objects, and no number that is one. */
const withoutLists = ({ builds_on: _, reason: __, objectives, minutes, ...item }: Shaped): Shaped => ({
  ...item,
  ...(objectives !== undefined && { objectives: list(objectives).join('; ') }),
  ...(minutes !== undefined && { minutes: `about ${minutes} minutes` }),
})

/** "chapter_1_title" beside the others. */
const loose = (name: string, items: readonly unknown[]): readonly (readonly [string, unknown])[] =>
  items.flatMap((item, index) =>
    Object.entries(record(item)).map(
      ([key, value]) => [`${name.replace(/s$/, '')}_${index + 1}_${key}`, value] as const,
    ),
  )
