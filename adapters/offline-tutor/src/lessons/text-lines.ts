import { join } from 'node:path'

/** Lines that belong together, joined by spaces; `at` is the file and line at which they begin. */
export type Block = { text: string; readonly at: string }

type Entry = { readonly key: string; readonly value: string; readonly at: string }

/** Beside the sources, which run as they are: `npm start`, the tests and the Docker image find it at the same place. */
export const pathOf = (...names: readonly string[]): string => join(import.meta.dirname, '../..', ...names)

export const linesOf = (file: string, text: string): readonly Block[] =>
  text.split('\n').map((line, index) => ({ text: line, at: `${file}:${index + 1}` }))

export function fail(at: string, problem: string): never {
  throw new Error(`${at}: ${problem}`)
}

/** Blank lines belong to no block. */
export function blocksOf(lines: readonly Block[], begins: (line: string, before: string) => boolean): readonly Block[] {
  const blocks: Block[] = []
  for (const [index, { text, at }] of lines.entries()) {
    const last = blocks.at(-1)
    if (text.trim() === '') continue
    if (!last || begins(text, lines[index - 1]?.text ?? '')) blocks.push({ text: text.trim(), at })
    else last.text += ` ${text.trim()}`
  }
  return blocks
}

/** `key: value` lines, a flat subset of YAML: an indented line goes on with the value before it. Each key once. */
export function entriesOf(lines: readonly Block[]): readonly Entry[] {
  const entries = blocksOf(lines, (line) => !line.startsWith(' ')).map(entryOf)
  const second = entries.find(({ key }, index) => entries.findIndex((other) => other.key === key) < index)
  if (second) fail(second.at, `"${second.key}" stands here a second time`)
  return entries
}

export function entryOf({ text, at }: Block): Entry {
  const colon = text.indexOf(': ')
  if (colon < 1) fail(at, 'no "key: value"')
  const value = text.slice(colon + 2)
  const isQuoted = value.startsWith('"') && value.endsWith('"')
  return { key: text.slice(0, colon), value: isQuoted ? value.slice(1, -1) : value, at }
}
