import type { Section } from '../chapters/content.ts'
import { shownKey } from '../check/attempt.ts'
import type { Question } from '../check/question.ts'
import { contentWords, makeVocabulary, normalised, wordsOf } from '../shared/index.ts'
import { sentencesOf } from '../tutoring/reply/sentences.ts'
import { chosenOf, type Item } from './item.ts'
import texts from './texts.json' with { type: 'json' }

type Sentence =
  | 'readAgain'
  | 'says'
  | 'twin'
  | 'answer'
  | 'example'
  | 'carry'
  | 'alone'
  | 'again'
  | 'end'
  | 'only'
  | 'noMore'
/** What code says to who asks for help, in one language. Written out: the types of the package import no JSON. */
export type HelpTexts = Readonly<Record<Sentence, string> & Record<'asks' | 'plain', readonly string[]>>

const LANGUAGES: Readonly<Record<string, HelpTexts>> = texts

export const helpTexts = (language: string): HelpTexts => LANGUAGES[language] ?? texts.en

/** Of a reply about an open item. */
export const MAX_HINT_WORDS = 60
const MAX_SENTENCE_WORDS = 40

/**
 * Hints that were written beforehand, the best first: why what was chosen is wrong, where to read, what the lesson says, how to go about it. Each asks
 * one question, and none of those in `before`.
 */
export function preparedHints(
  item: Item,
  section: Section | null,
  before: readonly string[],
  words: HelpTexts,
): readonly string[] {
  const said = normalised(before.join('\n'))
  const isNew = (text: string): boolean => !said.includes(normalised(text))
  const ask = words.asks.find(isNew)
  const misconceptions = item.kind === 'question' ? chosenOf(item).misconceptions : []
  const sentence = section && sentenceAbout(section, item)
  const led = [
    ...misconceptions,
    ...(section ? [words.readAgain.replace('{heading}', () => section.heading)] : []),
    ...(sentence ? [words.says.replace('{sentence}', () => sentence)] : []),
  ].filter((text) => isNew(text) && wordsOf(text).tokens.length <= MAX_SENTENCE_WORDS)
  return [
    ...(ask ? led.map((text) => (/[?？؟]/.test(text) ? text : `${text} ${ask}`)) : []),
    ...words.plain.filter(isNew),
  ]
}

/** Where nothing else may be said. */
export const WORDLESS = ['🤔', '…']

/** The sentence of a section that says most of what the question or its objective, or the exercise, is about. */
function sentenceAbout({ body }: Section, item: Item): string | null {
  const { has } = makeVocabulary(
    item.kind === 'question' ? `${item.question.objective} ${item.question.prompt}` : item.exercise.task,
  )
  const shared = (sentence: string): number => new Set(contentWords(sentence).filter(has)).size
  const [best = ''] = sentencesOf(body)
    .map((one) => one.trim())
    .filter((one) => !/^\s*(?:[|>#`]|\$\$)/.test(one))
    .toSorted((one, other) => shared(other) - shared(one))
  return shared(best) > 0 ? best : null
}

/** What a section works out: the first block of code, table, quotation or formula of it; null where it has none. */
export function exampleIn({ body }: Section): string | null {
  const [code] = /^```[^\n]*\n[\s\S]{1,1500}?^```/m.exec(body) ?? []
  return (
    code ??
    body.split(/\n\s*\n/).find((block) => /^\s*(?:\||>|\d+\. )|\$\$|=\s?\d/.test(block) && block.length < 1_500) ??
    null
  )
}

/** Another item with its solution. */
export const workedTwin = (twin: Question, words: HelpTexts): string =>
  [
    words.twin,
    twin.prompt,
    ...('options' in twin ? [twin.options.map(({ text }) => `- ${text}`).join('\n')] : []),
    `**${words.answer}:** ${keyText(twin)}`,
    twin.explanation,
    words.carry,
  ].join('\n\n')

export const workedExample = (example: string, words: HelpTexts): string =>
  [words.example, example, words.carry].join('\n\n')

/** Texts of options, not their ids. */
export function keyText(question: Question): string {
  const key = [shownKey(question)].flat()
  if (!('options' in question)) return key.join(', ')
  return key
    .map((id) => question.options.find((option) => option.id === id)?.text ?? '')
    .join(question.kind === 'order' ? ' → ' : '; ')
}
