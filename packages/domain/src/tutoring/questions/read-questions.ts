import type { Option, Question } from '../../check/question.ts'
import { readNumber } from '../../check/read-number.ts'
import { contentWords, makeVocabulary } from '../../shared/content-words.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { clip, tidy } from '../../shared/text.ts'
import { asFields, asInteger, asList, asText, type Fields, readAnswer } from '../answer-schema.ts'
import type { BadAnswer, Fault } from '../fault.ts'
import type { Markdown } from '../markdown.ts'
import { markdownLine, ownLine, withoutInvisible } from '../model-text.ts'
import type { AskingTask } from '../task.ts'
import { MAX_OPTIONS, optionsIn, showOptions, withoutMarks } from './options.ts'

const MAX_READ = 12
const MAX_PROMPT_LENGTH = 1_000
const MAX_OPTION_LENGTH = 200
const MAX_MISCONCEPTION_LENGTH = 400
const MAX_ACCEPTED = 8
/** Blank ones too. */
const MAX_TEXTS = 3 * MAX_OPTIONS

export type QuestionsDraft = {
  readonly questions: readonly Question[]
  /** Of those that were left out. */
  readonly problems: readonly Fault[]
}

const NO_KEY: Fault = { code: 'no-key', words: 'Give each question its right answer, in the words of the options.' }
const TWO_KEYS: Fault = { code: 'two-keys', words: 'Give a question of the kind "single" exactly one right answer.' }
const NOT_ALL_ORDERED: Fault = {
  code: 'order-not-whole',
  words: 'Give as the answer of a question of the kind "order" each of its options once.',
}

const QUESTION = {
  kind: asText,
  prompt: asText,
  options: asList(asText),
  answer: asList(asText),
  explanation: asText,
  misconceptions: asList(asText),
  section: asInteger,
  objective: asInteger,
}
const QUESTIONS = { questions: asList(asFields(QUESTION)) }

/** Reads the questions of a check. Options get an order and ids that say nothing about the key; one without a key is left out. */
export function readQuestions(answer: string, task: AskingTask, markdown: Markdown): Result<QuestionsDraft, BadAnswer> {
  const said = readAnswer(answer, QUESTIONS)
  if (!said.ok) return said
  const read = said.value.questions.slice(0, MAX_READ).map((one, place) => readQuestion(one, place, task, markdown))
  return ok({
    questions: read.flatMap((one) => (one.ok ? [one.value] : [])),
    problems: read.flatMap((one) => (one.ok ? [] : [one.error])),
  })
}

function readQuestion(
  said: Fields<typeof QUESTION>,
  place: number,
  task: AskingTask,
  markdown: Markdown,
): Result<Question, Fault> {
  const prompt = readMarkdown(said.prompt, markdown)
  const options = withoutMarks(linesOf(said.options, markdown).slice(0, MAX_OPTIONS))
  const answer = linesOf(said.answer, markdown)
  const explanation = readMarkdown(said.explanation, markdown)
  const number = said.objective ?? (task.kind === 'placement' ? place + 1 : null)
  const objective = objectiveOf(number, `${prompt}\n${explanation}`, task)
  const section = task.sections[(said.section ?? 0) - 1]?.id
  const asked = { id: `q${place + 1}`, prompt, objective, explanation, section, isVoid: false }
  const kind = kindOf(said.kind, options, answer)
  if (prompt === '' || answer.length === 0) return err(NO_KEY)
  if (kind === 'number') return readNumberQuestion(asked, answer)
  if (kind === 'short') {
    const [key = '', ...accepted] = answer
    return ok({ ...asked, kind, key, accepted: accepted.slice(0, MAX_ACCEPTED) })
  }
  const choice = readChoice(asked, kind, options, answer)
  return choice.ok ? ok(withMisconceptions(choice.value, options, said.misconceptions, markdown)) : choice
}

const linesOf = (texts: readonly string[], markdown: Markdown): readonly string[] =>
  texts
    // each is read as Markdown
    .slice(0, MAX_TEXTS)
    .map((text) => ownLine(text, MAX_OPTION_LENGTH, markdown))
    .filter((text) => text !== '')

