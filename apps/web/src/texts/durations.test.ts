import { describe, expect, it } from 'vitest'
import { describeHours, describeMinutes } from './durations.ts'

describe('describeMinutes', () => {
  it.each([
    [1, 'about 1 min'],
    [43, 'about 45 min'],
    [58, 'about 1 h'],
    [60, 'about 1 h'],
    [90, 'about 1 h 30 min'],
    [600, 'about 10 h'],
  ])('should give %i minutes in steps of five', (minutes, words) => {
    expect(describeMinutes(minutes)).toBe(words)
  })
})

describe('describeHours', () => {
  it.each([
    [1, 'about 1 minute'],
    [47, 'about 45 minutes'],
    [58, 'about 1 hour'],
    [74, 'about 1 hour'],
    [75, 'about 1½ hours'],
    [120, 'about 2 hours'],
    [164, 'about 2½ hours'],
    [570, 'about 9½ hours'],
    [599, 'about 10 hours'],
    [700, 'about 12 hours'],
  ])('should round %i minutes as one says them', (minutes, words) => {
    expect(describeHours(minutes)).toBe(words)
  })
})
