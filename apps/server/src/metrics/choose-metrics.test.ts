import { createServer } from 'node:http'
import { aModelCall } from '@app/domain/testing'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { logModelCalls, logUnsavedModelCall, openMetricsServer } from './choose-metrics.ts'
import { makeMetrics } from './metrics.ts'

describe('openMetricsServer', () => {
  it('should open nothing unless that was asked for', async () => {
    expect(await openMetricsServer(configOf({}), { ...sources, metrics: null })).toEqual({ ok: true, value: null })
  })

  it('should say what to do when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const refused = await openMetricsServer(configOf({ METRICS_PORT: String(port) }), { ...sources, metrics })
    expect(refused).toEqual({
      ok: false,
      error: `Port ${port} is already in use. Stop the program that uses it, or set METRICS_PORT to another port.`,
    })
  })
})

describe('a call of a model', () => {
  it('should be a line of what it took, and of nothing that was said', () => {
    const call = aModelCall({ cost: 1_250_000, milliseconds: 900, inputTokens: 10, outputTokens: 2 })
    const lines: Record<string, unknown>[] = []
    const log = pino({ level: 'info', base: null }, { write: (line) => lines.push(JSON.parse(line)) })
    logModelCalls(log, { ...configOf({}), production: true }, null)(call, 'm')
    logModelCalls(log, configOf({}), null)(call, 'm')
    expect(lines).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        msg: 'model call',
        call_id: call.id,
        purpose: call.purpose,
        model: call.model,
        outcome: call.outcome,
        ms: 900,
        input_tokens: 10,
        output_tokens: 2,
        cost_usd: 1.25,
        user_id: call.userId,
        plan_id: call.planId,
        chapter_id: call.chapterId,
      },
    ])
  })
})

describe('the number of calls', () => {
  it('should be counted by the model that was asked, however a server names the one that answered', async () => {
    const note = logModelCalls(pino({ level: 'silent' }), configOf({}), metrics)
    for (const model of ['a-1', 'a-2', 'a-3'])
      note(aModelCall({ purpose: 'plan', model, outcome: 'answered' }), 'asked-1')
    const text = await metrics.render()
    expect(text).toContain('waymark_model_calls_total{purpose="plan",model="asked-1",outcome="answered"} 3')
    expect(text).not.toMatch(/model="a-/)
  })
})

describe('a call whose end could not be saved', () => {
  it('should be an error that names it, and quotes nothing of what the storage says', () => {
    const lines: Record<string, unknown>[] = []
    const log = pino({ level: 'info', base: null }, { write: (line) => lines.push(JSON.parse(line)) })
    const call = aModelCall({ outcome: 'answered' })
    logUnsavedModelCall(log)(call, Object.assign(new TypeError('x'), { detail: 'a value' }))
    expect(lines).toEqual([expect.objectContaining({ level: 50, call_id: call.id, outcome: 'answered' })])
    expect(lines[0]?.err).toMatchObject({ type: 'TypeError' })
    expect(JSON.stringify(lines)).not.toContain('a value')
  })
})

// Helpers

const metricsQueries = {
  queue: async () => [],
  generations: async () => [],
  ledger: async () => [],
  oldestDueLink: async () => null,
}
const metrics = makeMetrics({ metricsQueries, version: '1.2.3', role: 'all' })
const sources = { isReady: async () => ({ ready: true, checks: {} }), log: pino({ level: 'silent' }) }

function configOf(environment: Readonly<Record<string, string>>): Config {
  const config = readConfig(environment)
  if (!config.ok) throw new Error(config.error.join('\n'))
  return config.value
}
