import { costOfLargestGeneration, type PriceList, priceOf, type Spending } from '@app/domain'
import type { Given } from './variables.ts'

/** What hosted models cost where nothing else is said: the list prices of November 2026, US dollars per million tokens. */
const LIST_PRICES: PriceList = { 'gpt-5-mini': { input: 0.25, output: 2 } }

/** A model that runs on one's own machine, or in this process, is free unless LLM_PRICES names it. */
const FREE: PriceList = { '*': { input: 0, output: 0 } }

/** A whole day of learning takes about a hundred: conversations, plans, chapters, and what had to be asked twice. */
const USUAL_CALLS_PER_LEARNER = 300

type Model = { readonly provider: string; readonly model?: string; readonly reviewer?: string | undefined }

export const spendingConfig = (given: Given, model: Model): Spending => ({
  prices: pricesFor(model, given.LLM_PRICES ?? {}),
  dailyBudget: given.DAILY_BUDGET_USD === undefined ? null : Math.round(given.DAILY_BUDGET_USD * 1_000_000),
  freeChaptersPerMonth: given.FREE_CHAPTERS_PER_MONTH ?? null,
  callsPerLearner: given.DAILY_CALLS_PER_LEARNER ?? (model.provider === 'offline' ? null : USUAL_CALLS_PER_LEARNER),
})

/** A local model is free unless it is given a price: for power, or a rented machine. */
function pricesFor({ provider, model }: Model, given: PriceList): PriceList {
  if (provider === 'openai') return { ...LIST_PRICES, ...given }
  return model === undefined ? FREE : { ...FREE, ...given }
}

/** A budget without prices would protect from nothing, and one below a single generation would refuse everything. */
export function missingForSpending({ prices, dailyBudget }: Spending, model: Model): readonly string[] {
  if (dailyBudget === null || model.provider === 'offline') return []
  const names = [model.model ?? '', model.reviewer ?? model.model ?? '']
  const unpriced = names.find((name) => !priceOf(prices, name))
  const price = priceOf(prices, model.model ?? '')
  if (unpriced !== undefined || !price)
    return [`LLM_PRICES: is required with DAILY_BUDGET_USD, because the price of ${unpriced} is unknown`]
  const least = costOfLargestGeneration(price)
  return dailyBudget > 0 && dailyBudget < least
    ? [
        `DAILY_BUDGET_USD: must be 0 or at least ${(least / 1_000_000).toFixed(6)}, or it covers no plan and no chapter of ${model.model}`,
      ]
    : []
}
