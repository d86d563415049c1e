import type { ChapterId } from '../shared/index.ts'
import type { Card } from './card.ts'

/**
 * The first cards of a session: chapters take turns, as problems are learned better mixed; of each the one comes first that is due the
 * longest. Words are learned better together: those of a chapter follow the first of them.
 */
export function inSession<Due extends Pick<Card, 'id' | 'chapterId' | 'dueOn' | 'question'>>(
  due: readonly Due[],
  limit: number,
): readonly Due[] {
  const turns = new Map<ChapterId, number>()
  const longestFirst = due.toSorted((a, b) => compare(a.dueOn, b.dueOn) || compare(a.id, b.id))
  const first = longestFirst
    .map((card) => {
      const turn = turns.get(card.chapterId) ?? 0
      turns.set(card.chapterId, turn + 1)
      return { card, turn }
    })
    .toSorted((a, b) => a.turn - b.turn)
    .slice(0, limit)
    .map(({ card }) => card)
  const wordsOf = ({ chapterId }: Due) =>
    first.filter(({ chapterId: other, question }) => other === chapterId && question.kind === 'short')
  return first.flatMap((card) => {
    if (card.question.kind !== 'short') return [card]
    const words = wordsOf(card)
    return words[0] === card ? words : []
  })
}

/** As the database has it, which compares bytes. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
