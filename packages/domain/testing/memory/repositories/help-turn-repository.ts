import { type HelpTurnRepository, MAX_TURNS_READ } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export const memoryHelpTurnRepository = (transaction: Transaction): HelpTurnRepository => ({
  ofChapter: async (chapterId, version) =>
    (await transaction.scan('helpTurns'))
      .filter((turn) => turn.chapterId === chapterId && turn.version === version)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime() || (one.id > other.id ? 1 : -1))
      .slice(-MAX_TURNS_READ),
  find: (chapterId, id) => transaction.get('helpTurns', `${chapterId}:${id}`),
  save: async (turn) => {
    const chapter = await transaction.get('chapters', turn.chapterId)
    await transaction.ensure(chapter !== null, `There is no chapter ${turn.chapterId} to ask about.`)
    await transaction.put('helpTurns', `${turn.chapterId}:${turn.id}`, turn)
  },
  remove: (chapterId, id) => transaction.remove('helpTurns', `${chapterId}:${id}`),
})
