import { execute, type TestDatabase } from '@app/testing/database'
import { describe, expect, it } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import { makeResourceReadModels } from './admin-resources.ts'

let database: TestDatabase
shareDatabase((shared) => {
  database = shared.database
})

describe('resourceHealth', () => {
  it('should take one statement, which finds by an index all that it counts and lists', async () => {
    const statements: string[] = []
    await makeResourceReadModels(async (_name, text) => {
      statements.push(text)
      return []
    }).resourceHealth()
    expect(statements).toHaveLength(1)
    // of few rows an index is no gain, so that the planner must be kept from reading all of them
    const rows = await execute(database.url, 'SET enable_seqscan = off', `EXPLAIN ${statements.join()}`)
    const plan = rows.map((row) => Object.values(row).join()).join('\n')
    for (const index of ['links_state', 'resource_lists_status', 'links_troubled', 'resources_reported']) {
      expect(plan).toContain(index)
    }
    expect(plan).toContain('resources_address')
  })
})
