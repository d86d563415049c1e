import { AsyncLocalStorage } from 'node:async_hooks'
import { endpoints } from '@app/contract'
import { err, type RateLimiter } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'
import type { RequestSummary } from '../index.ts'

describe('what is reported of every answered request', () => {
  it('should be its pattern, how it ended and how long it took, and nothing of what was asked', async () => {
    const { world, summaries } = await openNotedWorld()
    const { token } = await world.learner()
    summaries.length = 0
    await world.send('GET', '/api/chapters/0190f7c2-1111-7abc-8def-0123456789ab?q=secret', { token })
    await world.send('GET', '/healthz')
    await world.send('GET', '/api/somewhere/else')
    expect(summaries).toEqual([
      {
        method: 'GET',
        route: endpoints.chapter.path,
        status: 404,
        refusal: 'chapter-not-found',
        ms: expect.any(Number),
      },
      { method: 'GET', route: '/healthz', status: 200, refusal: null, ms: expect.any(Number) },
      { method: 'GET', route: '-', status: 404, refusal: 'not-found', ms: expect.any(Number) },
    ])
    expect(summaries.every(({ ms }) => ms > 0 && ms < 30_000)).toBe(true)
  })

  it('should name a refusal for too many tries, and a fault', async () => {
    const tooMany = async () => err({ kind: 'too-many-tries', retryAfter: 60 } as const)
    const rateLimiter: RateLimiter = { take: tooMany, check: tooMany, forget: async () => {} }
    const { world, summaries } = await openNotedWorld({ rateLimiter })
    await world.send('POST', '/api/login', { body: { email: 'ana@example.org', password: 'correct horse' } })
    expect(summaries).toMatchObject([{ route: '/api/login', status: 429, refusal: 'too-many-tries' }])

    const broken = await openNotedWorld({ isReady: () => Promise.reject(new Error('broken')) })
    await broken.world.send('GET', '/readyz')
    expect(broken.summaries).toMatchObject([{ route: '/readyz', status: 500, refusal: 'internal-error' }])
  })
})

describe('everything that a request does', () => {
  it('should know which request it is done for, two at a time as well', async () => {
    const current = new AsyncLocalStorage<string>()
    const seen: unknown[] = []
    const world = await openWorld({
      inRequest: (id, work) => current.run(id, work),
      isReady: async () => {
        await new Promise((resolve) => setImmediate(resolve))
        seen.push(current.getStore())
        return { ready: true, checks: {} }
      },
    })
    const ids = ['request-1', 'request-2', 'request-3']
    await Promise.all(ids.map((id) => world.send('GET', '/readyz', { headers: { 'X-Request-Id': id } })))
    expect(seen.toSorted()).toEqual(ids)
    expect(current.getStore()).toBeUndefined()
  })
})

// Helpers

async function openNotedWorld(changes: Parameters<typeof openWorld>[0] = {}) {
  const summaries: RequestSummary[] = []
  const world = await openWorld({ onAnswered: (answered) => summaries.push(answered), ...changes })
  return { world, summaries }
}
