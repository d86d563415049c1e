/** The items in an order that is the same for the same seed, and each as likely for another. */
export function shuffled<T>(items: readonly T[], seed: string): readonly T[] {
  const result = [...items]
  const next = numbersFrom(seed)
  for (let last = result.length - 1; last > 0; last -= 1) {
    const place = Math.floor(next() * (last + 1))
    result.splice(last, 0, ...result.splice(place, 1))
  }
  return result
}

/** The same, but turned by one where that is an order in which they must not be shown. */
export function shuffledUnless<T>(items: readonly T[], seed: string, isRefused: (order: readonly T[]) => boolean) {
  const order = shuffled(items, seed)
  return isRefused(order) ? [...order.slice(1), ...order.slice(0, 1)] : order
}

/** A number from 0 to below 1 that is the same for the same text, and as likely to be any other. */
export const chanceOf = (text: string): number => numbersFrom(text)()

/** Mulberry32 on the FNV-1a hash of the seed: numbers from 0 to below 1. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
