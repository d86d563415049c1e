import { describe, expect, it } from 'vitest'
import { makeRowLocks } from './row-locks.ts'

describe('makeRowLocks', () => {
  it('should grant a lock to one owner at a time, in the order of asking', async () => {
    const locks = makeRowLocks()
    const [a, b, c] = [{}, {}, {}]
    const granted: string[] = []
    const ask = (owner: object, name: string) => locks.acquire(owner, 'row').then(() => granted.push(name))
    await ask(a, 'a')
    const waiting = [ask(b, 'b'), ask(c, 'c')]
    await Promise.resolve()
    expect(granted).toEqual(['a'])
    locks.releaseAll(a)
    await waiting[0]
    expect(granted).toEqual(['a', 'b'])
    locks.releaseAll(b)
    await waiting[1]
    expect(granted).toEqual(['a', 'b', 'c'])
  })

  it('should let an owner take a lock again that it holds', async () => {
    const locks = makeRowLocks()
    const owner = {}
    await locks.acquire(owner, 'row')
    await expect(locks.acquire(owner, 'row')).resolves.toBeUndefined()
  })

  it('should refuse to close a circle of waiting, through any number of owners', async () => {
    const locks = makeRowLocks()
    const [a, b, c] = [{}, {}, {}]
    await locks.acquire(a, '1')
    await locks.acquire(b, '2')
    await locks.acquire(c, '3')
    const aWaits = locks.acquire(a, '2')
    const bWaits = locks.acquire(b, '3')
    await expect(locks.acquire(c, '1')).rejects.toThrow('Deadlock')
    locks.releaseAll(c)
    await bWaits
    locks.releaseAll(b)
    await aWaits
  })
})
