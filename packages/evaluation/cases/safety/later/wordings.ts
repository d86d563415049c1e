import type { Wordings } from '../wording.ts'

/** Written by people who had not seen the rule's words: first a measure of what it misses, then what it has learned. */
export type LaterWordings = Pick<Wordings, 'unsafe' | 'crisis' | 'neighbours'>

/** One wording a line. */
export const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
