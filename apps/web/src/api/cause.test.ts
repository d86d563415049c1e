import { describe, expect, it } from 'vitest'
import { ApiProblem, describeCause, wasNeverSent } from './problem.ts'

describe('describeCause', () => {
  it.each([
    ['a call that never left', { status: 0, code: 'network', extra: { neverSent: true } }, 'You seem to be offline.'],
    ['a call without an answer', { status: 0, code: 'network' }, 'We couldn’t reach the server.'],
    ['a gateway in place of the server', { status: 502, code: 'http-502' }, 'We couldn’t reach the server.'],
    ['a server that says itself what is wrong', { status: 503, code: 'unavailable', message: 'Closed.' }, null],
    ['a server that breaks', { status: 500, code: 'http-500' }, null],
    ['a refusal', { status: 409, code: 'chapter-locked', message: 'Locked.' }, null],
  ] as const)('should know why after %s', (_what, parts, cause) => {
    expect(describeCause(new ApiProblem({ message: '', ...parts }))).toBe(cause)
  })

  it('should know nothing of other errors', () => {
    expect(describeCause(new TypeError('x'))).toBe(null)
    expect(wasNeverSent(new TypeError('x'))).toBe(false)
  })
})
