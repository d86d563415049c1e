import { COMMON_REFUSALS, endpoints } from '@app/contract'
import { describe, expect, it } from 'vitest'
import { describeRefusal } from './error-messages.ts'
import { type RefusalCode, refuse } from './refusal.ts'

// the casts say what the endpoint table says: its keys are codes
const codes = [
  ...new Set([COMMON_REFUSALS, ...Object.values(endpoints).map(({ refusals }) => refusals)].flatMap(Object.keys)),
] as RefusalCode[]

describe('describeRefusal', () => {
  it.each(codes)('should have a plain sentence for %s', (code) => {
    const { body } = describeRefusal(
      { code, status: 400, extra: { missing: 3, chapter: 'Dough', prerequisite: 'Flour', text: 'Rye' } },
      'request-1',
    )
    expect(body).toMatchObject({ code, request_id: 'request-1', message: body.error })
    expect(body.error).toMatch(/^[A-Z][^{}<>_`]+$/)
    // the specification gives this text word for word
    if (code === 'reset-token-invalid') return
    expect(body.error).not.toMatch(/undefined|null|exception|error|invalid|database/i)
  })

  it('should not let what stands beside the words take their place', () => {
    const extra = { error: 'x', code: 'x', request_id: 'x', message: 'x', missing: 1 }
    const { body } = describeRefusal({ code: 'insufficient-credits', status: 402, extra }, 'request-1')
    expect(body).toMatchObject({ code: 'insufficient-credits', request_id: 'request-1', missing: 1 })
    expect(body.error).toContain('1 more credit to')
    expect(body.message).toBe(body.error)
  })
})

describe('a wait', () => {
  it.each([
    [1, '1 second'],
    [2, '2 seconds'],
    [89, '89 seconds'],
    [90, '2 minutes'],
    [120, '2 minutes'],
    [121, '3 minutes'],
    [3_600, '60 minutes'],
  ])('should be reported as a person would, and never too short: %i s as %s', (seconds, words) => {
    const refusal = { code: 'too-many-tries', status: 429, extra: { retry_after: seconds } } as const
    const { body, headers } = describeRefusal(refusal, 'request-1')
    expect(body.error).toContain(`Please wait ${words} and`)
    expect(body).toMatchObject({ retry_after: seconds })
    expect(headers).toEqual({ 'Retry-After': String(seconds) })
  })
})

describe('refuse', () => {
  it('should spell what a refusal carries as the API does', () => {
    const refusal = refuse({ kind: 'reply-stopped', conversationId: 'c' }, endpoints.initiateConversation)
    expect(refusal).toMatchObject({ code: 'reply-stopped', status: 503, extra: { conversation_id: 'c' } })
  })
})
