import { endpoints } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../test/world.ts'

type Document = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

describe('GET /api/openapi.json', () => {
  it('should describe exactly the calls that the server answers', async () => {
    const world = await openWorld()
    const { status, body } = await world.send('GET', '/api/openapi.json')
    expect(status).toBe(200)
    const { openapi, paths } = body as Document
    expect(openapi).toBe('3.1.0')
    const described = Object.values(paths).flatMap((methods) => Object.keys(methods))
    const served = Object.values(endpoints).flatMap(({ path, ...rest }) => [
      path,
      ...('alsoAt' in rest ? rest.alsoAt : []),
    ])
    expect(described).toHaveLength(served.length)
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods)) {
        const filled = path.replace(/\{\w+\}/g, '0190a000-0000-7000-8000-000000000001')
        const reply = await world.send(method.toUpperCase(), filled, method === 'post' ? { body: {} } : {})
        // the path is served: with a success, a missing session or a fault in the empty body
        if (!path.includes('{token}')) expect([200, 400, 401]).toContain(reply.status)
        expect(reply.body).not.toMatchObject({ code: 'not-found' })
      }
    }
  })
})
