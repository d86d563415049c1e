import type { Option, Question } from '../check/question.ts'
import { readNumber } from '../check/read-number.ts'
import { FORMULA, INLINE_CODE, withoutFencedCode } from '../tutoring/prose.ts'
import type { Item } from './item.ts'

/** Within `tolerance` of the value, in its unit. */
export type Amount = {
  readonly value: number
  readonly tolerance: number
  readonly unit: string
  /** The task names it: it counts where a sentence calls it the answer. */
  readonly isGiven?: boolean
}

/** What no reply may name as long as its item is open. Nothing of it is given to a model. */
export type Secret = {
  /** Every spelling of the key. */
  readonly texts: readonly string[]
  readonly amounts: readonly Amount[]
  /** As they are shown. */
  readonly options: readonly (Pick<Option, 'text'> & { readonly isKey: boolean; readonly isChosen: boolean })[]
  /** Places of the options in their right order; empty where there is none. */
  readonly order: readonly number[]
  /** What the learner has before them: its words give nothing away. */
  readonly shown: string
}

const NUMBER = /^[-−]?\d[\d.,' ]{0,20}(?:\/\d{1,6})?\s?[\p{L}%°]{0,12}$/u

export function secretOf(item: Item): Secret {
  if (item.kind === 'exercise') return secretOfExercise(item.exercise)
  const { question } = item
  const chosen = [item.answer].flat()
  const keys: readonly string[] =
    question.kind === 'single' || question.kind === 'multiple' ? [question.key].flat() : []
  const options = ('options' in question ? question.options : []).map(({ id, text }) => ({
    ...{ text, isKey: keys.includes(id), isChosen: chosen.includes(id) },
  }))
  const right = options.filter(({ isKey }) => isKey)
  const left = right.filter(({ isChosen }) => !isChosen)
  // what was chosen rightly is there to be spoken about, where there is more to find
  const named = left.length > 0 ? left : right
  const texts = question.kind === 'short' ? [question.key, ...question.accepted] : named.map(({ text }) => text)
  const shown = [question.prompt, ...options.filter(({ isKey }) => !isKey).map(({ text }) => text)].join('\n')
  return { texts, amounts: amountsOf(question, texts), options, order: orderOf(question), shown }
}

/**
 * What the secret would be for each key that a choice could have: a learner's guess says one of them, right or not. What they chose
 * of `single` is known to be wrong.
 */
export function possibleSecrets(item: Item): readonly Secret[] {
  if (item.kind !== 'question') return [secretOf(item)]
  const { question, answer } = item
  if (question.kind !== 'single' && question.kind !== 'multiple') return [secretOf(item)]
  const ids = question.options.map(({ id }) => id).filter((id) => question.kind === 'multiple' || id !== answer)
  return ids.map((key) => secretOf({ ...item, question: { ...question, kind: 'single', key } }))
}

function amountsOf(question: Question, texts: readonly string[]): readonly Amount[] {
  if (question.kind === 'number') return [{ value: question.key, tolerance: question.tolerance, unit: question.unit }]
  return texts.filter((text) => NUMBER.test(text.trim())).flatMap(amountIn)
}

const orderOf = (question: Question): readonly number[] =>
  question.kind === 'order' ? question.key.map((id) => question.options.findIndex((option) => option.id === id)) : []

/** What is computed, the formulas and the code of a solution, and its sentences; but for what its task says already. */
function secretOfExercise({ task, solution }: { readonly task: string; readonly solution: string }): Secret {
  const marked = [...(solution.match(FORMULA) ?? []), ...(solution.match(INLINE_CODE) ?? []), ...codeLines(solution)]
  const sentences = withoutFencedCode(solution).split(/(?<=[.!?])\s|\n/)
  const texts = [...marked, ...sentences].map((text) => text.trim()).filter((text) => text.length >= MIN_TELLING)
  const results = [...withoutFencedCode(solution).matchAll(RESULT)].flatMap(([, computed, last = '']) =>
    amountIn(computed ?? last),
  )
  const given = (task.match(DIGITS) ?? []).flatMap(amountIn)
  const isGiven = ({ value }: Amount): boolean => given.some((one) => one.value === value)
  return {
    ...{
      texts: texts.filter((text) => !task.includes(text)),
      amounts: results.map((result) => ({ ...result, isGiven: isGiven(result) })),
    },
    ...{ options: [], order: [], shown: task },
  }
}

/** Characters of a sentence, a formula or a line of code that says something. */
const MIN_TELLING = 8
const DIGITS = /\d[\d.,]{0,15}/g
/** What stands behind an equals sign, and the last number of a solution. */
const RESULT = /[=≈→]\s{0,3}[*$]{0,3}([-−]?\d[\d.,]{0,15}(?:\/\d{1,6})?)|([-−]?\d[\d.,]{0,15})(?=[^\d]{0,80}$)/g

const codeLines = (solution: string): readonly string[] =>
  [...solution.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].flatMap(([, code = '']) => code.split('\n'))

/** All that it may be: see `readNumber`. */
function amountIn(text: string): readonly Amount[] {
  const [unit = ''] = /[\p{L}%°]{1,12}$/u.exec(text.trim()) ?? []
  return readNumber(text, unit.toLowerCase()).map((value) => ({ value, tolerance: 0, unit: unit.toLowerCase() }))
}
