/** US dollars for a million tokens, which is the same as millionths of a dollar for one. */
export type ModelPrice = { readonly input: number; readonly output: number }

/** By the name of a model. One name stands for its dated versions as well: `gpt-5-mini` for `gpt-5-mini-2025-08-07`. */
export type PriceList = Readonly<Record<string, ModelPrice>>

/** Null when nobody knows. The longest name that fits decides; `*` fits every model. */
export function priceOf(prices: PriceList, model: string): ModelPrice | null {
  const fitting = Object.keys(prices).filter(
    (name) => model === name || (model.startsWith(name) && /^[-:@]/.test(model.slice(name.length))),
  )
  const longest = fitting.toSorted((a, b) => b.length - a.length)[0]
  return prices[longest ?? '*'] ?? null
}

/** Millionths of a US dollar, a whole number: rounded up, so that a sum never hides a cost. */
export const costOf = (
  { input, output }: ModelPrice,
  tokens: { readonly inputTokens: number; readonly outputTokens: number },
): number => Math.ceil(input * tokens.inputTokens + output * tokens.outputTokens)
