import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdRefusals, onTokenRefused, readToken, replaceToken, storeToken, tokenRefused } from './session-token.ts'

const withLocks = () => vi.stubGlobal('navigator', { locks: makeLocks() })

describe.each([
  ['with the locks of a browser', withLocks],
  ['without them', () => undefined],
])('a refused token, %s', (_, prepare) => {
  it('should end the session that it belongs to', async () => {
    prepare()
    const ended = listen()
    storeToken('old')
    tokenRefused('old')
    await settle()
    expect(ended).toHaveBeenCalledOnce()
  })

  it('should not end the session that came after it', async () => {
    prepare()
    const ended = listen()
    storeToken('new')
    tokenRefused('old')
    await settle()
    expect(ended).not.toHaveBeenCalled()
  })

  it('should end nothing as long as it is held back', async () => {
    prepare()
    const ended = listen()
    const letGo = holdRefusals()
    tokenRefused(null)
    await settle()
    expect(ended).not.toHaveBeenCalled()
    letGo()
    letGo()
    tokenRefused(null)
    await settle()
    expect(ended).toHaveBeenCalledOnce()
  })

  it('should end the session when no other token came after all', async () => {
    prepare()
    const ended = listen()
    storeToken('old')
    const failed = replaceToken(async () => {
      tokenRefused('old')
      throw new Error('No.')
    })
    await expect(failed).rejects.toThrow('No.')
    await settle()
    expect(ended).toHaveBeenCalledOnce()
  })
})

describe('replaceToken', () => {
  it('should say nothing while another token is on its way', async () => {
    withLocks()
    const ended = listen()
    storeToken('old')
    let resolve = (_token: string) => {}
    const promise = new Promise<string>((settled) => {
      resolve = settled
    })
    const replaced = replaceToken(() => promise)
    tokenRefused('old')
    await settle()
    resolve('new')
    await replaced
    await settle()
    expect(ended).not.toHaveBeenCalled()
    expect(readToken()).toBe('new')
  })
})

// Helpers

function listen() {
  const listener = vi.fn()
  const unsubscribe = onTokenRefused(listener)
  afterEach(unsubscribe)
  return listener
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

/** Granted in the order in which they were asked for; that shared ones may be held together matters to no one here. */
function makeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request: (_name: string, ...rest: unknown[]) => {
      const work = rest.at(-1) as () => unknown
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
  }
}
