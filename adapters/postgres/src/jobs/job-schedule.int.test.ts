import { setTimeout as pause } from 'node:timers/promises'
import { ALERT_OPERATORS_EVERY, HOUR, type Job, type JobOutcome, MINUTE, SECOND } from '@app/domain'
import { execute, migratedDatabase, type TestDatabase } from '@app/testing/database'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { holdTicks } from '../../test/held-ticks.ts'
import { type JobRunnerOptions, type LogEvent, makeJobRunner, openPostgres } from '../index.ts'

let database: TestDatabase
let closing: (() => Promise<void>)[]
let tick: () => Promise<void>
beforeEach(async () => {
  // At a full hour, two of a kind within a moment are right; of what runs more often, also in between.
  const untilNext = ALERT_OPERATORS_EVERY - (Date.now() % ALERT_OPERATORS_EVERY)
  if (untilNext < 20 * SECOND) await pause(untilNext)
  database = await migratedDatabase(inject('databaseUrl'))
  closing = []
  tick = holdTicks()
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const close of closing) await close()
  await database.drop()
})

const OTHERS = { 'check-links': 0, 'alert-operators': 0, 'remind-learners': 0 }

describe('job schedule', () => {
  it('should run each job once soon after the start, however many workers there are and however often they start', async () => {
    const ran: Job[] = []
    for (let worker = 0; worker < 3; worker += 1) await start(ran)
    for (let seconds = 0; seconds < 3; seconds += 1) await tick()
    expect(await enqueued()).toEqual(ALL)
    await vi.waitFor(() => expect(namesOf(ran)).toEqual(ALL))
  })

  it('should run the next ones an hour later, and not before', async () => {
    const ran: Job[] = []
    for (let worker = 0; worker < 2; worker += 1) await start(ran)
    await tick()
    await vi.waitFor(() => expect(ran).toHaveLength(ALL.length))
    nextMinute()
    await tick()
    expect(await enqueued()).toEqual(ALL)
    await anHourLater()
    nextMinute()
    for (let seconds = 0; seconds < 2; seconds += 1) await tick()
    expect(await enqueued()).toEqual([...ALL, ...ALL].toSorted())
    await vi.waitFor(() => expect(namesOf(ran.slice(ALL.length))).toEqual(ALL))
  })

  it('should not enqueue a second one while the first is running or to be tried again', async () => {
    const ran: Job[] = []
    await start(ran, { run: () => new Promise(() => undefined) })
    await tick()
    await vi.waitFor(() => expect(ran).toHaveLength(ALL.length))
    await anHourLater()
    nextMinute()
    await tick()
    expect(await enqueued()).toEqual(ALL)
  })

  it.each([
    ['the clean-up only', { ...OTHERS, 'reconcile-payments': 0 }, ['clean-up']],
    ['the reconciliation only', { ...OTHERS, 'clean-up': 0 }, ['reconcile-payments']],
  ])('should ask for no more than a process runs: %s', async (_, concurrency, wanted) => {
    const ran: Job[] = []
    await start(ran, { concurrency, run: () => new Promise(() => undefined) })
    await tick()
    await vi.waitFor(() => expect(namesOf(ran)).toEqual(wanted))
    const postgres = openPostgres({ url: database.url })
    expect(await postgres.liveJobKeys()).toEqual(wanted)
    await postgres.close()
  })
})

// Helpers

const ALL = ['alert-operators', 'check-links', 'clean-up', 'reconcile-payments', 'remind-learners']

async function enqueued(): Promise<readonly string[]> {
  const rows = await execute(database.url, 'SELECT singleton_key AS key FROM pgboss.job ORDER BY key')
  return rows.map((row) => ('key' in row ? String(row.key) : ''))
}

const namesOf = (jobs: readonly Job[]) => jobs.map(({ kind }) => kind).toSorted()

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
  const runner = makeJobRunner({ url: database.url, stopTimeoutMs: 100, ...options }, handlers, (event) => {
    events.push(event)
  })
  await runner.start()
  closing.push(async () => {
    await runner.stop()
    expect(events.filter(({ level }) => level === 'error')).toEqual([])
  })
}

/** For the workers, which ask again after a minute. */
const nextMinute = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE })

/** For the database, which keeps count: what was enqueued in this hour was enqueued in the one before. */
const anHourLater = () =>
  execute(database.url, `UPDATE pgboss.job SET singleton_on = singleton_on - interval '${HOUR} milliseconds'`)
