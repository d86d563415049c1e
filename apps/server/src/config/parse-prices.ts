import type { ModelPrice, PriceList } from '@app/domain'

/** `gpt-5-mini=0.25/2, gpt-5=1.25/10`: US dollars for a million tokens that go in, and that come out. Null for anything else. */
export function parsePrices(text: string): PriceList | null {
  const prices: Record<string, ModelPrice> = {}
  for (const part of text.split(',')) {
    const [, name, input, output] = /^\s*([^=\s]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)\s*$/.exec(part) ?? []
    if (name === undefined) return null
    prices[name] = { input: Number(input), output: Number(output) }
  }
  return prices
}
