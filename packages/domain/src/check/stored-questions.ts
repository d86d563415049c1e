import { hasParts, isListOf, isNumber, isObject, isObjectWith, isText, type Parts } from '../shared/json-shape.ts'
import { type Option, QUESTION_KINDS, type Question } from './question.ts'

/** The questions as they were stored, or null where one is damaged or of a later version. */
export const parseQuestions = (stored: unknown): readonly Question[] | null =>
  Array.isArray(stored) && stored.every(isIntact) ? stored : null

const isIntact = (stored: unknown): stored is Question =>
  isObject(stored) &&
  hasParts(stored, ASKED_PARTS) &&
  isKind(stored.kind) &&
  hasParts<object>(stored, KEY_PARTS[stored.kind])

const isKind = (kind: unknown): kind is Kind => QUESTION_KINDS.some((known) => known === kind)

const isOptional =
  (isPart: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || isPart(value)

type Kind = Question['kind']
type Asked = Omit<Question, 'kind' | 'key'>

const ASKED_PARTS: Parts<Asked> = {
  id: isText,
  prompt: isText,
  objective: isText,
  explanation: isText,
  isVoid: (value) => typeof value === 'boolean',
  reported: isOptional(isText),
  reportedAt: isOptional(isText),
  keyHeld: isOptional((value) => value === true),
}

const isOptions = isListOf(isObjectWith<Option>({ id: isText, text: isText }))

const KEY_PARTS: { readonly [K in Kind]: Parts<Omit<Extract<Question, { readonly kind: K }>, 'kind' | keyof Asked>> } =
  {
    single: { options: isOptions, key: isText },
    multiple: { options: isOptions, key: isListOf(isText) },
    order: { options: isOptions, key: isListOf(isText) },
    number: { key: isNumber, tolerance: isNumber, unit: isText },
    short: { key: isText, accepted: isListOf(isText) },
  }
