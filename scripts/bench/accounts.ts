import { setTimeout as pause } from 'node:timers/promises'
import { call } from '../../packages/testing/learner.ts'
import { makeProduct, type Product } from '../../packages/testing/product.ts'
import { median, percentile, report, timed } from './figures.ts'

export const PASSWORD = 'correct horse'
const TRIES = 500
/** A mail address may be tried five times an hour. */
const TRIES_PER_ADDRESS = 5
/** Milliseconds in which a mail that the last try has caused is written: it must not slow the next one down. */
const BETWEEN = 30

/** Whom signing in keeps waiting, and whether the clock tells who has an account. */
export async function benchAccounts(): Promise<void> {
  // every request claims a client of its own, so that no limit per client is met
  const product = await makeProduct({ TRUSTED_PROXIES: '127.0.0.1,::1', LOG_LEVEL: 'error' })
  try {
    const known = await register(product, TRIES / (TRIES_PER_ADDRESS - 1))
    // until the mails that this caused have been written
    await pause(5_000)
    await benchFlood(product, known[0] ?? '')
    await benchSecrecy(product, known)
  } finally {
    await product.end()
  }
}

let clients = 0
/** Any answer counts, a refusal too. */
export async function post(product: Product, path: string, body: object): Promise<void> {
  clients += 1
  const client = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': client }
  const response = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.arrayBuffer()
  if (response.status === 429) throw new Error(`${path} was asked too often to be measured.`)
}

async function register(product: Product, count: number): Promise<readonly string[]> {
  const emails = Array.from({ length: count }, (_, index) => `known${index}@example.org`)
  for (const [index, email] of emails.entries()) {
    await post(product, '/api/register', { username: `known${index}`, email, password: PASSWORD })
  }
  // the first one signs in
  const link = new URL(await product.mailedLink(emails[0] ?? ''))
  await post(product, '/api/verify-email', { token: link.searchParams.get('token') })
  return emails
}

/** 400 log-ins at once, and another learner who reads their plans. */
async function benchFlood(product: Product, email: string): Promise<void> {
  const { access_token: token } = await call<{ access_token: string }>(product.url, 'POST', '/api/login', {
    email,
    password: PASSWORD,
  })
  const look = () => timed(() => call(product.url, 'GET', '/api/learning-plans', undefined, token))
  for (let run = 0; run < 100; run += 1) await look()
  const idle: number[] = []
  for (let run = 0; run < 400; run += 1) idle.push(await look())

  let flooding = true
  const logIns = Array.from({ length: 400 }, (_, index) =>
    post(product, '/api/login', { email: `nobody${index}@example.org`, password: PASSWORD }),
  )
  const flood = Promise.all(logIns).finally(() => {
    flooding = false
  })
  const busy: number[] = []
  while (flooding) busy.push(await look())
  await flood
  const [calm, hurried] = [percentile(idle, 0.99), percentile(busy, 0.99)]
  report(
    `another request's p99 during 400 log-ins / idle (${calm.toFixed(1)} ms), ${busy.length} requests`,
    (hurried / calm).toFixed(2),
    '≤ 3.00',
  )
}

/** The same calls with addresses that have an account and with addresses that have none, in turn. */
async function benchSecrecy(product: Product, known: readonly string[]): Promise<void> {
  const calls: Readonly<Record<string, (email: string, run: number) => Promise<void>>> = {
    login: (email) => post(product, '/api/login', { email, password: 'not the one' }),
    register: (email, run) =>
      post(product, '/api/register', { username: `new ${run} ${email}`.slice(0, 50), email, password: PASSWORD }),
    'resend-verification': (email) => post(product, '/api/resend-verification', { email }),
    'password-reset/request': (email) => post(product, '/api/password-reset/request', { email }),
  }
  for (const [name, ask] of Object.entries(calls)) {
    const [ours, without]: [number[], number[]] = [[], []]
    for (let run = 0; run < TRIES; run += 1) {
      ours.push(await timed(() => ask(known[run % known.length] ?? '', run)))
      await pause(BETWEEN)
      without.push(await timed(() => ask(`${name.replace(/\W/g, '')}${run}@example.org`, run)))
      await pause(BETWEEN)
    }
    const difference = (median(ours) / median(without) - 1) * 100
    report(`${name}: known addresses take longer by`, `${difference.toFixed(1)} %`, '± 5 %')
  }
}
