import { isFactless } from '@app/domain'
import { quoteOf } from '../words/clauses.ts'
import { findPhrase, isPhrase, phrases, skipPhrases, skipWords, wordSet } from '../words/phrases.ts'
import { normAt, tokenize, type Words } from '../words/tokenize.ts'

const ABOVE_ALL = phrases(
  `especially, mainly, mostly, particularly, in particular, above all, preferably, most interested in, emphasis on, focus on,
  focusing on, focused on, concentrate on, concentrating on, my focus is, the focus is, with a focus on, focus mostly on, focus mainly on,
  fokus auf, schwerpunkt auf, vor allem, besonders, hauptsächlich, surtout, sobre todo, soprattutto, sobretudo`,
)
const LEADING = wordSet("and und but with i i'm want would like to my also please the")

/** Where a message says outright what matters most: the place of those words, and of what they announce. */
export function focusAt(words: Words): { readonly from: number; readonly behind: number } | null {
  const at = findPhrase(ABOVE_ALL, words)
  if (at < 0) return null
  const behind = at + ABOVE_ALL.lengthAt(words, at)
  let from = at
  while (from > 0 && LEADING.has(normAt(words, from - 1))) from -= 1
  return behind < words.length ? { from, behind } : null
}

const AIMS = wordSet('ziel objectif objetivo obiettivo doel цель')

/** The label of "Ziel: Fingerpicking", a clause of its own. */
export const isAim = (words: Words): boolean => words.length === 1 && AIMS.has(normAt(words, 0))

const OPENINGS = phrases(
  `of, no wait, wait no, scratch that, i mean, i said, i told you, i already told you, as i said, wie gesagt, ich habe schon gesagt, comme je l'ai dit, je vous l'ai déjà dit, como ya dije, ya te dije, ya te dije que, well, so, ok, okay, just, maybe, probably, and, but, also, then, please, actually, rather, i think, i guess, i'd say, i want to,
  i want to be able to, want to, want, i would like to, i would like to be able to, i'd like to, i'd like to be able to, i'd love to, i love to, i need to, i need it for, i want, i need,
  i hope to, to be able to, be able to, being able to, in order to, to, for, because, so that, we want to, we need, we'd like to, i'm interested in, i am interested in,
  i am most interested in, i'm most interested in, the focus should be, focus on, focusing on`,
)
const ENDINGS = wordSet('instead please rather too')

/** An answer without the words that only begin or end it: "I'd like to order food" is "order food". */
export function bareFocus(words: Words): Words {
  const from = skipPhrases(OPENINGS, words)
  let to = words.length
  while (to > from && ENDINGS.has(normAt(words, to - 1))) to -= 1
  return to > from ? words.slice(from, to) : words
}

const OPEN = phrases(
  `unsure, every, everything, all, all of it, all of them, both, don't care, do not care, don't mind, do not mind, no preferences, nothing special, not yet,
  nothing in particular, nothing particular, the basics, general, generally, you choose, it depends, depends, anything is fine, whatever you think, i'm not sure`,
)
const BEFORE_OPEN = wordSet("i i'm am well honestly um hm it just really")

/** True when the words leave the choice to us. */
export function isOpen(text: string): boolean {
  const words = tokenize(text)
  const bare = words.slice(skipWords(BEFORE_OPEN, words))
  return bare.length === 0 || isPhrase(OPEN, bare) || isFactless(quoteOf(text, bare))
}

const PLEASURE = wordSet('fun pleasure joy enjoyment')
const BESIDE_PLEASURE = wordSet(
  'just only mostly mainly simply for to have having the some a bit of it with and my own',
)

/** True when the words are a reason that asks for nothing in particular. */
export function isPleasure(text: string): boolean {
  const words = tokenize(text)
  return (
    words.some(({ norm }) => PLEASURE.has(norm)) &&
    words.every(({ norm }) => PLEASURE.has(norm) || BESIDE_PLEASURE.has(norm))
  )
}
