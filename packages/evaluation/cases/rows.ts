import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const linesOf = (file: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** A file of this folder: a row is a line, its columns apart by tabs. */
export const rowsOf = (file: string): readonly (readonly string[])[] => linesOf(file).map((line) => line.split('\t'))

/** A file of this folder: each line is a JSON value, of the type that its reader expects. */
export const valuesOf = <T>(file: string): readonly T[] => linesOf(file).map((line): T => JSON.parse(line))
