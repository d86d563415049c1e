import { describe, expect, it } from 'vitest'
import { JOB_POLICIES } from './job-policies.ts'

describe('JOB_POLICIES', () => {
  it('should try a mail again for more than a day, and at once at first', () => {
    const pauses = shortestPauses('send-mail')
    expect(pauses[0]).toBeLessThanOrEqual(2)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5 * 60)
    expect(sum(pauses)).toBeGreaterThan(30 * 60 * 60)
  })

  it.each(['clean-up', 'reconcile-payments'] as const)('should give a %s up before the next one comes', (kind) => {
    expect(2 * sum(shortestPauses(kind))).toBeLessThan(60 * 60)
  })

  it('should give a check of links up before the next one comes', () => {
    expect(2 * sum(shortestPauses('check-links'))).toBeLessThan(10 * 60)
  })
})

// Helpers

/** In seconds, as the queue works them out, with the least of chance: half of what they may be. */
function shortestPauses(kind: keyof typeof JOB_POLICIES): readonly number[] {
  const { attempts, options } = JOB_POLICIES[kind]
  const { retryDelay = 0, retryDelayMax = 0 } = options
  return Array.from({ length: attempts - 1 }, (_, tries) =>
    Math.min(retryDelayMax, (retryDelay * 2 ** Math.min(16, tries + 1)) / 2),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
