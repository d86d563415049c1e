import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aModelCall } from '@app/domain/testing'
import { makeHttpServer, makeMetricsApp } from '@app/http'
import { describe, expect, it } from 'vitest'
import { makeMetrics } from './metrics.ts'

describe('what a process counts', () => {
  it('should be requests by pattern, method and kind of answer', async () => {
    const metrics = open()
    const answered = { route: '/api/chapters/:id', method: 'GET', status: 200, ms: 30, refusal: null }
    metrics.onAnswered(answered)
    metrics.onAnswered({ ...answered, status: 204 })
    metrics.onAnswered({ ...answered, status: 404, refusal: 'not-found' })
    metrics.onAnswered({ ...answered, route: '/api/login', method: 'POST', status: 429, refusal: 'too-many-tries' })
    metrics.onAnswered({ ...answered, route: '-', method: 'PROPFIND', status: 404, refusal: 'not-found' })
    const text = await metrics.render()
    expect(text).toContain('waymark_http_requests_total{route="/api/chapters/:id",method="GET",status="2xx"} 2')
    expect(text).toContain('waymark_http_requests_total{route="/api/chapters/:id",method="GET",status="4xx"} 1')
    expect(text).toContain('waymark_http_requests_total{route="-",method="other",status="4xx"} 1')
    expect(text).toMatch(/duration_seconds_bucket\{le="0.025",route="\/api\/chapters\/:id",method="GET"\} 0/)
    expect(text).toMatch(/duration_seconds_bucket\{le="0.05",route="\/api\/chapters\/:id",method="GET"\} 3/)
    expect(text.match(/^waymark_rate_limit_refusals_total\{.*$/gm)).toEqual([
      'waymark_rate_limit_refusals_total{route="/api/login"} 1',
    ])
  })

  it('should be calls of a model with their tokens, time and dollars', async () => {
    const metrics = open()
    const call = aModelCall({ purpose: 'plan', model: 'm', outcome: 'answered', inputTokens: 100, outputTokens: 7 })
    metrics.onModelCall({ ...call, milliseconds: 1_500, cost: 250_000 })
    metrics.onModelCall({ ...call, outcome: 'model-timeout', inputTokens: null, outputTokens: null, cost: null })
    const text = await metrics.render()
    expect(text).toContain('waymark_model_calls_total{purpose="plan",model="m",outcome="answered"} 1')
    expect(text).toContain('waymark_model_calls_total{purpose="plan",model="m",outcome="model-timeout"} 1')
    expect(text).toContain('waymark_model_tokens_total{purpose="plan",model="m",direction="input"} 100')
    expect(text).toContain('waymark_model_tokens_total{purpose="plan",model="m",direction="output"} 7')
    expect(text).toContain('waymark_model_cost_dollars_total{purpose="plan",model="m"} 0.25')
  })

  it('should be conversations that were declined, by no more than the reason', async () => {
    const metrics = open()
    metrics.onDeclined('crisis')
    expect(await metrics.render()).toContain('waymark_conversations_declined_total{reason="crisis"} 1')
  })

  it('should be runs of jobs and how they ended, and change nothing about them', async () => {
    const metrics = open()
    const outcomes = ['done', 'try-again'] as const
    const job = { kind: 'clean-up' } as const
    let runs = 0
    const handlers = metrics.countJobs({
      run: async () => {
        const outcome = outcomes[runs]
        runs += 1
        if (!outcome) throw new Error('broken')
        return outcome
      },
      abandon: async () => {},
    })
    expect(await handlers.run(job)).toBe('done')
    expect(await handlers.run(job)).toBe('try-again')
    await expect(handlers.run(job)).rejects.toThrow('broken')
    await handlers.abandon(job)
    const text = await metrics.render()
    for (const outcome of [...outcomes, 'failed', 'given-up']) {
      expect(text).toContain(`waymark_job_runs_total{kind="clean-up",outcome="${outcome}"} 1`)
    }
    expect(text).toContain('waymark_job_duration_seconds_count{kind="clean-up"} 3')
  })

  it('should be documented, each by its name, and nothing else should be', () => {
    const path = join(import.meta.dirname, '../../../../docs/operations.md')
    const rows = [...readFileSync(path, 'utf8').matchAll(/^\| `([a-z]\w+)` \| (?:counter|gauge|histogram|summary) /gm)]
    const documented = rows.flatMap(([, name]) => name ?? []).toSorted()
    const registered = open().names().toSorted()
    const own = (name: string): boolean => name.startsWith('waymark_')
    expect(documented.filter(own)).toEqual(registered.filter(own))
    // some systems lack a few of Node's own metrics
    expect(documented).toEqual(expect.arrayContaining(registered))
  })
})

describe('the metrics server', () => {
  it('should answer three paths, by GET alone', async () => {
    const { url, close } = await serve({})
    const metrics = await fetch(`${url}/metrics`)
    expect(metrics.status).toBe(200)
    expect(metrics.headers.get('Content-Type')).toContain('version=0.0.4')
    const text = await metrics.text()
    expect(text).toContain('waymark_info{version="1.2.3",role="all"} 1')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${url}/readyz?x=1`)).json()).toEqual({ ready: true, checks: { database: 'ok' } })
    expect((await fetch(`${url}/`)).status).toBe(404)
    const post = await fetch(`${url}/metrics`, { method: 'POST', body: 'x' })
    expect([post.status, post.headers.get('Allow')]).toEqual([405, 'HEAD, GET'])
    await close()
  })

  it('should say 503 when it is not ready, and 500 with a line in the log when it fails', async () => {
    const faults: unknown[] = []
    const fault = new Error('broken')
    const down = await serve({ isReady: async () => ({ ready: false, checks: { database: 'down' } }) })
    expect((await fetch(`${down.url}/readyz`)).status).toBe(503)
    await down.close()
    const broken = await serve({ isReady: () => Promise.reject(fault), onFault: (error) => faults.push(error) })
    const reply = await fetch(`${broken.url}/readyz`)
    expect([reply.status, await reply.text()]).toEqual([500, 'Internal Server Error'])
    expect(faults).toEqual([fault])
    await broken.close()
  })
})

// Helpers

function open() {
  const metricsQueries = {
    queue: async () => [],
    generations: async () => [],
    ledger: async () => [],
    oldestDueLink: async () => null,
  }
  return makeMetrics({ metricsQueries, version: '1.2.3', role: 'all' })
}

async function serve(changes: Partial<Parameters<typeof makeMetricsApp>[0]>) {
  const server = makeHttpServer(makeMetricsApp({ metrics: open(), isReady: ready, onFault: () => {}, ...changes }))
  const port = await server.listen(0, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, close: () => server.close(0) }
}

const ready = async () => ({ ready: true, checks: { database: 'ok' } as const })
