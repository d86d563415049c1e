import { err, ok, type Result } from '../shared/index.ts'
import type { Option, Question } from './question.ts'
import { readNumber, timeOf } from './read-number.ts'
import { comparable, namesAnswer } from './same-text.ts'

/** No answer that this question may have, or none that can be read as a number: not one that is wrong. */
type UnfitAnswer = { readonly kind: 'answer-unfit' | 'answer-unreadable' }

const UNFIT = err({ kind: 'answer-unfit' } as const)
/** A longer one is no short answer. */
export const MAX_ANSWER_LENGTH = 500

/**
 * Whether what came in for a question is right: an id of an option, a list of them, a number or its text, or a text. Without an answer it
 * is wrong. Where a form has two sensible readings, the right one counts.
 */
export function gradeAnswer(question: Question, value: unknown): Result<boolean, UnfitAnswer> {
  if (value === undefined || value === null) return ok(false)
  if (question.kind === 'single') {
    if (typeof value !== 'string' || !idsOf(question.options).has(value)) return UNFIT
    return ok(value === question.key)
  }
  if (question.kind === 'multiple' || question.kind === 'order') {
    const ids = idsOf(question.options)
    if (!isTexts(value) || value.length > ids.size || !value.every((id) => ids.has(id))) return UNFIT
    return question.kind === 'multiple' ? ok(isSameSet(value, question.key)) : gradeOrder(question, value)
  }
  if (typeof value === 'number' ? question.kind !== 'number' : typeof value !== 'string') return UNFIT
  if (question.kind === 'number') return gradeNumber(question, value as string | number)
  if (String(value).length > MAX_ANSWER_LENGTH) return UNFIT
  return ok([question.key, ...question.accepted].some((right) => isSaid(right, String(value))))
}

function isSaid(right: string, said: string): boolean {
  if (comparable(said) === '') return false
  // a sign alone is what the question is about: "–" is not "-"
  if (/^[\p{P}\p{S}]$/u.test(right.trim())) return right.trim() === said.trim()
  if (comparable(said) === comparable(right) || namesAnswer(said, right)) return true
  return TIME.test(right.trim()) && timeOf(right) === timeOf(said)
}

/** A time of day may be said in other ways: "1 pm" for "13:00". */
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d(?: ?[ap]\.?m\.?)?$|^(?:0?[1-9]|1[0-2]) ?[ap]\.?m\.?$/i

type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>

/** Sums of decimals miss by less than this share. */
const ROUNDING = 1e-9

function gradeNumber({ key, tolerance, unit }: Of<'number'>, value: string | number): Result<boolean, UnfitAnswer> {
  if (typeof value === 'string' ? value.length > MAX_ANSWER_LENGTH : !Number.isFinite(value)) return UNFIT
  const most = tolerance + ROUNDING * Math.max(Math.abs(key), tolerance)
  const readings = typeof value === 'number' ? [value] : readNumber(value, unit)
  if (readings.length === 0 && comparable(String(value)) !== '') return err({ kind: 'answer-unreadable' })
  return ok(readings.some((number) => Math.abs(number - key) <= most))
}

/** Options that say the same may change places. */
function gradeOrder({ options, key }: Of<'order'>, value: readonly string[]): Result<boolean, UnfitAnswer> {
  if (new Set(value).size < value.length) return UNFIT
  const textOf = (id: string | undefined): string => comparable(options.find((option) => option.id === id)?.text ?? '')
  return ok(value.length === key.length && key.every((id, place) => textOf(id) === textOf(value[place])))
}

const idsOf = (options: readonly Option[]): ReadonlySet<string> => new Set(options.map(({ id }) => id))

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

const isSameSet = (one: readonly string[], other: readonly string[]): boolean => {
  const [first, second] = [new Set(one), new Set(other)]
  return first.size === second.size && [...first].every((item) => second.has(item))
}
