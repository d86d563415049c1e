import { texts } from 'virtual:texts/shared'
import { number } from './numbers.ts'

/** What a chapter costs, but for the first one of a plan. */
export const CREDITS_PER_CHAPTER = 10

export const describeCredits = (credits: number): string => texts.credits({ count: credits })

/** US dollars, as the reader's language writes them: '$9', '$0.90', in Spanish '9 US$', as '$' is the peso to many. */
export const money = (dollars: number): string =>
  number(dollars, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2,
    maximumFractionDigits: 2,
  })

/** Credits come in packages: this many dollars is the least that one can pay. */
export const CHEAPEST_PACKAGE = 5

/** Ten credits are one dollar. */
export const dollars = (credits: number): string => money(credits / 10)

/** '10 credits, $1'. */
export const describeCost = (credits: number): string =>
  texts.cost({ credits: describeCredits(credits), money: dollars(credits) })

/** What stands beside a locked chapter, in the specification's words. */
export const describePrice = (price: number): string =>
  price === 0 ? texts.free : texts.toUnlock({ credits: describeCredits(price) })

/** 'Free!' or '10 credits', for the label of a button. */
export const priceLabel = (price: number): string => (price === 0 ? texts.free : describeCredits(price))

/** The label of the button that unlocks, in the specification's words. */
export const unlockLabel = (price: number): string => texts.unlock({ price: priceLabel(price) })
