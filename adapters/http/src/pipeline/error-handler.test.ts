import { endpoints } from '@app/contract'
import { describe, expect, it, vi } from 'vitest'
import { openWorld } from '../../test/world.ts'

describe('what is reported to an error-reporting service', () => {
  it('should be the error and where it happened, and nothing of the request', async () => {
    const reportFault = vi.fn()
    const fault = new Error('Key (email)=(ana@example.org) already exists')
    const world = await openWorld({ reportFault, useCases: { login: () => Promise.reject(fault) } })
    const reply = await world.send('POST', '/api/login?token=secret', {
      body: { email: 'ana@example.org', password: 'correct horse' },
      headers: { 'X-Request-Id': 'request-1' },
    })
    expect(reply.status).toBe(500)
    expect(reportFault.mock.calls).toEqual([[fault, { request_id: 'request-1', method: 'POST', route: '/api/login' }]])
  })

  it('should be no refusal, and no database that is away for a while', async () => {
    const reportFault = vi.fn()
    const away = Object.assign(new Error('away'), { name: 'DatabaseUnavailable' })
    const world = await openWorld({ reportFault, useCases: { login: () => Promise.reject(away) } })
    const body = { email: 'ana@example.org', password: 'correct horse' }
    expect((await world.send('POST', '/api/login', { body })).status).toBe(503)
    expect((await world.send('POST', '/api/login', { body: {} })).status).toBe(400)
    expect((await world.send('GET', '/api/nothing')).status).toBe(404)
    expect(reportFault).not.toHaveBeenCalled()
  })

  it('should be how each request ended, by its pattern; not of what machines ask every few seconds', async () => {
    const ended: unknown[] = []
    const world = await openWorld({ traceRequest: async (run) => void ended.push(await run()) })
    const { token } = await world.learner()
    ended.length = 0
    await world.send('GET', '/api/chapters/0190f7c2-1111-7abc-8def-0123456789ab?q=secret', { token })
    await world.send('GET', '/healthz')
    expect(ended).toEqual([{ method: 'GET', route: endpoints.chapter.path, status: 404 }, null])
  })
})
