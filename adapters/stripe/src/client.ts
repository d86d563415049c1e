import Stripe from 'stripe'
import { boundedFetch } from './bounded-fetch.ts'

export function makeClient({ secretKey, apiBase, appName }: ClientSettings): Stripe {
  return new Stripe(secretKey, {
    ...(apiBase === undefined ? {} : serverOf(apiBase)),
    appInfo: { name: appName },
    httpClient: Stripe.createFetchHttpClient(boundedFetch),
    // retries and their idempotency keys are decided in retrying-client.ts
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

type ClientSettings = { readonly secretKey: string; readonly apiBase?: string | undefined; readonly appName: string }

function serverOf(apiBase: string) {
  const { protocol, hostname, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) } as const
}
