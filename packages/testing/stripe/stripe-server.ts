import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parseArgs } from 'node:util'
import Stripe from 'stripe'
import { makeAccount } from './account.ts'
import { makeFaultQueue } from './faults.ts'
import { makeHostedPages } from './hosted-page.ts'
import { type Moves, makeMoves } from './moves.ts'
import type { Charge, Session, StripeEvent, WebhookEndpoint } from './objects.ts'
import { makeServeApi, type Received } from './serve-api.ts'

export type StripeServerOptions = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Where a payer's click on its page is posted. */
  readonly webhookUrl?: string
  readonly port?: number
  readonly now?: () => Date
  /** How long the fault 'slow' takes. */
  readonly slowMs?: number
  /** What a restricted key may not see: `disputes`, `webhook_endpoints`. */
  readonly denies?: readonly string[]
}

type Signed = { readonly body: string; readonly signature: string }

export type StripeServer = Moves & {
  /** What the gateway's `apiBase` wants. */
  readonly url: string
  /** As they are kept: a test may look at them, change them and add others. */
  readonly sessions: Map<string, Session>
  readonly charges: Map<string, Charge>
  /** Everything that has happened, the newest last; pictures of the objects at that time. */
  readonly events: StripeEvent[]
  /** Adds one, which receives every event unless `events` are named. */
  readonly addWebhook: (url: string, events?: readonly string[]) => WebhookEndpoint
  readonly requests: readonly Received[]
  readonly faults: Pick<ReturnType<typeof makeFaultQueue>, 'next'>
  /** An event as it would be sent: at another time, or signed with another secret. Text goes as it is. */
  readonly signed: (event: StripeEvent | string, how?: { readonly at?: Date; readonly secret?: string }) => Signed
  /** Sends it once, and answers what the receiver answered. */
  readonly deliver: (event: StripeEvent, url?: string) => Promise<{ readonly status: number; readonly body: string }>
  readonly close: () => Promise<void>
}

/** How long Stripe waits for a webhook's reply before it sends the payer back. */
const DELIVERY_MS = 10_000

/** Answers as Stripe does, as far as a shop with hosted Checkout can tell. No money moves. */
export async function openStripeServer(options: StripeServerOptions): Promise<StripeServer> {
  const { secretKey, webhookSecret, webhookUrl, now = () => new Date(), slowMs = 30_000, denies = [] } = options
  let url = ''
  const closing = new AbortController()
  const requests: Received[] = []
  const faults = makeFaultQueue()
  const account = makeAccount({ url: () => url, now })
  const moves = makeMoves(account)

  const signed: StripeServer['signed'] = (event, { at = now(), secret = webhookSecret } = {}) => {
    const body = typeof event === 'string' ? event : JSON.stringify(event, null, 2)
    const timestamp = Math.floor(at.getTime() / 1_000)
    return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp }) }
  }

  const deliver: StripeServer['deliver'] = async (event, to = webhookUrl) => {
    if (to === undefined) throw new Error('There is no webhook address')
    const { body, signature } = signed(event)
    const response = await fetch(to, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body,
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(DELIVERY_MS)]),
    })
    return { status: response.status, body: await response.text() }
  }

  const notify = async (event: StripeEvent): Promise<void> => {
    // a webhook that fails does not keep the payer from going back
    if (webhookUrl !== undefined) await deliver(event).catch(() => {})
  }
  const pages = makeHostedPages({ account, moves, notify })
  const api = makeServeApi({ account, secretKey, faults, requests, now, slowMs, denies, closing: closing.signal })

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    if (request.url?.startsWith('/v1/')) return api(request, response, body)
    const page = await pages(request.method ?? 'GET', request.url ?? '/')
    if ('goTo' in page) return void response.writeHead(303, { location: page.goTo }).end()
    response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(page.html)
  }
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  return {
    ...moves,
    url,
    sessions: account.sessions,
    charges: account.charges,
    events: account.events,
    addWebhook: account.addWebhook,
    requests,
    faults,
    signed,
    deliver,
    close: () =>
      new Promise((resolve) => {
        closing.abort()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function text(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += chunk
  return body
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      'secret-key': { type: 'string', default: 'sk_test_stand_in' },
      'webhook-secret': { type: 'string', default: 'whsec_stand_in' },
      'webhook-url': { type: 'string' },
    },
  })
  const { url } = await openStripeServer({
    port: Number(values.port),
    secretKey: values['secret-key'],
    webhookSecret: values['webhook-secret'],
    ...(values['webhook-url'] && { webhookUrl: values['webhook-url'] }),
  })
  process.stdout.write(`${url}\n`)
}
