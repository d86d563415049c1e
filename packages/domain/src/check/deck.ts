import { shownKey } from './attempt.ts'
import type { Question } from './question.ts'
import { askedOf, isIn, type Marks } from './score.ts'

/** A flashcard of a deck. Front and back are HTML of our own making: whatever was escaped in it is a text. */
export type Flashcard = {
  /** Whole numbers that JavaScript holds exactly, the same each time for the same question. */
  readonly noteId: number
  readonly cardId: number
  readonly guid: string
  readonly front: string
  readonly back: string
}

export type Deck = { readonly id: number; readonly name: string; readonly cards: readonly Flashcard[] }

/** A chapter that can be read: the questions of the version that is shown, and all attempts at them. */
export type AnsweredQuestions = { readonly questions: readonly Question[]; readonly attempts: readonly Marks[] }

type Plan = { readonly id: string; readonly title: string; readonly chapters: readonly AnsweredQuestions[] }

type Writing = {
  /** Markdown of a question as HTML for a flashcard. */
  readonly html: (markdown: string) => string
  /** In letters, digits, `-` and `_`: what has another text has another digest. */
  readonly digest: (text: string) => string
}

/**
 * What a learner may take along of a plan: the questions that they have answered, of both sets, and that still count. A key that they
 * have not earned stays here. Imported again, a card takes the place of its former self.
 */
export const deckOf = ({ id, title, chapters }: Plan, { html, digest }: Writing): Deck => ({
  id: numberOf(digest(`deck:${id}`)),
  name: title,
  cards: chapters.flatMap(({ questions, attempts }) =>
    askedOf(questions)
      .filter((question) => attempts.some((marks) => isIn([question], marks)))
      .map((question) => ({
        noteId: numberOf(digest(`note:${question.id}`)),
        cardId: numberOf(digest(`card:${question.id}`)),
        guid: digest(question.id).slice(0, 22),
        front: frontOf(question, html),
        back: [keyOf(question, html), html(question.explanation)].join('<hr>'),
      })),
  ),
})

function frontOf(question: Question, html: Writing['html']): string {
  const options = 'options' in question ? question.options : []
  const unit = 'unit' in question && question.unit !== '' ? ` (${html(question.unit)})` : ''
  return html(question.prompt) + unit + listOf(options.map(({ text }) => html(text)))
}

function keyOf(question: Question, html: Writing['html']): string {
  if (!('options' in question)) return html(`${shownKey(question)}`)
  const ids = typeof question.key === 'string' ? [question.key] : question.key
  const texts = ids.flatMap((id) => question.options.find((option) => option.id === id)?.text ?? [])
  const [only = '', ...more] = texts.map(html)
  return more.length === 0 ? only : listOf([only, ...more], question.kind === 'order' ? 'ol' : 'ul')
}

const listOf = (items: readonly string[], kind: 'ol' | 'ul' = 'ul'): string =>
  items.length === 0 ? '' : `<${kind}>${items.map((item) => `<li>${item}</li>`).join('')}</${kind}>`

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** 42 bits of a digest, and above what Anki keeps for itself. */
const numberOf = (digest: string): number =>
  [...digest.slice(0, 7)].reduce((number, letter) => number * 64 + Math.max(0, DIGITS.indexOf(letter)), 0) + 2 ** 32
