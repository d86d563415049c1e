import { subjectIn, subjectNamedIn } from '../subjects/subject-of.ts'
import { wordSet } from '../words/phrases.ts'
import type { Word } from '../words/tokenize.ts'
import { bareFocus } from './focus.ts'
import { isNoWish } from './goal-words.ts'
import { withoutLeadIn } from './lead-in.ts'
import { thingDone } from './level.ts'
import type { Parts } from './parts.ts'

/** What a message asks to learn, what for, and what else it says: words of the message. */
export type Wish = {
  readonly goal: readonly (readonly Word[])[]
  readonly more: readonly (readonly Word[])[]
}

const POLITE = wordSet('please thank thanks hi hello hey')

/** Finds the words that name the wish; the others tell more about it. */
export function findWish({ rest, levels }: Parts): Wish {
  const wishes = rest.map((segment) => {
    const { words, led } = withoutLeadIn(segment.words)
    return { ...segment, words, led, match: subjectIn(words), whole: segment.words }
  })
  const chosen =
    wishes.find(({ led, match }) => led && match) ??
    wishes.find(({ match }) => match) ??
    wishes.find(({ led, words }) => led && words.length > 0 && !isNoWish(words)) ??
    wishes.find(({ words }) => words.length > 0 && !isNoWish(words))
  if (!chosen) return { goal: goalInLevel(levels), more: [] }
  const others = wishes.slice(wishes.indexOf(chosen) + 1)
  if (!chosen.match) {
    // "reading, writing and speaking Arabic": a list is one goal
    const endless = others.findIndex(({ sentence, led }) => sentence !== chosen.sentence || led)
    const list = endless < 0 ? others : others.slice(0, endless)
    const more = others
      .slice(list.length)
      .filter(tellsMore)
      .map(({ words }) => words)
    return { goal: [chosen.words, ...list.map(({ whole }) => whole)], more }
  }
  const purpose = bareFocus(chosen.words.slice(chosen.match.end))
  const before = wishes.slice(0, wishes.indexOf(chosen)).filter(({ led }) => !led)
  const more = [...before, ...others].filter(tellsMore).map(({ whole }) => bareFocus(whole))
  return {
    goal: [chosen.words.slice(0, chosen.match.end)],
    more: [...(chosen.match.end < chosen.words.length ? [purpose] : []), ...more],
  }
}

const tellsMore = ({
  words,
  whole,
  asks,
}: {
  words: readonly Word[]
  whole: readonly Word[]
  asks: boolean
}): boolean => words.length > 0 && whole.length >= 3 && !asks && !POLITE.has(whole[0]?.is ?? '')

/** "I've played the guitar for years and want to improve": the goal stands where the level was found. */
function goalInLevel(levels: Parts['levels']): Wish['goal'] {
  for (const words of levels) {
    const named = subjectNamedIn(words)
    if (named) return [words.slice(named.from, named.to)]
  }
  const done = levels.map(thingDone).find((thing) => thing !== null)
  return done ? [done] : []
}
