import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import { callApi } from './api.ts'
import type { Fault, makeFaultQueue } from './faults.ts'
import { parseForm } from './form.ts'
import { type Answer, makeIdempotency } from './idempotency.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'

export type Received = {
  readonly method: string
  readonly path: string
  readonly key: string | undefined
  readonly params: Readonly<Record<string, string>>
}

type Circumstances = {
  readonly account: Account
  readonly secretKey: string
  readonly faults: ReturnType<typeof makeFaultQueue>
  readonly requests: Received[]
  readonly now: () => Date
  readonly slowMs: number
  readonly denies: readonly string[]
  readonly closing: AbortSignal
}

/** Answers /v1 over HTTP as Stripe does, down to what it keeps of a request that was repeated. */
export function makeServeApi(circumstances: Circumstances) {
  const { account, secretKey, faults, requests, now, slowMs, denies, closing } = circumstances
  const enter = makeIdempotency()

  return async (request: IncomingMessage, response: ServerResponse, body: string): Promise<void> => {
    const { method = 'GET', url = '/', headers } = request
    const [path = '/', query = ''] = url.split('?')
    const params = parseForm(method === 'POST' ? body : query)
    const key = method === 'POST' ? textOf(headers['idempotency-key']) : undefined
    requests.push({ method, path, key, params: Object.fromEntries(params) })
    const fault = faults.take()
    if (fault === 'kill-socket-before') return void response.destroy()
    const refusal = refusalBefore(fault, headers.authorization, secretKey) ?? refusalOfForm(request, key)
    if (refusal) return send(response, toAnswer(refusal))

    if (denies.some((resource) => path.startsWith(`/v1/${resource}`))) return send(response, toAnswer(denied))

    const passage = enter(key, `${method} ${url} ${body}`)
    if (passage.kind === 'refused') return send(response, toAnswer(passage.refusal))
    if (passage.kind === 'replayed') return send(response, passage.answer, fault, { 'idempotent-replayed': 'true' })
    if (fault === 'slow') await pause(slowMs, undefined, { signal: closing })
    const nowSeconds = Math.floor(now().getTime() / 1_000)
    const answer = toAnswer(fault === '500' ? broken : callApi(account, { method, path, params, nowSeconds }))
    passage.done(answer)
    send(response, answer, fault)
  }
}

const textOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined

const denied = refuse('The provided key does not have the required permissions for this endpoint.', { status: 403 })

const broken: Refusal = { status: 500, error: { type: 'api_error', message: 'Something went wrong on our end.' } }

function refusalBefore(fault: Fault | undefined, authorization: string | undefined, secretKey: string): Refusal | null {
  if (fault === '503') return { status: 503, error: { type: 'api_error', message: 'Overloaded' } }
  if (fault === '429') return refuse('Too many requests', { status: 429, code: 'rate_limit' })
  if (authorization === undefined) return refuse('You did not provide an API key.', { status: 401 })
  if (fault !== 'auth' && authorization === `Bearer ${secretKey}`) return null
  // Stripe quotes a part of it, too
  return refuse(`Invalid API Key provided: ${authorization.slice(7, 19)}****`, { status: 401, code: 'api_key_invalid' })
}

function refusalOfForm({ method, headers }: IncomingMessage, key: string | undefined): Refusal | null {
  if (method !== 'POST') return null
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return refuse('Invalid request: bodies are form-encoded', { status: 415 })
  }
  return key !== undefined && key.length > 255 ? refuse('Idempotency keys have at most 255 characters') : null
}

const toAnswer = (result: object | Refusal): Answer =>
  isRefusal(result)
    ? { status: result.status, body: { error: result.error } }
    : { status: 200, body: structuredClone(result) }

function send(response: ServerResponse, { status, body }: Answer, fault?: Fault, headers: object = {}): void {
  if (fault === 'kill-socket-after') return void response.destroy()
  const text = JSON.stringify(body)
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${randomBytes(7).toString('hex')}`,
      ...headers,
    })
    .end(fault === 'malformed' ? text.slice(0, text.length / 2) : text)
}