type Asked = Pick<Question, 'id' | 'prompt' | 'objective' | 'explanation' | 'section' | 'isVoid'>

function readChoice(
  asked: Asked,
  kind: 'single' | 'multiple' | 'order',
  texts: readonly string[],
  said: readonly string[],
): Result<Question, Fault> {
  const places = [...new Set(optionsIn(said, texts))]
  if (places.length === 0) return err(kind === 'order' ? NOT_ALL_ORDERED : NO_KEY)
  if (kind === 'single' && places.length > 1) return err(TWO_KEYS)
  if (kind === 'order' && places.length < texts.length) return err(NOT_ALL_ORDERED)
  const isRight = (order: readonly number[]): boolean =>
    kind === 'order' && order.every((place, index) => place === places[index])
  const { options, idOf } = showOptions(texts, asked.prompt, isRight)
  const key = places.map(idOf)
  if (kind === 'single') return ok({ ...asked, kind, options, key: key[0] ?? '' })
  return ok({ ...asked, kind, options, key: kind === 'multiple' ? key.toSorted() : key })
}

/** One for each wrong option, or for each option: where neither is so, it is not known which is meant. `texts`: the options as they came. */
function withMisconceptions(
  question: Question,
  texts: readonly string[],
  said: readonly string[],
  markdown: Markdown,
): Question {
  if (question.kind !== 'single' && question.kind !== 'multiple') return question
  const isWrong = ({ id }: Option): boolean => ![question.key].flat().includes(id)
  const wrong = texts.filter((text) => question.options.some((option) => option.text === text && isWrong(option)))
  const about = [wrong, texts].find(({ length }) => length === said.length) ?? []
  const options = question.options.map((option) => {
    const misconception = markdownLine(said[about.indexOf(option.text)] ?? '', MAX_MISCONCEPTION_LENGTH, markdown)
    return misconception !== '' && isWrong(option) ? { ...option, misconception } : option
  })
  return { ...question, options }
}

function readNumberQuestion(asked: Asked, said: readonly string[]): Result<Question, Fault> {
  const key = readNumberKey(said)
  return key ? ok({ ...asked, kind: 'number', ...key }) : err(NO_KEY)
}

/** Small models have words of their own for the kinds; "multiple choice" mostly has one right option. */
function kindOf(said: string, options: readonly string[], keys: readonly string[]): Question['kind'] {
  const kind = said.toLowerCase()
  if (/order|sort|sequence|rank/.test(kind)) return 'order'
  if (/number|numer|integer/.test(kind)) return 'number'
  if (options.length === 0) return /short|text|open|word|fill/.test(kind) || !isNumber(keys[0]) ? 'short' : 'number'
  if (/select|several|choice|true/.test(kind)) return keys.length > 1 ? 'multiple' : 'single'
  return kind.includes('multi') ? 'multiple' : 'single'
}

const isNumber = (text = ''): boolean => readNumber(text, '').length > 0

/** By its number; else by its words. */
function objectiveOf(number: number | null, text: string, { objectives }: AskingTask): string {
  const named = number === null ? undefined : objectives[number - 1]
  if (named !== undefined) return named
  const { has } = makeVocabulary(text)
  return objectives.find((objective) => contentWords(objective).some(has)) ?? objectives[0] ?? ''
}

/** It may hold code, so its lines stay. */
const readMarkdown = (text: string, markdown: Markdown): string =>
  withoutInvisible(tidy(markdown.withoutLinks(clip(tidy(text), MAX_PROMPT_LENGTH))))

type NumberKey = Pick<Extract<Question, { kind: 'number' }>, 'key' | 'tolerance' | 'unit'>

const MAX_UNIT_LENGTH = 20
const TOLERANCE = /^(?:±|\+\/?-) ?/u
/** Of a key that is no whole number: it was rounded, and so will be what the learner finds. */
const ROUNDED = 0.01

/** "250 g", "± 5": the number, its unit and what it may be off by. Null without a number. */
function readNumberKey(said: readonly string[]): NumberKey | null {
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
