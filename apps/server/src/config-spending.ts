import { type PriceList, priceOf, type Spending } from '@app/domain'
import type { Given } from './config-variables.ts'

/** What hosted models cost where nothing else is said: the list prices of November 2026, US dollars per million tokens. */
const LIST_PRICES: PriceList = { 'gpt-5-mini': { input: 0.25, output: 2 } }

/** A model that runs on one's own machine, or in this process, sends no bill. */
const FREE: PriceList = { '*': { input: 0, output: 0 } }

type Model = { readonly provider: string; readonly model?: string }

export const spendingConfig = (given: Given, model: Model): Spending => ({
  prices: model.provider === 'openai' ? { ...LIST_PRICES, ...given.LLM_PRICES } : FREE,
  dailyBudget: given.DAILY_BUDGET_USD === undefined ? null : Math.round(given.DAILY_BUDGET_USD * 1_000_000),
})

/** A budget that nobody can count against would protect from nothing. */
export const missingForSpending = (spending: Spending, model: Model): readonly string[] =>
  spending.dailyBudget !== null && model.provider === 'openai' && !priceOf(spending.prices, model.model ?? '')
    ? [`LLM_PRICES: is required with DAILY_BUDGET_USD, as nobody knows what ${model.model} costs`]
    : []
