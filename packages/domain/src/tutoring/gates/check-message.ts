import { CHAPTER_PRICE } from '../../chapters/unlock.ts'
import { CREDIT_PACKAGES } from '../../credits/credit-package.ts'
import { normalised } from '../../shared/index.ts'
import { distinctFaults, type Fault } from '../fault.ts'
import { sentencesOf } from '../reply/sentences.ts'
import type { ReplyTask } from '../task.ts'
import { checkLoop, checkWords, isPlaceholder, PLACEHOLDER } from './check-text.ts'
import { checkLanguage, type LanguageGating } from './language-gate.ts'

const PARROTS: Fault = { code: 'parrots', words: 'Do not repeat what the learner has said: answer it.' }
const CONTACT: Fault = { code: 'contact-or-payment', words: 'Name no telephone number and no mail address.' }
const MISQUOTES: Fault = {
  code: 'misquotes-price',
  words: 'Say nothing of what chapters or credits cost: the product shows its prices itself.',
}

/** Why a model's message to a learner is no message of a tutor's. None: it is fit. `named`: what the model says that the learner writes. */
export function checkMessage(
  message: string,
  task: ReplyTask,
  { named, ...gating }: LanguageGating & { readonly named?: string | null },
): readonly Fault[] {
  const said = saidIn(task)
  const learner = said.join('\n')
  return distinctFaults([
    ...(said.some((text) => normalised(text) === normalised(message)) ? [PARROTS] : []),
    ...(isPlaceholder(message) ? [PLACEHOLDER] : []),
    ...checkLoop(message),
    ...checkLanguage(message, { language: task.brief.language ?? named ?? undefined, like: learner }, gating),
    ...sentencesOf(message).flatMap(makeSentenceCheck(task)),
  ])
}

/** What makes a sentence of a model's message unfit, whatever stands around it. */
export function makeSentenceCheck(task: ReplyTask): (sentence: string) => readonly Fault[] {
  const learnerSaid = normalised(saidIn(task).join('\n'))
  return (sentence) => [
    ...checkWords(sentence, task),
    ...(CONTACTS.some((pattern) => pattern.test(normalised(sentence))) ? [CONTACT] : []),
    ...(misquotesPrice(normalised(sentence.replace(/[*_`]/g, '')), learnerSaid) ? [MISQUOTES] : []),
  ]
}

const saidIn = ({ turns }: ReplyTask): readonly string[] =>
  turns.flatMap(({ speaker, text }) => (speaker === 'learner' ? [text] : []))

/** A telephone number, and a mail address that is no example. Of normalised text. */
const CONTACTS = [
  /\+\d[\d ()./-]{7,20}\d|\b\d{3}[ -]\d{3}[ -]\d{4}\b|\(0\d{2,5}\) ?\d[\d ]{4,9}\d|\b0\d{2,4} ?[/-]? ?\d{5,9}\b/u,
  /(?<![\p{L}\p{N}._%+-])(?!git@)[\p{L}\p{N}._%+-]{1,64}@(?!example\.|test\.|domain\.)[\p{L}\p{N}-]{1,63}\.[\p{L}]{2,12}/u,
]

/** Credits in any language that calls them so; a card and a score have none of ours. */
const CREDITS = /(?<![\d.,])(\d[\d.,]{0,9})[ -]{1,2}(?:of your )?credi[a-z]{1,3}\b(?! (?:cards?|scores?)\b)/gu
const MONEY = /[$€£] ?(\d[\d.,]{0,9})|(\d[\d.,]{0,9}) ?(?:[$€£]|usd\b|eur\b|euros?\b|dollars?\b)/gu
const OF_THE_PRODUCT = /\bcredi|\bchapter/u
/** Dollars for so many credits. */
const PRICES: ReadonlyMap<number, number> = new Map([
  [CHAPTER_PRICE, 1],
  ...CREDIT_PACKAGES.map(({ credits, price }) => [credits, price.cents / 100] as const),
])

/** What the learner has said, of a university's credits or of a teacher's price, is theirs. */
function misquotesPrice(sentence: string, learnerSaid: string): boolean {
  const credits = amountsIn(sentence, CREDITS)
  const theirs = (kind: RegExp): readonly number[] => amountsIn(learnerSaid, kind)
  const areKnown = credits.every((amount) => PRICES.has(amount) || theirs(CREDITS).includes(amount))
  const prices = [...credits.map((amount) => PRICES.get(amount)), ...theirs(MONEY)]
  return !areKnown || (OF_THE_PRODUCT.test(sentence) && amountsIn(sentence, MONEY).some((sum) => !prices.includes(sum)))
}

const amountsIn = (text: string, kind: RegExp): readonly number[] =>
  [...text.matchAll(kind)].map(([, before, behind]) => numberIn(before ?? behind ?? ''))

const numberIn = (amount: string): number => Number(amount.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(',', '.'))
