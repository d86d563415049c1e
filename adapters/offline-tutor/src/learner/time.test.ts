import { describe, expect, it } from 'vitest'
import { deadlineIn, weeksLeft } from './deadline.ts'
import { describeAmount, describeWeeks } from './describe-time.ts'

describe('weeksLeft, deadlineIn', () => {
  it('should read a date, and count the weeks where it can', () => {
    expect([weeksLeft('in 3 months'), deadlineIn('2h a week, in 3 months')]).toEqual([13, 'in 3 months'])
    expect([weeksLeft('by June'), deadlineIn('1h a day by June 1st')]).toEqual([null, 'by June 1st'])
    expect([weeksLeft('20 min a day'), deadlineIn('one hour in a week')]).toEqual([null, null])
    expect(deadlineIn('before the end of next year')).toBe('before the end of next year')
    expect(deadlineIn('I may have 2 hours')).toBeNull()
  })
})

describe('describeAmount, describeWeeks', () => {
  it('should say about how much it is', () => {
    expect([5, 20, 30, 45, 60, 90, 120, 150, 420].map(describeAmount)).toEqual([
      'about five minutes',
      'about twenty minutes',
      'about half an hour',
      'about three quarters of an hour',
      'about an hour',
      'about an hour and a half',
      'about two hours',
      'about two and a half hours',
      'about seven hours',
    ])
    expect([0.4, 1, 2.4, 4].map(describeWeeks)).toEqual([
      'half a week',
      'about a week',
      'about two weeks',
      'about four weeks',
    ])
  })
})
