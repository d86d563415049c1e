/** US dollars for a million tokens, which is the same as millionths of a dollar for one. */
export type ModelPrice = { readonly input: number; readonly output: number }

/**
 * By the name of a model. One name stands for its dated versions and those of a tag as well: `gpt-5-mini` for
 * `gpt-5-mini-2025-08-07`, `qwen3` for `qwen3:8b`; but not for `gpt-5-mini-pro`, which costs what it costs.
 */
export type PriceList = Readonly<Record<string, ModelPrice>>

/** What follows the name in the name of a version. */
const VERSION = /^(-\d{4}-?\d\d-?\d\d$|[:@])/

/** Null when unknown. The longest name that fits decides; `*` fits every model. */
export function priceOf(prices: PriceList, model: string): ModelPrice | null {
  const fitting = Object.keys(prices).filter(
    (name) => model === name || (model.startsWith(name) && VERSION.test(model.slice(name.length))),
  )
  const longest = fitting.toSorted((a, b) => b.length - a.length)[0]
  return prices[longest ?? '*'] ?? null
}

/** Millionths of a US dollar, a whole number: rounded up, so that a sum never hides a cost. */
export const costOf = (
  { input, output }: ModelPrice,
  tokens: { readonly inputTokens: number; readonly outputTokens: number },
): number => Math.ceil(input * tokens.inputTokens + output * tokens.outputTokens)
