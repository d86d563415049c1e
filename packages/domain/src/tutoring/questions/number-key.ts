import type { Question } from '../../check/question.ts'
import { readNumber } from '../../check/read-number.ts'
import { clip } from '../../shared/text.ts'

type NumberKey = Pick<Extract<Question, { kind: 'number' }>, 'key' | 'tolerance' | 'unit'>

const MAX_UNIT_LENGTH = 20
const TOLERANCE = /^(?:±|\+\/?-) ?/u
/** Of a key that is no whole number: it was rounded, and so will be what the learner finds. */
const ROUNDED = 0.01

/** "250 g", "± 5": the number, its unit and what it may be off by. Null without a number. */
export function readNumberKey(said: readonly string[]): NumberKey | null {
  const [text = ''] = said.filter((one) => !TOLERANCE.test(one))
  const [key] = readNumber(text, '')
  if (key === undefined) return null
  const unit = unitBehind(text)
  const [allowed] = said
    .filter((one) => TOLERANCE.test(one))
    .flatMap((one) => toleranceIn(one.replace(TOLERANCE, ''), key, unit))
  return { key, tolerance: Math.abs(allowed ?? (Number.isInteger(key) ? 0 : key * ROUNDED)), unit }
}

/** In percent it is a share of the key, unless that is itself in percent. */
function toleranceIn(text: string, key: number, unit: string): readonly number[] {
  const [value] = readNumber(text, '')
  if (value === undefined) return []
  return [text.includes('%') && !unit.includes('%') ? (key * value) / 100 : value]
}

/** What stands in front of a unit: a number in the digits of any script, as a fraction, with a power of ten. */
const NUMBER_IN_FRONT =
  /^[\s~≈=<>$€£+−-]*[.,٫]?\p{N}[\p{N}.,'’٫٬ ]*(?:[/⁄] ?\p{Nd}+)?(?: ?(?:[x×*·] ?10\^?|e|\^)[+−-]?\d+)?/iu
/** The digit in "m2" and "CO₂". */
const IN_A_NAME = /(?<=\p{L})\^?[-−⁻]?\p{N}/gu

/** It is shown with the question: what could be the key, in digits or as words in brackets, is none of it. */
function unitBehind(text: string): string {
  const [words = ''] = text.replace(NUMBER_IN_FRONT, '').split(/[(（]/u)
  const unit = clip(words.trim(), MAX_UNIT_LENGTH)
  return /\p{N}/u.test(unit.replace(IN_A_NAME, '')) ? '' : unit
}
