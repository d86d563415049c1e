import { type EnsureFirstAdmin, err, ok } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { ensureFirstAdmin } from './first-admin.ts'

const both = { email: 'ada@example.org', password: 'correct horse' }

describe('ensureFirstAdmin', () => {
  const outcomes: readonly (readonly [Awaited<ReturnType<EnsureFirstAdmin>>, string, RegExp])[] = [
    [ok('added'), 'info', /first admin/],
    [ok('promoted'), 'info', /password hasn’t changed/],
    [err({ kind: 'password-too-short', shortest: 8 }), 'warn', /ADMIN_PASSWORD needs at least 8/],
    [err({ kind: 'account-unusable' }), 'warn', /can’t sign in/],
  ]
  it.each(outcomes)('should say in one line what came of it', async (outcome, level, line) => {
    const lines = await linesOf(both, async () => outcome)
    expect(lines).toEqual([[level, expect.stringMatching(line)]])
    expect(JSON.stringify(lines)).not.toContain(both.password)
  })

  it('should say nothing where there is an admin, and ask for nothing that was not configured', async () => {
    expect(await linesOf(both, async () => ok('unchanged'))).toEqual([])
    expect(await linesOf({ email: undefined, password: undefined }, never)).toEqual([])
  })

  it.each([
    { ...both, email: undefined },
    { ...both, password: undefined },
  ])('should miss the other half', async (half) => {
    expect(await linesOf(half, never)).toEqual([['warn', expect.stringContaining('set both')]])
  })
})

// Helpers

const never: EnsureFirstAdmin = () => Promise.reject(new Error('It must not be called.'))

async function linesOf(given: { email: string | undefined; password: string | undefined }, ensure: EnsureFirstAdmin) {
  const lines: (readonly [string, string])[] = []
  const log = { info: (line: string) => lines.push(['info', line]), warn: (line: string) => lines.push(['warn', line]) }
  await ensureFirstAdmin(given, { ensure, log })
  return lines
}
