import { describe, expect, it } from 'vitest'
import { makeIsReady } from './readiness.ts'

describe('readiness', () => {
  const warnings = () => ({ model: 'warning', mail: 'ok' }) as const

  it.each([
    ['all is well', async () => true, true, { database: 'ok', migrations: 'ok' }],
    ['the schema is not ours', async () => false, false, { database: 'ok', migrations: 'down' }],
    ['the database is away', () => Promise.reject(new Error('away')), false, { database: 'down' }],
  ])('should be of database and migrations, and warn of the rest: %s', async (_, schemaIsCurrent, ready, checks) => {
    expect(await makeIsReady({ schemaIsCurrent }, warnings)()).toEqual({ ready, checks: { ...checks, ...warnings() } })
  })

  it('should wait for the end of the start, whatever the database says', async () => {
    let started = false
    const isReady = makeIsReady({ schemaIsCurrent: async () => true }, warnings, { hasStarted: () => started })
    expect(await isReady()).toMatchObject({ ready: false, checks: { database: 'ok', startup: 'down' } })
    started = true
    expect(await isReady()).toEqual({ ready: true, checks: { database: 'ok', migrations: 'ok', ...warnings() } })
  })

  it('should be given up while the database says nothing, and come back with its answer', async () => {
    const answers = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()] as const
    let asked = 0
    const schemaIsCurrent = (): Promise<boolean> => {
      asked += 1
      return asked === 1 ? answers[0].promise : answers[1].promise
    }
    const isReady = makeIsReady({ schemaIsCurrent }, warnings, { timeoutMs: 10 })
    for (const _ of [1, 2]) expect(await isReady()).toMatchObject({ ready: false, checks: { database: 'down' } })
    // no second query meanwhile
    expect(asked).toBe(1)
    answers[0].resolve(true)
    answers[1].resolve(true)
    await answers[0].promise
    expect(await isReady()).toMatchObject({ ready: true, checks: { database: 'ok' } })
  })
})
