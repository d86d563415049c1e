import type { Link, LinkRepository } from '@app/domain'
import type { Transaction } from '../transaction.ts'
import { pick, upsert } from './statements.ts'

export const makeLinkRepository = ({ toRead, toWrite, write }: Transaction): LinkRepository => ({
  find: async (addresses) => {
    if (addresses.length === 0) return []
    return toRead().selectFrom('links').select(LINK).where('address', 'in', addresses).execute()
  },

  save: (link) => write(upsert('links', ['address'], { ...pick(link, LINK), claimedUntil: null })),

  claimDue: async (now, until, limit) => {
    const database = await toWrite()
    const claimed = await database
      // a list of its own, because a condition with a lock and a limit may be asked again for each row
      .with('due', (query) =>
        query
          .selectFrom('links')
          .select('address')
          .where('nextCheckAt', '<=', now)
          .where(({ or, eb }) => or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
          .where(({ exists, selectFrom }) =>
            exists(selectFrom('resources').select('id').whereRef('resources.address', '=', 'links.address')),
          )
          .orderBy('nextCheckAt')
          .orderBy('address')
          .limit(limit)
          .forNoKeyUpdate('links')
          .skipLocked(),
      )
      .updateTable('links')
      .from('due')
      .set({ claimedUntil: until })
      .whereRef('links.address', '=', 'due.address')
      .returning(LINK.map((column) => `links.${column}` as const))
      .execute()
    return claimed.toSorted(longestDueFirst)
  },

  removeUnused: (before) =>
    write((database) =>
      database
        .deleteFrom('links')
        .where(({ fn }) => fn.coalesce('readAt', 'nextCheckAt'), '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('resources').select('id').whereRef('resources.address', '=', 'links.address'))),
        ),
    ),
})

const LINK = [
  ...(['address', 'source', 'state', 'checkedAt', 'readAt', 'nextCheckAt', 'failingSince', 'failure'] as const),
]

/** An UPDATE returns its rows in any order. */
const longestDueFirst = (a: Link, b: Link): number =>
  a.nextCheckAt.getTime() - b.nextCheckAt.getTime() || (a.address < b.address ? -1 : 1)
