import type { Readable, Writable } from 'node:stream'
import { err, ok, type Result } from '@app/domain'
import { orUnavailable } from '../database-unavailable.ts'
import { migrate } from '../migrations/migrate.ts'
import type { Database } from '../orm.ts'
import { readServerInfo } from '../queries/server-info.ts'
import type { RestoreOptions, RestoreRefusal } from './restore.ts'

// Imported when they are wanted: no start of the app is.
export function makeBackups(database: Database, url: string) {
  const prepare = async (): Promise<Result<void, RestoreRefusal>> => {
    const { schema } = await readServerInfo(database)
    if (schema === 'empty') await migrate(database, url)
    return schema === 'empty' || schema === 'current' ? ok(undefined) : err({ kind: 'not-empty' })
  }
  return {
    /** Everything of one moment, also of a database that is in use. */
    backUp: async (sink: Writable) => {
      const { backUp } = await import('./back-up.ts')
      return orUnavailable(backUp(url, sink))
    },
    /** Into an empty database, which is given its schema where it has none; entirely or not at all. */
    restore: async (source: Readable, options: RestoreOptions) => {
      const { restore } = await import('./restore.ts')
      return orUnavailable(restore(url, source, { ...options, prepare }))
    },
  }
}
