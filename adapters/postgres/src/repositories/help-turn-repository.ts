import { type HelpTurn, type HelpTurnRepository, MAX_TURNS_READ } from '@app/domain'
import type { Row } from '../orm.ts'
import { withTimes } from '../queries/stored-rows.ts'
import type { Transaction } from '../transaction.ts'
import { first, upsert } from './statements.ts'

export const makeHelpTurnRepository = ({ toRead, toWrite, write }: Transaction): HelpTurnRepository => ({
  ofChapter: async (chapterId, version) => {
    const turns = toRead().selectFrom('help_turns').selectAll().where('chapterId', '=', chapterId)
    const last = turns.where('version', '=', version).orderBy('at', 'desc').orderBy('id', 'desc').limit(MAX_TURNS_READ)
    return (await last.execute()).map(fromRow).toReversed()
  },

  find: (chapterId, id) => {
    const turns = toRead().selectFrom('help_turns').selectAll().where('chapterId', '=', chapterId)
    return first(turns.where('id', '=', id), fromRow)
  },

  save: ({ reply, ...turn }) => {
    const stored = reply && { ...reply, at: reply.at.toISOString() }
    return write(upsert('help_turns', ['chapterId', 'id'], { ...turn, reply: stored }))
  },

  remove: async (chapterId, id) => {
    const database = await toWrite()
    await database.deleteFrom('help_turns').where('chapterId', '=', chapterId).where('id', '=', id).execute()
  },
})

const fromRow = ({ reply, ...turn }: Row<'help_turns'>): HelpTurn => ({
  ...turn,
  reply: reply && withTimes(reply, 'at'),
})
