import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeElapsed, lastUsed, longDate, longTime } from './dates.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

describe('lastUsed', () => {
  it.each([
    ['2026-11-20T12:00:30Z', 'in the last 10 minutes'],
    ['2026-11-20T11:50:01Z', 'in the last 10 minutes'],
    ['2026-11-20T11:50:00Z', '10 minutes ago'],
    ['2026-11-20T11:00:01Z', '59 minutes ago'],
    ['2026-11-20T11:00:00Z', '1 hour ago'],
    ['2026-11-19T12:00:01Z', '23 hours ago'],
    ['2026-11-19T12:00:00Z', 'yesterday'],
    ['2026-11-14T12:00:00Z', '6 days ago'],
    ['2026-11-13T12:00:00Z', 'on November 13, 2026'],
  ])('should say of %s: %s', (iso, words) => {
    expect(lastUsed(iso, now)).toBe(words)
  })
})

describe('longDate', () => {
  it('should name the month, which no order of numbers can confuse', () => {
    expect(longDate('2026-03-04T12:00:00Z')).toBe('March 4, 2026')
  })
})

describe('longTime', () => {
  it('should be in the language of the page, whatever the browser’s is', () => {
    const construct = (
      Format: typeof Intl.DateTimeFormat,
      [locale = 'de', options]: ConstructorParameters<typeof Intl.DateTimeFormat>,
    ) => new Format(locale, options)
    vi.stubGlobal('Intl', { DateTimeFormat: new Proxy(Intl.DateTimeFormat, { construct }) })
    onTestFinished(() => {
      vi.unstubAllGlobals()
    })
    expect(longTime('2026-03-04T12:00:00Z')).toMatch(/^March 4, 2026/)
  })
})

describe('describeElapsed', () => {
  it.each([
    [0, '0 s'],
    [59_999, '59 s'],
    [65_000, '1 min 5 s'],
    [-1, null],
    [2 * 60 * 60_000, null],
  ])('should say of %i ms: %s', (milliseconds, words) => {
    expect(describeElapsed(milliseconds)).toBe(words)
  })
})
