import { afterEach, describe, expect, it } from 'vitest'
import { takeEarlyAnswer } from './early-answers.ts'

afterEach(() => {
  globalThis.earlyAnswers = undefined
})

describe('takeEarlyAnswer', () => {
  it('should hand an answer to the first who asks, and to nobody after', async () => {
    askedFor('/api/me')
    expect(await takeEarlyAnswer('/api/me', 'mine')?.then((answer) => answer.text())).toBe('/api/me')
    expect(takeEarlyAnswer('/api/me', 'mine')).toBeUndefined()
  })

  it.each(['another', null])('should keep an answer from who asks with the token %s', (token) => {
    askedFor('/api/me')
    expect(takeEarlyAnswer('/api/me', token)).toBeUndefined()
  })

  it('should have nothing that was not asked for', () => {
    expect(takeEarlyAnswer('/api/me', 'mine')).toBeUndefined()
    askedFor('/api/me')
    expect(takeEarlyAnswer('/api/learning-plans', 'mine')).toBeUndefined()
  })
})

// Helpers

function askedFor(address: string): void {
  globalThis.earlyAnswers = { token: 'mine', answers: new Map([[address, Promise.resolve(new Response(address))]]) }
}
