import Stripe from 'stripe'

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

/** Far more than a page of a hundred events. */
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Hands the SDK what it can read. A body without end breaks off, and one that is JSON but no object goes on as none: the SDK
 * would throw at it uncaught, and so end the process. Redirects are refused: they would send our key elsewhere.
 */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const text = await bounded(response)
  const { status, headers } = response
  return new Response(isReadable(text) ? text : null, { status, headers })
}

async function bounded({ body }: Response): Promise<string> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error('the response is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

const isReadable = (text: string): boolean => /^\s*[{[]/.test(text)
