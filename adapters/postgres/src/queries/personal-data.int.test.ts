import { execute, type TestDatabase } from '@app/testing/database'
import { describe, expect, it } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import { EXPORTED } from './personal-data.ts'

let database: TestDatabase
shareDatabase((shared) => {
  database = shared.database
})

describe('EXPORTED', () => {
  // A table that no row type names is unknown to the compiler, which wants an entry for each of the others.
  it('should have an entry for every table that names a user', async () => {
    const named = await execute(
      database.url,
      `SELECT array_agg(table_name::text) AS tables FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'user_id'`,
    )
    const tables = (named[0] as { readonly tables: readonly string[] }).tables
    expect(tables).toContain('ledger_entries')
    expect(Object.keys(EXPORTED)).toEqual(expect.arrayContaining([...tables]))
  })
})
