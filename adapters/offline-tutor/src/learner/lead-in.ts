import { BEFORE_A_NOUN, BEFORE_A_VERB, BEHIND, FOREIGN, TAG } from './lead-in-patterns.ts'

export type Wish = {
  readonly text: string
  readonly verbFollows: boolean
  readonly foreign: boolean
  readonly led: boolean
}

/** A wish without the words that only say that it is one. */
export function withoutLeadIn(sentence: string): Wish {
  const start = sentence.trim().replace(TAG, '').replace(BEHIND, '')
  for (const pattern of FOREIGN) {
    const wish = pattern.exec(start)?.groups?.wish
    if (wish) return { text: wish.replace(BEHIND, ''), verbFollows: false, foreign: true, led: true }
  }
  let wish: Wish = { text: start, verbFollows: false, foreign: false, led: false }
  // each step takes a few words off, so this ends; a wish that is nothing but a lead-in is kept as it stands
  for (let steps = 0; steps < 12; steps += 1) {
    const next = strip(wish)
    if (next === wish) break
    wish = next
  }
  return wish
}

function strip(wish: Wish): Wish {
  for (const [patterns, verbFollows] of [
    [BEFORE_A_VERB, true],
    [BEFORE_A_NOUN, false],
  ] as const) {
    for (const pattern of patterns) {
      const text = wish.text.replace(pattern, '').replace(BEHIND, '')
      if (text !== wish.text && /[\p{L}\p{N}]/u.test(text)) return { ...wish, text, verbFollows, led: true }
    }
  }
  return wish
}
