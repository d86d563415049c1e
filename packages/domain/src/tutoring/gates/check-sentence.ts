import { CHAPTER_PRICE } from '../../chapters/unlock.ts'
import { CREDIT_PACKAGES } from '../../credits/credit-package.ts'
import { normalised, phrases, plain, saysOneOf } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'
import { sentencesOf } from '../reply/sentences.ts'
import type { ReplyTask } from '../task.ts'
import { makeEchoCheck } from './echo.ts'
import { checkInvisible } from './invisible.ts'
import { checkModelTalk } from './model-talk.ts'
import { checkPitch, namesContact } from './pitch.ts'
import { checkPlaceholder } from './placeholder.ts'
import { checkRefusal } from './refusal.ts'
import { checkUnsafe } from './unsafe.ts'

/** Thoughts about the learner, not words to them. */
const THIRD_PERSON: Fault = { code: 'model-talk', words: 'Speak to the learner, not about them.' }
const ABOUT_LEARNER = phrases(
  'the learner wants|the learner has|the learner is|the learner said|the learner says|i must now|der lernende|lapprenant veut|el alumno quiere',
)

/** A note of what is asked, for the product. */
const NOTE = /\basking (?:level|time|focus)(?: now)?(?=[.:;]|$)/im

const CONTACT: Fault = { code: 'contact-or-payment', words: 'Name no telephone number and no mail address.' }

const MISQUOTES: Fault = {
  code: 'misquotes-price',
  words: 'Say nothing of what chapters or credits cost: the product shows its prices itself.',
}
/** Of normalised text. */
const CREDITS = /(?<![\d.,])(\d[\d.,]{0,9}|zero|null|cero)[ -]{1,2}credit(?:o?s|i)?\b/gu
const CHAPTER = /\b(?:chapters?|lessons?|kapiteln?|lektion(?:en)?|capitulos?|leccion(?:es)?)\b/u
const FIRST = /\b(?:first|erste[ns]?|primer[ao]?)\b/u
const COSTS = /\b(?:costs?|prices?|kostet|kosten|preise?|cuestan?|precios?)\b/u
const MONEY = /[$€£] ?\d|\d ?(?:[$€£]|usd\b|eur\b|euros?\b|dollars?\b|dolares\b)/u

/** What makes a model's message unfit, or a sentence of it, whatever stands around it. */
export function makeSentenceCheck(task: ReplyTask): (text: string) => readonly Fault[] {
  const checkEcho = makeEchoCheck(task)
  const learner = task.turns.flatMap(({ speaker, text }) => (speaker === 'learner' ? [text] : []))
  const amountsSaid = learner.flatMap((text) => amountsOf(normalised(text)))
  return (text) => [
    ...checkInvisible(text),
    ...checkRefusal(text),
    ...checkModelTalk(text),
    ...(saysOneOf(plain(text), ABOUT_LEARNER) || NOTE.test(text) ? [THIRD_PERSON] : []),
    ...checkPlaceholder([], text),
    ...checkEcho([text]),
    ...checkPitch(text),
    ...(namesContact(text) ? [CONTACT] : []),
    ...(sentencesOf(text).some((one) => misquotesPrice(one, amountsSaid)) ? [MISQUOTES] : []),
    ...checkUnsafe(text),
  ]
}

/** Chapters cost credits, and these are sold in packages. A university has credits, too: there the learner says how many. */
function misquotesPrice(sentence: string, amountsSaid: readonly number[]): boolean {
  const said = normalised(sentence)
  const amounts = amountsOf(said)
  const isOfChapters = CHAPTER.test(said)
  if (MONEY.test(said) && (amounts.length > 0 || (isOfChapters && COSTS.test(said)))) return true
  const elsewhere = [...CREDIT_PACKAGES.map(({ credits }) => credits), ...amountsSaid]
  const right = isOfChapters ? (FIRST.test(said) ? [0] : []) : elsewhere
  return amounts.some((amount) => amount !== CHAPTER_PRICE && !right.includes(amount))
}

const amountsOf = (normalisedText: string): readonly number[] =>
  [...normalisedText.matchAll(CREDITS)].map(([, amount = '']) =>
    /\d/.test(amount) ? Number(amount.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')) : 0,
  )
