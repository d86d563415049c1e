import { makeClient } from './client.ts'
import { EVENT_TYPES } from './event-types.ts'
import { at, textAt } from './read.ts'

export type AccountCheck = {
  readonly key: 'works' | 'refused' | 'unreachable'
  readonly mode: 'test' | 'live'
  /** What the product needs to see, and this key may not. */
  readonly denied: readonly string[]
  /** The webhook that leads here; `unknown` where the key may not see webhooks, which the product does not need. */
  readonly webhook: 'registered' | 'disabled' | 'missing' | 'unknown'
  /** Event types that the webhook should receive, and does not. */
  readonly missingEvents: readonly string[]
}

type Settings = {
  readonly secretKey: string
  readonly apiBase?: string | undefined
  readonly appName: string
  /** Where Stripe should send its webhooks. */
  readonly webhookUrl: string
  readonly timeoutMs?: number
}

type Look = { readonly kind: 'seen'; readonly data: unknown } | { readonly kind: 'denied' | 'refused' | 'unreachable' }

/** How the account is set up, as far as the key may see. It only looks: nothing is made, and no money moves. */
export async function checkAccount(settings: Settings): Promise<AccountCheck> {
  const { secretKey, webhookUrl, timeoutMs: timeout = 10_000 } = settings
  const stripe = makeClient(settings)
  const page = { limit: 1 }
  const needed = {
    'Checkout Sessions': () => stripe.checkout.sessions.list(page, { timeout }),
    'Payment Intents': () => stripe.paymentIntents.list(page, { timeout }),
    Charges: () => stripe.charges.list(page, { timeout }),
    Refunds: () => stripe.refunds.list(page, { timeout }),
    Disputes: () => stripe.disputes.list(page, { timeout }),
    Events: () => stripe.events.list(page, { timeout }),
  }
  const looks = await Promise.all(
    Object.entries(needed).map(async ([name, request]) => ({ name, look: await lookAt(request) })),
  )
  const kinds = looks.map(({ look }) => look.kind)
  const mode = /^.._test_/.test(secretKey) ? 'test' : 'live'
  const unseen = { mode, denied: [], webhook: 'unknown', missingEvents: [] } as const
  if (kinds.includes('refused')) return { ...unseen, key: 'refused' }
  if (kinds.includes('unreachable')) return { ...unseen, key: 'unreachable' }
  const denied = looks.filter(({ look }) => look.kind === 'denied').map(({ name }) => name)
  const webhooks = await lookAt(() => stripe.webhookEndpoints.list({ limit: 100 }, { timeout }))
  return { key: 'works', mode, denied, ...judge(webhooks, webhookUrl) }
}

async function lookAt(request: () => Promise<{ readonly data: unknown }>): Promise<Look> {
  try {
    return { kind: 'seen', data: (await request()).data }
  } catch (error) {
    const status = at(error, 'statusCode')
    if (status === 401) return { kind: 'refused' }
    return { kind: status === 403 ? 'denied' : 'unreachable' }
  }
}

function judge(look: Look, url: string): Pick<AccountCheck, 'webhook' | 'missingEvents'> {
  if (look.kind !== 'seen' || !Array.isArray(look.data)) return { webhook: 'unknown', missingEvents: [] }
  const ours = look.data.filter((endpoint) => textAt(endpoint, 'url') === url)
  const enabled = ours.filter((endpoint) => textAt(endpoint, 'status') === 'enabled')
  if (enabled.length === 0) return { webhook: ours.length > 0 ? 'disabled' : 'missing', missingEvents: [] }
  const received = enabled.flatMap((endpoint) => at(endpoint, 'enabled_events'))
  const missingEvents = received.includes('*') ? [] : EVENT_TYPES.filter((type) => !received.includes(type))
  return { webhook: 'registered', missingEvents }
}
