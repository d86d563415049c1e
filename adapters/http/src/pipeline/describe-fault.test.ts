import { describe, expect, it } from 'vitest'
import { describeFault } from './error-handler.ts'

describe('describeFault', () => {
  it('should have type and stack of an error, and no value that a driver attached', () => {
    const inner = Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(ana@example.org) exists' })
    const described = describeFault(new AggregateError([inner], 'Two failed.', { cause: inner }))
    expect(described).toMatchObject({
      type: 'AggregateError',
      stack: expect.stringContaining('Two failed.'),
      cause: { type: 'Error' },
      errors: [{ type: 'Error', stack: expect.stringContaining('duplicate key') }],
    })
    expect(JSON.stringify(described)).not.toContain('ana@')
  })

  it('should survive what is no error', () => {
    expect(describeFault('x')).toEqual({ type: 'string' })
  })
})
