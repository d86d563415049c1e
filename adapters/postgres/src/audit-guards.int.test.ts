import { anAuditEntry, keep, newUserId } from '@app/domain/testing'
import { execute, type TestDatabase } from '@app/testing/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { shareDatabase } from '../test/shared-database.ts'
import type { Postgres } from './index.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

let entry = anAuditEntry(newUserId())
beforeEach(async () => {
  entry = anAuditEntry(newUserId(), { reason: 'As it was.' })
  await keep(postgres.unitOfWork, ({ auditLog }) => auditLog.add(entry))
})

describe('what plain SQL cannot do to the audit log', () => {
  const refusals: readonly (readonly [string, () => string, string])[] = [
    ['change who did it', () => `UPDATE audit_entries SET actor_id = gen_random_uuid() WHERE ${ours()}`, 'append-only'],
    ['change a reason', () => `UPDATE audit_entries SET reason = 'Another.' WHERE ${ours()}`, 'append-only'],
    ['change nothing', () => `UPDATE audit_entries SET id = id WHERE ${ours()}`, 'append-only'],
    ['delete an entry', () => `DELETE FROM audit_entries WHERE ${ours()}`, 'append-only'],
    ['empty it', () => 'TRUNCATE audit_entries', 'append-only'],
    ['empty it with others', () => 'TRUNCATE sessions, audit_entries CASCADE', 'append-only'],
    ['write an entry twice', () => add({ id: `'${entry.id}'` }), 'audit_entries_pkey'],
    ['write an entry in a place of its choice', () => add({ position: '1' }), 'cannot insert a non-DEFAULT value'],
    ['write an entry without a subject', () => add({ subject_id: 'NULL' }), 'violates not-null'],
    ['write an entry of no act', () => add({ act: "'{}'" }), 'audit_entries_act_check'],
    ['write an entry of an act without a kind', () => add({ act: `'{"kind": 7}'` }), 'audit_entries_act_check'],
    ['write an entry of a list', () => add({ act: `'["credits-granted"]'` }), 'audit_entries_act_check'],
  ]

  it.each(refusals)('should refuse to %s', async (_, statement, reason) => {
    await expect(execute(database.url, statement())).rejects.toThrow(reason)
    expect(await keep(postgres.unitOfWork, ({ auditLog }) => auditLog.find(entry.id))).toEqual(entry)
  })

  it('should let it write an entry', async () => {
    await execute(database.url, add({}))
  })
})

describe('what plain SQL cannot say about a call of a model', () => {
  it.each([
    ['that it was for something else', 'purpose', "'joke'", 'model_calls_purpose_check'],
    ['that it ended in another way', 'outcome', "'fine'", 'model_calls_outcome_check'],
    ['that it brought money', 'cost', '-1', 'model_calls_cost_check'],
    ['that it took less than no time', 'milliseconds', '-1', 'model_calls_milliseconds_check'],
    ['that it read less than nothing', 'input_tokens', '-1', 'model_calls_input_tokens_check'],
    ['that it wrote less than nothing', 'output_tokens', '-1', 'model_calls_output_tokens_check'],
  ])('should refuse to say %s', async (_, column, value, reason) => {
    await expect(execute(database.url, call({ [column]: value }))).rejects.toThrow(reason)
  })

  it('should let it say what one cost', async () => {
    await execute(database.url, call({}))
  })
})

// Helpers

const ours = (): string => `id = '${entry.id}'`

type Row = Readonly<Record<string, string>>

const insert = (table: string, row: Row): string =>
  `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.values(row)})`

const add = (changes: Row): string =>
  insert('audit_entries', {
    ...{ id: 'gen_random_uuid()', act: `'{"kind": "user-verified"}'`, subject_id: 'gen_random_uuid()', at: 'now()' },
    ...changes,
  })

const call = (changes: Row): string =>
  insert('model_calls', {
    ...{ id: 'gen_random_uuid()', purpose: "'reply'", user_id: 'gen_random_uuid()', model: "'any'" },
    ...{
      started_at: 'now()',
      outcome: "'answered'",
      input_tokens: '1',
      output_tokens: '2',
      milliseconds: '3',
      cost: '4',
    },
    ...changes,
  })
