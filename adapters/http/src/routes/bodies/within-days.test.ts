import { describe, expect, it } from 'vitest'
import { type Days, shownDays } from './within-days.ts'

const NOW = new Date('2026-11-28T14:30:00Z')

describe('shownDays', () => {
  it.each<[string, Days, string, string]>([
    ['the last 30 days, today included', {}, '2026-10-30', '2026-11-29'],
    ['both days that were given', { from: '2026-11-01', to: '2026-11-02' }, '2026-11-01', '2026-11-03'],
    ['30 days up to the last one', { to: '2026-11-02' }, '2026-10-04', '2026-11-03'],
    ['no day of the future', { from: '2026-11-27', to: '2030-01-01' }, '2026-11-27', '2026-11-29'],
    ['366 days at most', { from: '2000-01-01' }, '2025-11-28', '2026-11-29'],
  ])('should be %s', (_, days, from, to) => {
    const shown = shownDays(days, NOW)
    expect([shown.from, shown.to].map((time) => time.toISOString())).toEqual(
      [from, to].map((day) => `${day}T00:00:00.000Z`),
    )
  })
})
