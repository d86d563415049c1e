import { describe, expect, it } from 'vitest'
import { makeCounterIdSource, makeRandomIdSource } from './id-source.ts'

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe.each([
  ['makeCounterIdSource', () => makeCounterIdSource()],
  ['makeRandomIdSource', () => makeRandomIdSource()],
])('%s', (_name, make) => {
  it('should make UUIDv7 ids that differ and sort by when they were made', () => {
    const { newId } = make()
    const ids = Array.from({ length: 1_000 }, newId)
    for (const id of ids) expect(id).toMatch(UUID_V7)
    expect(new Set(ids).size).toBe(1_000)
    expect(ids.toSorted()).toEqual(ids)
  })

  it('should make one secret per mail that fits into a link, with digests that differ', () => {
    const { newId, secretFor, digest } = make()
    const mails = Array.from({ length: 100 }, newId)
    const secrets = mails.map(secretFor)
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
    expect(mails.map(secretFor)).toEqual(secrets)
    expect(new Set(secrets.map(digest)).size).toBe(100)
    expect(digest('a')).toBe(digest('a'))
  })
})

describe('makeCounterIdSource', () => {
  it('should make the same ids in every run', () => {
    const ids = makeCounterIdSource()
    expect([ids.newId(), ids.newId()]).toEqual([
      '00000000-0000-7000-8000-000000000001',
      '00000000-0000-7000-8000-000000000002',
    ])
  })
})

describe('makeRandomIdSource', () => {
  it('should make secrets that another one cannot work out', () => {
    expect(makeRandomIdSource().secretFor('a')).not.toBe(makeRandomIdSource().secretFor('a'))
  })

  it('should put the time into the first 48 bits', () => {
    expect(makeRandomIdSource(() => 0x0123456789ab).newId()).toMatch(/^01234567-89ab-7/)
  })
})
