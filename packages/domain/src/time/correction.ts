import type { TimeItem } from './time-items.ts'
import { phrasesOf, termsOf } from './time-words.ts'
import type { Words } from './tokenize.ts'

/** They take back what stands before them, in a clause of their own or at the head of one. */
const CORRECTIONS = termsOf(
  ...phrasesOf(
    `no, no wait, no sorry, wait, sorry, i mean, or rather, make that, nein, quatsch, ich meine, besser gesagt, non, pardon, plutôt, no perdón,
    perdón, mejor dicho, não, aliás, quer dizer, anzi, scusa, nee, нет, точнее, いや, 不对, 不是`,
  ),
)

/** "3 hours a week, no, 5 hours a week": without what is said again behind a correction. */
export function withoutCorrected<Item extends Pick<TimeItem, 'kind' | 'from' | 'to'>>(
  words: Words,
  items: readonly Item[],
): readonly Item[] {
  const at = words.findLastIndex(
    (_, index) => index > 0 && words[index - 1]?.ends !== '' && CORRECTIONS.lengthAt(words, index) > 0,
  )
  if (at < 0) return items
  const again = new Set(items.filter(({ from }) => from >= at).map(({ kind }) => kind))
  // a frequency belongs to its amount
  const isTakenBack = ({ kind, to }: Item): boolean =>
    to <= at && (again.has(kind) || (kind === 'often' && again.has('amount')))
  return items.filter((item) => !isTakenBack(item))
}
