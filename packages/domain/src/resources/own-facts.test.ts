import { describe, expect, it } from 'vitest'
import { aCandidate } from '../../testing/index.ts'
import { withOwnFacts } from './site-of.ts'

describe('withOwnFacts', () => {
  it.each([
    ['Feed a starter - YouTube', 'Feed a starter'],
    ['Feed a starter – slowly | YouTube', 'Feed a starter – slowly'],
    ['Feed a starter - slowly', 'Feed a starter - slowly'],
    ['YouTube', 'YouTube'],
    ['', ''],
  ])('should take the title of the page, %s, without the name of its site', (title, own) => {
    const candidate = aCandidate({ title: 'What the source says', minutes: 12, isFree: true })
    const address = 'https://www.youtube.com/watch?v=abc'
    const reading = { kind: 'live', address, title, text: '', language: 'en' } as const
    expect(withOwnFacts(candidate, reading)).toEqual({ ...candidate, title: own, minutes: null })
  })
})
