import { hasParts, isListOf, isNumber, isObject, isObjectWith, isText, type Parts } from '../shared/index.ts'

/** Something to choose or to put in order. Its id is unique in its question and says nothing about the key. */
export type Option = {
  readonly id: string
  readonly text: string
  /** Of a wrong one: why someone chooses it, and why it is wrong. Markdown in a line; unset where no one said. */
  readonly misconception?: string | undefined
}

type Asked = {
  /** Unique in its chapter. */
  readonly id: string
  readonly prompt: string
  /** The objective that it asks about, in the words of the content. */
  readonly objective: string
  /** Why the key is right. Names it. */
  readonly explanation: string
  /** The id of the section that teaches it; unset where none does, and of an earlier version's. */
  readonly section?: string | undefined
  /** In which of two sets it is asked. Unset: in the first. */
  readonly set?: 2
  /** Its key did not hold: it no longer counts, and is asked no more. */
  readonly isVoid: boolean
  /** Why its learner doubts the key; unset where they do not. */
  readonly reported?: string
  /** When they said so, in ISO 8601: a question is kept as JSON. Unset of a report to an earlier version. */
  readonly reportedAt?: string
  /** Set where the key was solved again after the report, and held. */
  readonly keyHeld?: true
}

/** A question of a chapter's check, with its key: the key never leaves before an answer. */
export type Question = Asked &
  (
    | { readonly kind: 'single'; readonly options: readonly Option[]; readonly key: string }
    | { readonly kind: 'multiple'; readonly options: readonly Option[]; readonly key: readonly string[] }
    /** `options` as they are shown, `key` the ids in their right order. */
    | { readonly kind: 'order'; readonly options: readonly Option[]; readonly key: readonly string[] }
    /** Right within `tolerance` of the key, bounds included. `unit` may be empty. */
    | { readonly kind: 'number'; readonly key: number; readonly tolerance: number; readonly unit: string }
    /** `accepted` are other spellings of the key; case, accents' encoding and spaces do not count. */
    | { readonly kind: 'short'; readonly key: string; readonly accepted: readonly string[] }
  )

export const QUESTION_KINDS = [
  'single',
  'multiple',
  'number',
  'order',
  'short',
] as const satisfies readonly Question['kind'][]

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
type Common = Omit<Question, 'kind' | 'key'>

const ASKED_PARTS: Parts<Common> = {
  id: isText,
  prompt: isText,
  objective: isText,
  explanation: isText,
  section: isOptional(isText),
  set: isOptional((value) => value === 2),
  isVoid: (value) => typeof value === 'boolean',
  reported: isOptional(isText),
  reportedAt: isOptional(isText),
  keyHeld: isOptional((value) => value === true),
}

const isOptions = isListOf(isObjectWith<Option>({ id: isText, text: isText, misconception: isOptional(isText) }))

const KEY_PARTS: { readonly [K in Kind]: Parts<Omit<Extract<Question, { readonly kind: K }>, 'kind' | keyof Common>> } =
  {
    single: { options: isOptions, key: isText },
    multiple: { options: isOptions, key: isListOf(isText) },
    order: { options: isOptions, key: isListOf(isText) },
    number: { key: isNumber, tolerance: isNumber, unit: isText },
    short: { key: isText, accepted: isListOf(isText) },
  }
