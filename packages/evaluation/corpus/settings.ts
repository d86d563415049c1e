import type { Setting } from './answer-case.ts'
import { lessonIn, sectionsIn } from './read-data.ts'

/** The only setting with a chapter before the one that is judged. */
export const BREAD: Setting = {
  ...lessonIn('lessons/bread.md').setting,
  before: lessonIn('lessons/bread-before.md').setting.chapter,
}

const TEXTS = new Map(sectionsIn('texts.md').map(({ name, text }) => [name, text]))

/** A text of `texts.md`. */
export function textNamed(name: string): string {
  const text = TEXTS.get(name)
  if (text === undefined) throw new Error(`texts.md has no ${name}.`)
  return text
}

export const repeat = (text: string, times: number, between = ' '): string => Array(times).fill(text).join(between)

export const paragraphs = (...all: readonly string[]): string => all.join('\n\n')
