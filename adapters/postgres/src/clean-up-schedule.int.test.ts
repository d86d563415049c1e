import { setTimeout as pause } from 'node:timers/promises'
import { HOUR, type Job, type JobOutcome, MINUTE, SECOND } from '@app/domain'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { execute, migratedDatabase, type TestDatabase } from '../test/database.ts'
import { type JobRunnerOptions, type LogEvent, makeJobRunner, openPostgres } from './index.ts'

let database: TestDatabase
let closing: (() => Promise<void>)[]
beforeEach(async () => {
  // At a full hour, two clean-ups within a moment are right.
  const untilFullHour = HOUR - (Date.now() % HOUR)
  if (untilFullHour < 20 * SECOND) await pause(untilFullHour)
  database = await migratedDatabase(inject('databaseUrl'))
  closing = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closing) await close()
  await database.drop()
})

describe('clean-up schedule', () => {
  it('should run one clean-up soon after the start, however many workers there are and however often they start', async () => {
    const ran: Job[] = []
    for (let worker = 0; worker < 3; worker += 1) await start(ran)
    await vi.waitFor(() => expect(ran).toEqual([{ kind: 'clean-up' }]), { timeout: 5_000 })
    await pause(2_500)
    expect(ran).toHaveLength(1)
  })

  it('should run the next one an hour later, and not before', async () => {
    const ran: Job[] = []
    for (let worker = 0; worker < 2; worker += 1) await start(ran)
    await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 5_000 })
    await nextMinute()
    await pause(2_500)
    expect(ran).toHaveLength(1)
    await anHourLater()
    await nextMinute()
    await vi.waitFor(() => expect(ran).toHaveLength(2), { timeout: 5_000 })
    await pause(1_500)
    expect(ran).toHaveLength(2)
  })

  it('should not enqueue a second one while the first is running or to be tried again', async () => {
    const ran: Job[] = []
    await start(ran, { run: () => new Promise(() => undefined) })
    await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 5_000 })
    await anHourLater()
    await nextMinute()
    await pause(2_500)
    expect(ran).toHaveLength(1)
    expect(await execute(database.url, 'SELECT singleton_key AS key FROM pgboss.job')).toEqual([{ key: 'clean-up' }])
  })

  it('should not be asked for by a process that cleans nothing up', async () => {
    const ran: Job[] = []
    await start(ran, { concurrency: { 'clean-up': 0 } })
    await pause(2_500)
    const postgres = openPostgres({ url: database.url })
    expect(await postgres.liveJobKeys()).toEqual([])
    await postgres.close()
  })
})

// Helpers

type Setup = Partial<JobRunnerOptions> & { readonly run?: () => Promise<JobOutcome> }

async function start(ran: Job[], { run = async () => 'done', ...options }: Setup = {}): Promise<void> {
  const handlers = {
    run: (job: Job) => {
      ran.push(job)
      return run()
    },
    abandon: async () => undefined,
  }
  const events: LogEvent[] = []
  const runner = makeJobRunner({ url: database.url, patience: 100, ...options }, handlers, (event) => {
    events.push(event)
  })
  await runner.start()
  closing.push(async () => {
    await runner.stop()
    expect(events.filter(({ level }) => level === 'error')).toEqual([])
  })
}

/** For the workers, which ask again after a minute. */
const nextMinute = async (): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE })
}

/** For the database, which keeps count: what was enqueued in this hour was enqueued in the one before. */
const anHourLater = () =>
  execute(database.url, `UPDATE pgboss.job SET singleton_on = singleton_on - interval '${HOUR} milliseconds'`)
