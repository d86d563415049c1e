import type { MetricsQueries } from '@app/postgres'
import { Registry } from 'prom-client'
import { describe, expect, it, vi } from 'vitest'
import { makeDatabaseGauges } from './database-gauges.ts'

describe('the numbers that lie in the database', () => {
  it('should have a series for each kind and state, also for 0', async () => {
    const { render } = setUp()
    const text = await render()
    expect(text).toContain('waymark_database_up 1')
    expect(text).toContain('waymark_queue_jobs{kind="send-mail",state="waiting"} 2')
    expect(text).toContain('waymark_queue_jobs{kind="send-mail",state="running"} 1')
    expect(text).toContain('waymark_queue_oldest_waiting_seconds{kind="send-mail"} 90')
    expect(text).toContain('waymark_queue_oldest_waiting_seconds{kind="clean-up"} 0')
    expect(text).toContain('waymark_generations{what="chapters",state="failed"} 3')
    expect(text).toContain('waymark_generations{what="plans",state="generating"} 0')
    expect(text).toContain('waymark_ledger_entries{kind="captured"} 4')
    expect(text).toContain('waymark_ledger_credits{kind="captured"} 40')
    expect(text).toContain('waymark_ledger_credits{kind="granted"} 0')
    expect(text).toContain('waymark_links_oldest_due_seconds 600')
  })

  it('should be 0 where no link is due', async () => {
    const { metricsQueries, render } = setUp()
    metricsQueries.oldestDueLink.mockResolvedValue(null)
    expect(await render()).toContain('waymark_links_oldest_due_seconds 0')
  })

  it('should be read once for all who ask within a few seconds, and the ledger once a minute', async () => {
    const { metricsQueries, clock, render } = setUp()
    await Promise.all([render(), render()])
    clock.now += 4_999
    await render()
    expect(metricsQueries.queue).toHaveBeenCalledTimes(1)
    clock.now += 1
    await render()
    expect(metricsQueries.queue).toHaveBeenCalledTimes(2)
    expect(metricsQueries.ledger).toHaveBeenCalledTimes(1)
    clock.now += 55_000
    await render()
    expect(metricsQueries.ledger).toHaveBeenCalledTimes(2)
  })

  it('should be left out while the database is away, and come back with it', async () => {
    const { metricsQueries, clock, render } = setUp()
    await render()
    clock.now += 60_000
    for (const read of Object.values(metricsQueries)) read.mockRejectedValueOnce(new Error('away'))
    const away = await render()
    expect(away).toContain('waymark_database_up 0')
    expect(away).not.toMatch(/waymark_(queue|generations|ledger)\w*\{/)
    const back = await render()
    expect(back).toContain('waymark_database_up 1')
    expect(back).toContain('waymark_queue_jobs{kind="send-mail",state="waiting"} 2')
  })

  it('should time out on a database that hangs, and not ask it twice', async () => {
    const { metricsQueries, render } = setUp({ timeoutMs: 10 })
    metricsQueries.queue.mockReturnValue(new Promise(() => {}))
    for (const _ of [1, 2]) {
      const text = await render()
      expect(text).toContain('waymark_database_up 0')
      expect(text).not.toContain('waymark_queue_jobs{')
      expect(text).toContain('waymark_generations{')
    }
    expect(metricsQueries.queue).toHaveBeenCalledTimes(1)
  })

  it('should leave out a ledger that takes too long to be summed up, and not call the database away for it', async () => {
    const { metricsQueries, render } = setUp({ timeoutMs: 10 })
    metricsQueries.ledger.mockReturnValue(new Promise(() => {}))
    const text = await render()
    expect(text).toContain('waymark_database_up 1')
    expect(text).not.toContain('waymark_ledger_entries{')
  })
})

// Helpers

function setUp({ timeoutMs = 1_000 } = {}) {
  const clock = { now: Date.UTC(2026, 0, 15) }
  const metricsQueries = {
    queue: vi.fn<MetricsQueries['queue']>(async () => [
      { kind: 'clean-up', waiting: 0, running: 0, oldestWaitingSince: null },
      { kind: 'send-mail', waiting: 2, running: 1, oldestWaitingSince: new Date(clock.now - 90_000) },
    ]),
    generations: vi.fn<MetricsQueries['generations']>(async () => [{ what: 'chapters', state: 'failed', count: 3 }]),
    oldestDueLink: vi.fn<MetricsQueries['oldestDueLink']>(async () => new Date(clock.now - 600_000)),
    ledger: vi.fn<MetricsQueries['ledger']>(async () => [{ kind: 'captured', entries: 4, credits: 40 }]),
  }
  const registry = new Registry()
  const gauges = makeDatabaseGauges(registry, metricsQueries, { now: () => clock.now, timeoutMs })
  const render = async (): Promise<string> => {
    await gauges.refresh()
    return registry.metrics()
  }
  return { metricsQueries, clock, render }
}
