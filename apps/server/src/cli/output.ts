import { InvalidArgumentError } from 'commander'

/** JSON for programs, words for people. */
export type Output = { readonly json: unknown; readonly words: string }

export type OutputOptions = { readonly json?: boolean }

export function print({ json, words }: Output, shown: OutputOptions): void {
  process.stdout.write(`${shown.json ? JSON.stringify(json, inSnakeCase, 2) : words}\n`)
}

/** Names as the API has them. */
function inSnakeCase(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      part,
    ]),
  )
}

const exitWith =
  (code: number) =>
  (sentence: string): void => {
    process.stderr.write(`${sentence}\n`)
    process.exitCode = code
  }

/** The answer is no, or a test found something that is broken. */
export const refuse = exitWith(1)
/** It could not even look. */
export const cannot = exitWith(2)
/** It is done, and yet not well. */
export const warn = exitWith(3)

/** Reads an argument or an option of a verb. */
export const numberUpTo =
  (most: number) =>
  (text: string): number => {
    const number = Number(text)
    if (Number.isInteger(number) && number >= 1 && number <= most) return number
    throw new InvalidArgumentError(`Enter a whole number from 1 to ${most}.`)
  }

/** A table: each column as wide as what stands in it. */
export function inColumns(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((row) => row.map(onOneLine))
  const widths = heads.map((_, column) => Math.max(...lines.map((row) => (row[column] ?? '').length)))
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Control characters in stored texts must not reach the terminal. */
const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')

/** '2026-11-21 14:03', in UTC. */
export const minute = (at: Date | null): string => (at ? at.toISOString().slice(0, 16).replace('T', ' ') : '–')
