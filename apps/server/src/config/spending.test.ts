import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'

const HOSTED = { OPENAI_API_KEY: 'k' }
const LOCAL = { OLLAMA_HOST: 'http://127.0.0.1:11434' }

describe('what models may cost', () => {
  it('should be as much as it takes, at the list price, unless another is configured', () => {
    expect(spendingOf(HOSTED)).toMatchObject({
      prices: { 'gpt-5-mini': { input: 0.25, output: 2 } },
      dailyBudget: null,
    })
  })

  it('should be what is said, beside what is known', () => {
    const prices = 'gpt-5=1.25/10, my/model:7b=0/0.5 ,*=3/4'
    expect(spendingOf({ ...HOSTED, LLM_PRICES: prices, DAILY_BUDGET_USD: '2.5' })).toMatchObject({
      prices: {
        'gpt-5-mini': { input: 0.25, output: 2 },
        'gpt-5': { input: 1.25, output: 10 },
        'my/model:7b': { input: 0, output: 0.5 },
        '*': { input: 3, output: 4 },
      },
      dailyBudget: 2_500_000,
    })
    expect(spendingOf({ ...HOSTED, LLM_PRICES: 'gpt-5-mini=1/1' })).toMatchObject({
      prices: { 'gpt-5-mini': { input: 1, output: 1 } },
    })
  })

  it('should be so many calls a learner, unless the tutor is built in', () => {
    for (const given of [HOSTED, LOCAL]) expect(spendingOf(given)).toMatchObject({ callsPerLearner: 300 })
    expect(spendingOf({})).toMatchObject({ callsPerLearner: null })
    for (const given of [HOSTED, {}]) {
      expect(spendingOf({ ...given, DAILY_CALLS_PER_LEARNER: '25' })).toMatchObject({ callsPerLearner: 25 })
    }
    for (const wrong of ['0', '-1', '1.5', 'many']) {
      expect(faultsOf({ ...HOSTED, DAILY_CALLS_PER_LEARNER: wrong })).toMatchObject([
        expect.stringMatching(/^DAILY_CALLS_PER_LEARNER: /),
      ])
    }
  })

  it.each([
    ['0', 0],
    ['0.028384', 28_384],
    ['1000000', 1_000_000_000_000],
  ])('should take %s dollars a day', (text, dailyBudget) => {
    expect(spendingOf({ ...HOSTED, DAILY_BUDGET_USD: text })).toMatchObject({ dailyBudget })
  })

  it('should be nothing for a model that runs here, unless it is given a price', () => {
    const free = { prices: { '*': { input: 0, output: 0 } }, dailyBudget: 1_000_000 }
    const budget = { DAILY_BUDGET_USD: '1' }
    expect(spendingOf({ ...budget, LLM_PRICES: '*=1/1' })).toMatchObject(free)
    for (const given of [{}, { LLM_PRICES: 'qwen=1/1,gpt-5=1/1' }]) {
      expect(spendingOf({ ...LOCAL, ...budget, ...given })).toMatchObject(free)
    }
    for (const name of ['qwen3', 'qwen3:8b', '*']) {
      const prices = { [name]: { input: 1, output: 2 } }
      const given = { ...LOCAL, ...budget, LLM_PRICES: `${name}=1/2` }
      expect(spendingOf(given)).toMatchObject({ prices, dailyBudget: 1_000_000 })
    }
  })

  it.each([
    'gpt-5',
    'gpt-5=1',
    'gpt-5=1/',
    'gpt-5=1/2/3',
    'gpt-5=-1/2',
    'gpt-5=1e3/2',
    'gpt-5=1/2;gpt-4=1/2',
    '=1/2',
    'gpt 5=1/2',
    'gpt-5=1/2,',
    ',',
  ])('should refuse the prices %s, and say how they are written', (prices) => {
    expect(faultsOf({ ...HOSTED, LLM_PRICES: prices })).toEqual([
      `LLM_PRICES: must be such as gpt-5-mini=0.25/2: US dollars per million tokens, in and out (it is ${JSON.stringify(prices)})`,
    ])
  })

  it.each(['-1', 'x', '1000001', 'Infinity', 'NaN', '1,5'])('should refuse a budget of %s', (budget) => {
    expect(faultsOf({ ...HOSTED, DAILY_BUDGET_USD: budget })).toMatchObject([
      expect.stringMatching(/^DAILY_BUDGET_USD: /),
    ])
  })

  it('should refuse a budget without known prices', () => {
    const budget = { ...HOSTED, OPENAI_MODEL: 'house-model', DAILY_BUDGET_USD: '5' }
    expect(faultsOf(budget)).toEqual([
      'LLM_PRICES: is required with DAILY_BUDGET_USD, because the price of house-model is unknown',
    ])
    for (const prices of ['house-model=1/2', '*=1/2']) {
      expect(faultsOf({ ...budget, LLM_PRICES: prices })).toEqual([])
    }
    for (const prices of ['hous=1/2', 'house=1/2']) {
      expect(faultsOf({ ...budget, LLM_PRICES: prices })).toHaveLength(1)
    }
    expect(faultsOf({ ...HOSTED, OPENAI_MODEL: 'house-model' })).toEqual([])
    const reviewed = { ...HOSTED, OPENAI_MODEL_REVIEW: 'careful-model', DAILY_BUDGET_USD: '5' }
    expect(faultsOf(reviewed)).toEqual([
      'LLM_PRICES: is required with DAILY_BUDGET_USD, because the price of careful-model is unknown',
    ])
    expect(faultsOf({ ...reviewed, LLM_PRICES: 'careful-model=1/2' })).toEqual([])
  })

  it('should refuse a budget that covers no plan and no chapter, unless it is nothing at all', () => {
    expect(faultsOf({ ...HOSTED, DAILY_BUDGET_USD: '0.028383' })).toEqual([
      'DAILY_BUDGET_USD: must be 0 or at least 0.028384, or it covers no plan and no chapter of gpt-5-mini',
    ])
    const dear = { ...HOSTED, OPENAI_MODEL: 'dear-model', LLM_PRICES: 'dear-model=100/1000' }
    expect(faultsOf({ ...dear, DAILY_BUDGET_USD: '13' })).toHaveLength(1)
    expect(faultsOf({ ...dear, DAILY_BUDGET_USD: '14' })).toEqual([])
    // a local model is free, unless configured otherwise
    for (const environment of [{}, LOCAL]) {
      expect(faultsOf({ ...environment, DAILY_BUDGET_USD: '0.000001' })).toEqual([])
    }
    expect(faultsOf({ ...LOCAL, LLM_PRICES: 'qwen3=1/1', DAILY_BUDGET_USD: '0.000001' })).toEqual([
      expect.stringMatching(/^DAILY_BUDGET_USD: .*qwen3:8b$/),
    ])
  })

  it('should count unset variables as unset', () => {
    const unset = { ...HOSTED, LLM_PRICES: '', DAILY_BUDGET_USD: '' }
    expect(spendingOf(unset)).toEqual(spendingOf(HOSTED))
  })
})

// Helpers

type Environment = Readonly<Record<string, string>>

const faultsOf = (environment: Environment): readonly string[] => {
  const read = readConfig(environment)
  return read.ok ? [] : read.error
}

const spendingOf = (environment: Environment) => {
  const read = readConfig(environment)
  if (!read.ok) throw new Error(read.error.join('\n'))
  return read.value.spending
}
