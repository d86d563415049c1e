import type { Phrases, Words } from '@app/domain'
import type { Vocabulary } from './vocabulary.ts'

/** Words that name a chapter, as they were said. */
export type Named = Words

export type Place = 'first' | 'last' | { readonly side: 'before' | 'after'; readonly of: Named }

/** "X before Y", "X first", "X at the end": X and where. */
export function withPlace(
  words: Words,
  vocabulary: Vocabulary,
): { readonly what: Words; readonly place: Place | null } {
  const { before, after, first, last } = vocabulary
  const atEnd = (found: Phrases): number =>
    words.findIndex((_, index) => index > 0 && found.lengthAt(words, index) === words.length - index)
  for (const [place, found] of [
    ['first', first],
    ['last', last],
  ] as const) {
    const at = atEnd(found)
    if (at > 0) return { what: withoutBeside(words.slice(0, at), vocabulary), place }
  }
  const lengthAt = (index: number): number => Math.max(before.lengthAt(words, index), after.lengthAt(words, index))
  const at = words.findIndex((_, index) => index > 0 && lengthAt(index) > 0)
  if (at < 0) return { what: words, place: null }
  const of = words.slice(at + lengthAt(at))
  const side = before.lengthAt(words, at) >= after.lengthAt(words, at) ? 'before' : 'after'
  return { what: withoutBeside(words.slice(0, at), vocabulary), place: of.length === 0 ? null : { side, of } }
}

function withoutBeside(words: Words, { beside }: Vocabulary): Words {
  let to = words.length
  while (to > 0 && beside.has(words[to - 1]?.norm ?? '')) to -= 1
  return words.slice(0, to)
}
