import { describe, expect, it } from 'vitest'
import { describeHours, describeMinutes, describePace } from './durations.ts'

describe('describeMinutes', () => {
  it.each([
    [1, 'about 1 min'],
    [43, 'about 45 min'],
    [58, 'about 1 h'],
    [60, 'about 1 h'],
    [90, 'about 1 h 30 min'],
    [119, 'about 2 h'],
    [425, 'about 7 h'],
    [428, 'about 7 h 15 min'],
    [600, 'about 10 h'],
  ])('should round %i minutes as one plans them', (minutes, words) => {
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

describe('describePace', () => {
  it.each([
    [120, 600, 'less than a week at 10 hours a week'],
    [150, 120, 'about 1 week at 2 hours a week'],
    [720, 120, 'about 6 weeks at 2 hours a week'],
    [300, 45, 'about 7 weeks at 45 minutes a week'],
    [900, 150, 'about 6 weeks at 2 h 30 min a week'],
  ])('should say of %i minutes how many weeks of %i they are', (minutes, weekly, words) => {
    expect(describePace(minutes, weekly)).toBe(words)
  })
})
