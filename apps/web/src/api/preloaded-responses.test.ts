import { afterEach, describe, expect, it } from 'vitest'
import { takePreloadedResponse } from './call.ts'

afterEach(() => {
  globalThis.preloadedResponses = undefined
})

describe('takePreloadedResponse', () => {
  it('should hand an answer to the first who asks, and to no one after', async () => {
    askedFor('/api/me')
    expect(await takePreloadedResponse('/api/me', 'mine')?.then((answer) => answer.text())).toBe('/api/me')
    expect(takePreloadedResponse('/api/me', 'mine')).toBeUndefined()
  })

  it.each(['another', null])('should keep an answer from who asks with the token %s', (token) => {
    askedFor('/api/me')
    expect(takePreloadedResponse('/api/me', token)).toBeUndefined()
  })

  it('should have nothing that was not asked for', () => {
    expect(takePreloadedResponse('/api/me', 'mine')).toBeUndefined()
    askedFor('/api/me')
    expect(takePreloadedResponse('/api/learning-plans', 'mine')).toBeUndefined()
  })
})

// Helpers

function askedFor(address: string): void {
  globalThis.preloadedResponses = {
    token: 'mine',
    answers: new Map([[address, Promise.resolve(new Response(address))]]),
  }
}
