import { endpoints } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../test/world.ts'

describe('the routes', () => {
  it.each(Object.entries(endpoints))(
    'should answer %s at every path of it, and no other method there',
    async (_, e) => {
      const world = await openWorld()
      for (const path of [e.path, ...(e.alsoAt ?? [])]) {
        const address = path.replace(/:\w+/g, '00000000-0000-7000-8000-000000000001')
        const asked = await world.send(e.method, address)
        expect(asked.status).not.toBe(405)
        // what a link leads to may be gone
        if (!path.includes(':token')) expect(asked.status).not.toBe(404)
        expect(asked.body).not.toMatchObject({ code: 'not-found' })
        const wrong = await world.send('SEARCH', address)
        expect(wrong).toMatchObject({ status: 405, body: { code: 'method-not-allowed' } })
        expect(wrong.headers.get('Allow')?.split(', ')).toContain(e.method)
      }
    },
  )
})
