import { createHmac } from 'node:crypto'
import { MINUTE, SECOND } from '@app/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSandbox } from '../test/open-sandbox.ts'
import { referenceOf } from './reference.ts'
import { isGenuine, referenceIn, signWebhook } from './webhook.ts'

const SECRET = 'a secret of the test'
const NOW = new Date('2026-01-15T12:00:00.000Z')
const REFERENCE = referenceOf('checkout:1', SECRET)
const WEBHOOK_EVENT = signWebhook(REFERENCE, SECRET, NOW)

describe('a webhook event', () => {
  it('should be signed in the way that Stripe signs, and name its checkout', () => {
    const { body, signature } = WEBHOOK_EVENT
    const [, time, code] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
    expect(Number(time)).toBe(NOW.getTime() / SECOND)
    expect(code).toBe(createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex'))
    expect(isGenuine(WEBHOOK_EVENT, SECRET, NOW)).toBe(true)
    expect(referenceIn(body)).toBe(REFERENCE)
  })

  it('should be refused when it is more than five minutes old, or as far ahead', () => {
    const isGenuineAt = (offset: number) => isGenuine(WEBHOOK_EVENT, SECRET, new Date(NOW.getTime() + offset))
    for (const offset of [5 * MINUTE, -5 * MINUTE]) expect(isGenuineAt(offset)).toBe(true)
    for (const offset of [5 * MINUTE + 1, -5 * MINUTE - 1, 1e15]) expect(isGenuineAt(offset)).toBe(false)
  })

  it('should be refused when it was signed with another secret, or for another time or body', () => {
    const { body, signature } = WEBHOOK_EVENT
    const other = signWebhook(referenceOf('checkout:2', SECRET), SECRET, NOW)
    const changed = [
      signWebhook(REFERENCE, 'another secret', NOW),
      signWebhook(REFERENCE, '', NOW),
      { body, signature: other.signature },
      { body: other.body, signature },
      { body: `${body} `, signature },
      { body, signature: signature.replace(/^t=\d+/, (time) => `t=${Number(time.slice(2)) + 1}`) },
    ]
    for (const webhookEvent of changed) expect(isGenuine(webhookEvent, SECRET, NOW)).toBe(false)
  })

  it.each([
    '',
    't=,v1=',
    'v1=00',
    WEBHOOK_EVENT.signature.toUpperCase(),
    WEBHOOK_EVENT.signature.slice(0, -1),
    `${WEBHOOK_EVENT.signature}0`,
    `${WEBHOOK_EVENT.signature}\n`,
    ` ${WEBHOOK_EVENT.signature}`,
    WEBHOOK_EVENT.signature.replace('v1', 'v0'),
    WEBHOOK_EVENT.signature.replace('t=', 't=0'),
    WEBHOOK_EVENT.signature.replace('t=', 't=+'),
    WEBHOOK_EVENT.signature.replace(',', ','.repeat(2)),
  ])('should be refused with a signature of another form: %j', (signature) => {
    expect(isGenuine({ ...WEBHOOK_EVENT, signature }, SECRET, NOW)).toBe(false)
  })

  it('should be refused with any other signature, and never throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (signature, body) => {
        expect(isGenuine({ body, signature }, SECRET, NOW)).toBe(false)
      }),
    )
  })

  it('should not be forged out of a reference, which is signed with the same secret', () => {
    const { body, signature } = WEBHOOK_EVENT
    const [time] = /\d+/.exec(signature) ?? []
    const reference = referenceOf(`${time}.${body}`, SECRET)
    const code = Buffer.from(reference.slice('sandbox_'.length), 'base64url').toString('hex')
    expect(isGenuine({ body, signature: `t=${time},v1=${code}` }, SECRET, NOW)).toBe(false)
  })

  it('should be about none of ours when it is genuine and names none', () => {
    for (const body of ['', 'null', '1', '[]', '{}', '{"reference":1}', '{"reference":"../x"}', '{"reference":null}']) {
      expect(referenceIn(body), body).toBeNull()
    }
  })
})

describe('parseWebhook', () => {
  it('should read which checkout a genuine webhook event is about, and refuse every other', async () => {
    const { gateway, clock } = await openSandbox({ secret: SECRET })
    const genuine = signWebhook(REFERENCE, SECRET, clock.now())
    expect(await gateway.parseWebhook(withSignature(genuine.body, genuine.signature))).toEqual({
      ok: true,
      value: { reference: REFERENCE, payment: null },
    })
    const refused = { ok: false, error: { kind: 'notice-not-genuine' } }
    expect(await gateway.parseWebhook(withSignature(`${genuine.body} `, genuine.signature))).toEqual(refused)
    clock.advance(5 * MINUTE + 1)
    expect(await gateway.parseWebhook(withSignature(genuine.body, genuine.signature))).toEqual(refused)
  })

  it('should answer null for a genuine webhook event that is about nothing of ours', async () => {
    const { gateway } = await openSandbox({ secret: SECRET })
    const time = NOW.getTime() / SECOND
    const code = createHmac('sha256', SECRET).update(`${time}.{"type":"other"}`).digest('hex')
    expect(await gateway.parseWebhook(withSignature('{"type":"other"}', `t=${time},v1=${code}`))).toEqual({
      ok: true,
      value: null,
    })
  })
})

// Helpers

const withSignature = (body: string, signature: string) => ({ body, headers: { 'stripe-signature': signature } })
