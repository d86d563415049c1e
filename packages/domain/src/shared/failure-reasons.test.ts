import { describe, expect, it } from 'vitest'
import { FAILURE_REASONS, failureReasonOf } from './failure-reasons.ts'

describe('failureReasonOf', () => {
  it('should know each reason by its sentence, and no other', () => {
    for (const [reason, sentence] of Object.entries(FAILURE_REASONS)) expect(failureReasonOf(sentence)).toBe(reason)
    for (const sentence of ['', 'plan-given-up', 'constructor']) expect(failureReasonOf(sentence)).toBeNull()
  })
})
