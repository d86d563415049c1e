import { NOWHERE } from '@app/testing/nowhere'
import { openStripeServer, type StripeServerOptions } from '@app/testing/stripe/stripe-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SECRET_KEY, WEBHOOK_SECRET } from '../test/open-gateway.ts'
import { checkAccount } from './check-account.ts'
import { EVENT_TYPES } from './event-types.ts'

const webhookUrl = 'https://waymark.example/api/payments/webhook'

describe('checkAccount', () => {
  it('should see a key that works and a webhook that receives every event, and ask for nothing but to look', async () => {
    const { server, check } = await open()
    server.addWebhook(webhookUrl, EVENT_TYPES)
    expect(await check()).toEqual({
      key: 'works',
      mode: 'test',
      denied: [],
      webhook: 'registered',
      missingEvents: [],
    })
    expect(new Set(server.requests.map(({ method }) => method))).toEqual(new Set(['GET']))
  })

  it('should name what the webhook does not receive', async () => {
    const { server, check } = await open()
    server.addWebhook(webhookUrl, ['checkout.session.completed'])
    expect((await check()).missingEvents).toEqual(EVENT_TYPES.filter((type) => type !== 'checkout.session.completed'))
  })

  it('should miss a webhook that leads elsewhere, and one that is switched off', async () => {
    const { server, check } = await open()
    server.addWebhook('https://other.example/api/payments/webhook')
    expect(await check()).toMatchObject({ webhook: 'missing' })
    server.addWebhook(webhookUrl).status = 'disabled'
    expect(await check()).toMatchObject({ webhook: 'disabled' })
  })

  it('should know a key that may not see enough', async () => {
    const { check } = await open({ denies: ['disputes', 'webhook_endpoints'] })
    expect(await check()).toMatchObject({ key: 'works', denied: ['Disputes'], webhook: 'unknown' })
  })

  it('should distinguish a wrong key from a server that is away', async () => {
    const { settings, check } = await open({ secretKey: 'sk_test_another' })
    expect(await check()).toMatchObject({ key: 'refused' })
    expect(await checkAccount({ ...settings, apiBase: `http://${NOWHERE}` })).toMatchObject({ key: 'unreachable' })
  })

  it('should know a key for real money', async () => {
    const { server } = await open({ secretKey: 'rk_live_1' })
    const settings = { secretKey: 'rk_live_1', apiBase: server.url, appName: 'Waymark', webhookUrl }
    expect(await checkAccount(settings)).toMatchObject({ key: 'works', mode: 'live' })
  })
})

// Helpers

async function open(options: Partial<StripeServerOptions> = {}) {
  const server = await openStripeServer({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, ...options })
  onTestFinished(server.close)
  const settings = { secretKey: SECRET_KEY, apiBase: server.url, appName: 'Waymark', webhookUrl }
  return { server, settings, check: () => checkAccount(settings) }
}
