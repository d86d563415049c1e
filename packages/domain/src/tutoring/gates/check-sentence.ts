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
/** Of normalised text. A card and a score have no credits of ours. */
const CREDITS =
  /(?<![\d.,])(\d[\d.,]{0,9}|zero|null|cero)[ -]{1,2}(?:of your )?credit(?:o?s|i)?\b(?! (?:cards?|scores?|ratings?|unions?))/gu
const MONEY = /[$€£] ?(\d[\d.,]{0,9})|(\d[\d.,]{0,9}) ?(?:[$€£]|usd\b|eur\b|euros?\b|dollars?\b|dolares\b)/gu
const CHAPTER = /\b(?:chapters?|kapiteln?|capitulos?)\b/u
const PART = /\b(?:lessons?|plans?|lektion(?:en)?|plane?n?|leccion(?:es)?|planes)\b/u
const COSTS = /\b(?:costs?|prices?|kostet|kosten|preise?|cuestan?|precios?)\b/u
/** What stands before the price of the free chapter. */
const FIRST_CHAPTER =
  /\b(?:first|erste[ns]?|primer[ao]?) (?:chapter|lesson|kapitel|lektion|capitulo|leccion)[^,;:]{0,30}$/u
/** In dollars. */
const PRICES = [
  { credits: CHAPTER_PRICE, price: 1 },
  ...CREDIT_PACKAGES.map(({ credits, price }) => ({ credits, price: price.cents / 100 })),
]

/** What makes a model's message unfit, or a sentence of it, whatever stands around it. */
export function makeSentenceCheck(task: ReplyTask): (text: string) => readonly Fault[] {
  const checkEcho = makeEchoCheck(task)
  const learner = task.turns.flatMap(({ speaker, text }) => (speaker === 'learner' ? [text] : []))
  const learnerSaid = normalised(learner.join('\n'))
  return (text) => [
    ...checkInvisible(text),
    ...checkRefusal(text),
    ...checkModelTalk(text),
    ...(saysOneOf(plain(text), ABOUT_LEARNER) || NOTE.test(text) ? [THIRD_PERSON] : []),
    ...checkPlaceholder([], text),
    ...checkEcho([text]),
    ...checkPitch(text),
    ...(namesContact(text) ? [CONTACT] : []),
    ...(sentencesOf(text).some((one) => misquotesPrice(one, learnerSaid)) ? [MISQUOTES] : []),
  ]
}

/** Chapters cost credits, and these are sold in packages. What the learner has said, of a university's credits or of a teacher's price, is theirs. */
function misquotesPrice(sentence: string, learnerSaid: string): boolean {
  const said = normalised(sentence.replace(/[*_`]/g, ''))
  const credits = [...said.matchAll(CREDITS)].map(({ 1: amount = '', index }) => ({ amount: numberIn(amount), index }))
  const sums = [...said.matchAll(MONEY)].map(([, before, behind]) => numberIn(before ?? behind ?? ''))
  const isOfChapters = CHAPTER.test(said)
  const isOfPrices = credits.length > 0 || isOfChapters || (PART.test(said) && COSTS.test(said))
  const wrongSum = (sum: number): boolean =>
    !isSaid(sum, MONEY) &&
    !PRICES.some((one) => one.price === sum && credits.some(({ amount }) => amount === one.credits))
  const wrongCredits = ({ amount, index }: (typeof credits)[number]): boolean => {
    if (amount === CHAPTER_PRICE || (amount === 0 && FIRST_CHAPTER.test(said.slice(0, index)))) return false
    return isOfChapters || !(isSaid(amount, CREDITS) || PRICES.some((one) => one.credits === amount))
  }
  const isSaid = (amount: number, kind: RegExp): boolean =>
    [...learnerSaid.matchAll(kind)].some(([, before, behind]) => numberIn(before ?? behind ?? '') === amount)
  return (isOfPrices && sums.some(wrongSum)) || credits.some(wrongCredits)
}

const numberIn = (amount: string): number =>
  /\d/.test(amount) ? Number(amount.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.')) : 0
