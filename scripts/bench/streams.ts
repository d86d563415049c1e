import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct, type Product } from '../../packages/testing/product.ts'
import { writeRows } from '../../packages/testing/product-rows.ts'
import { median, percentile, report } from './figures.ts'

/** As many as a process takes. */
const STREAMS = 200
const SECONDS = 10
const CHANGES = 10
/** A learner whose plan is being made reads their plans so often. */
const POLL_EVERY_MS = 3_000

/** What it costs that many learners watch their plans come: memory and work of the process, and how long others wait for their plans. */
export async function benchStreams(): Promise<void> {
  const metricsPort = await freePort()
  const product = await makeProduct({
    METRICS_PORT: `${metricsPort}`,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'error',
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const streams: IncomingMessage[] = []
  try {
    const learners = await watchers(product)
    const process = () => measuresOf(metricsPort)
    await poll(product, learners, agent, 3)
    const [before, calm] = [await process(), await poll(product, learners, agent, SECONDS)]
    const quiet = await process()
    for (const learner of learners) streams.push(await openStream(product, learner))
    await pause(2_000)
    const opened = await process()
    const busy = await poll(product, learners, agent, SECONDS)
    const after = await process()
    const open = streams.filter(({ destroyed, statusCode }) => !destroyed && statusCode === 200).length
    const seen: number[] = []
    for (let turn = 0; turn < CHANGES; turn += 1) {
      seen.push(await changeSeen(product, learners[turn]?.planId ?? '', streams[turn]))
    }
    report(`streams open, each of another learner`, `${open}`, `${STREAMS}`)
    report('memory of the process without them', mebibytes(quiet.memory), '–')
    report('and with them', mebibytes(Math.max(opened.memory, after.memory)), '–')
    report('work of the process without them, of one core', share(before, quiet), '–')
    report('and with them', share(opened, after), '–')
    report(`plans read by ${STREAMS} learners every 3 s, p50 / p99`, describe(calm), '–')
    report('and with the streams', describe(busy), '–')
    report(
      `a change of a plan is on its stream after, median of ${CHANGES}`,
      `${Math.round(median(seen))} ms`,
      '≤ 800 ms',
    )
  } finally {
    for (const stream of streams) stream.destroy()
    agent.destroy()
    await product.end()
  }
}

type Watcher = { readonly token: string; readonly planId: string }

/** Learners with a plan each that no one works on, and that is GENERATING for ever. */
async function watchers(product: Product): Promise<readonly Watcher[]> {
  await signedInLearner(product, 'watcher')
  const places = Array.from({ length: STREAMS }, (_, place) => place)
  const plans = places.map(() => randomUUID())
  await writeRows(product, ...places.flatMap((place) => rowsOf(place, plans[place] ?? '')))
  const found: Watcher[] = []
  for (const place of places) {
    const response = await fetch(`${product.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${place}` },
      body: JSON.stringify({ email: `watcher${place}@example.org`, password: 'correct horse' }),
    })
    if (!response.ok) throw new Error(`Learner ${place} could not sign in: ${response.status}`)
    const { access_token: token } = (await response.json()) as { readonly access_token: string }
    found.push({ token, planId: plans[place] ?? '' })
  }
  return found
}

/** A copy of the one learner who has registered, with a plan. */
function rowsOf(place: number, planId: string): readonly string[] {
  const [user, conversation] = [randomUUID(), randomUUID()]
  const name = `watcher${place}`
  const brief = `'{"goal":"Chess","level":null,"time":null,"focus":null}'::jsonb`
  return [
    `INSERT INTO users SELECT (jsonb_populate_record(first, jsonb_build_object('id', '${user}', 'username', '${name}',
       'username_key', '${name}', 'username_skeleton', '${name}', 'email', '${name}@example.org'))).*
     FROM users first WHERE username = 'watcher'`,
    `INSERT INTO conversations (id, user_id, kind, brief, asked, plan_id, updated_at)
     VALUES ('${conversation}', '${user}', 'planned', ${brief}, '{}', '${planId}', now())`,
    `INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, created_at)
     VALUES ('${planId}', '${user}', '${conversation}', ${brief}, 'Chess', '', 'generating', 1, now())`,
  ]
}

/** Answers once its first event is there. */
function openStream({ url }: Product, { planId, token }: Watcher): Promise<IncomingMessage> {
  const path = `${url}/api/learning-plans/${planId}/events`
  return new Promise((resolve, reject) => {
    get(path, { agent: false, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.on('data', () => resolve(response)).on('error', () => undefined)
      if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
    }).once('error', reject)
  })
}

/** Milliseconds from a plan's end to the end of its stream. */
async function changeSeen(product: Product, planId: string, stream: IncomingMessage | undefined): Promise<number> {
  if (!stream) throw new Error('There is no such stream.')
  const ended = once(stream, 'end')
  await writeRows(
    product,
    `UPDATE plans SET generation = 'failed', failure = 'No.', failed_at = now() WHERE id = '${planId}'`,
  )
  const changed = performance.now()
  await ended
  return performance.now() - changed
}

/** Each learner reads their plans as the dashboard does. Answers how long they waited, in milliseconds. */
async function poll(product: Product, learners: readonly Watcher[], agent: Agent, seconds: number) {
  const times: number[] = []
  const end = performance.now() + seconds * 1_000
  const reader = async ({ token }: Watcher, place: number) => {
    await pause((place / learners.length) * POLL_EVERY_MS)
    while (performance.now() < end) {
      const asked = performance.now()
      await read(`${product.url}/api/learning-plans`, token, agent)
      times.push(performance.now() - asked)
      await pause(POLL_EVERY_MS)
    }
  }
  await Promise.all(learners.map(reader))
  return times
}

const read = (url: string, token: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().once('end', resolve)
    }).once('error', reject)
  })

async function measuresOf(port: number) {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text()
  const value = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    )
  return {
    memory: value('process_resident_memory_bytes'),
    cpuSeconds: value('process_cpu_seconds_total'),
    at: performance.now(),
  }
}

type Measures = Awaited<ReturnType<typeof measuresOf>>

const share = (from: Measures, to: Measures): string =>
  `${Math.round(((to.cpuSeconds - from.cpuSeconds) / ((to.at - from.at) / 1_000)) * 100)} %`

const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`

const describe = (times: readonly number[]): string =>
  `${percentile(times, 0.5).toFixed(0)} / ${percentile(times, 0.99).toFixed(0)} ms`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
