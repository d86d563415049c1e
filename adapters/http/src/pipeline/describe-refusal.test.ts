import { COMMON_REFUSALS, endpoints } from '@app/contract'
import { LANGUAGES } from '@app/domain'
import { describe, expect, it } from 'vitest'
import { describeRefusal } from './describe-refusal.ts'
import { type RefusalCode, refuse } from './refusal.ts'

// the casts say what the endpoint table says: its keys are codes
const codes = [
  ...new Set([COMMON_REFUSALS, ...Object.values(endpoints).map(({ refusals }) => refusals)].flatMap(Object.keys)),
] as RefusalCode[]

describe('describeRefusal', () => {
  it.each(codes)('should have a plain sentence for %s in each language, and another one', (code) => {
    const said = LANGUAGES.map((language) => {
      const { body } = describeRefusal({ code, status: 400, extra: EXTRA }, 'request-1', language)
      expect(body).toMatchObject({ code, request_id: 'request-1', message: body.error })
      expect(body.error).toMatch(/^[\p{Lu}¡¿][^{}<>_`]+$/u)
      // the specification gives this text word for word
      if (code !== 'reset-token-invalid') {
        expect(body.error).not.toMatch(/undefined|null\b|NaN|exception|\berror|invalid|database/i)
      }
      return body.error
    })
    expect(new Set(said).size).toBe(LANGUAGES.length)
  })

  it.each([
    ['en', 1, '1 more credit to'],
    ['en', 1_200, '1,200 more credits to'],
    ['de', 1, 'fehlen dir 1 Credit.'],
    ['de', 1_200, 'fehlen dir 1.200 Credits.'],
    ['es', 1, '1 crédito '],
    ['es', 12_000, '12.000 créditos '],
  ] as const)('should count in %s: %i', (language, missing, words) => {
    const refusal = { code: 'insufficient-credits', status: 402, extra: { missing } } as const
    expect(describeRefusal(refusal, 'request-1', language).body.error).toContain(words)
  })

  it('should say in the language what a schema finds wrong, beside its field', () => {
    const fields = { email: 'Please enter your email address.', odd: 'Invalid input' }
    const { body } = describeRefusal({ code: 'invalid-input', status: 400, fields }, 'request-1', 'de')
    expect(body).toMatchObject({
      error: 'Bitte gib deine E-Mail-Adresse ein.',
      fields: { email: 'Bitte gib deine E-Mail-Adresse ein.', odd: 'Invalid input' },
    })
  })

  it('should not let what stands beside the words take their place', () => {
    const extra = { error: 'x', code: 'x', request_id: 'x', message: 'x', missing: 1 }
    const { body } = describeRefusal({ code: 'insufficient-credits', status: 402, extra }, 'request-1', 'en')
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
    const { body, headers } = describeRefusal(refusal, 'request-1', 'en')
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

// Helpers

const EXTRA = { missing: 3, largest: 7, retry_after: 5, chapter: 'Dough', prerequisite: 'Flour', text: 'Rye' }
