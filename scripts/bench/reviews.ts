import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { runningUrl } from '../../apps/server/src/embedded-postgres/running.ts'
import { execute } from '../../packages/testing/database.ts'
import { type Learner, signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct } from '../../packages/testing/product.ts'
import { writeRows } from '../../packages/testing/product-rows.ts'
import { fetched, load, percentile, report, timed } from './figures.ts'

/** Of one learner, in so many chapters. */
const CARDS = 10_000
const CHAPTERS = 100
const RUNS = 500
/** Who answer at once, and together so many a second: fewer learners would meet the limit of one. */
const LEARNERS = 25
const A_SECOND = 50
const SECONDS = 20

/** How long a learner with a lot to review waits for a session, and many for each of their answers. */
export async function benchReviews(): Promise<void> {
  const product = await makeProduct({ LOG_LEVEL: 'error' })
  const agent = new Agent({ keepAlive: true })
  try {
    const learners: Learner[] = []
    for (let count = 0; count < LEARNERS; count += 1) learners.push(await signedInLearner(product, `reader${count}`))
    const reader = learners[0]
    if (!reader) throw new Error('No one reads.')
    for (const statement of ROWS) await writeRows(product, statement)
    // as the server does by itself within a minute; not in a transaction
    await execute((await runningUrl(product.dataDir)) ?? '', 'VACUUM ANALYZE')
    console.log(load())

    const times: number[] = []
    for (let run = 0; run < RUNS; run += 1) times.push(await fetched(`${product.url}/api/reviews`, reader.token, agent))
    line(`GET reviews, ${CARDS} due, p50 / p99`, times.slice(RUNS / 10), '≤ 20 ms p99')

    const answers: Promise<number>[] = []
    const begin = performance.now()
    for (let nth = 0; nth < A_SECOND * SECONDS; nth += 1) {
      await pause(Math.max(0, begin + (nth * 1_000) / A_SECOND - performance.now()))
      const { token } = learners[nth % LEARNERS] ?? reader
      const url = `${product.url}/api/reviews/${cardId(nth % LEARNERS, Math.floor(nth / LEARNERS))}`
      answers.push(timed(() => answer(url, token)))
    }
    line(`a review, ${A_SECOND} a second, p50 / p99`, await Promise.all(answers), '≤ 50 ms p99')
  } finally {
    agent.destroy()
    await product.end()
  }
}

function line(what: string, times: readonly number[], target: string): void {
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
  report(what, `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`, target)
}

async function answer(url: string, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = JSON.stringify({ review_id: randomUUID(), answer: 'a' })
  const response = await fetch(url, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

const PREFIX = '00000000-0000-7000-8'
const cardId = (learner: number, nth: number): string =>
  `${PREFIX}${String(learner).padStart(3, '0')}-${String(nth).padStart(12, '0')}`
/** The same of a plan, a chapter or a card in SQL. */
const idOf = (kind: number, n = 'n'): string =>
  `('0000000${kind}-0000-7000-8' || lpad(nth::text, 3, '0') || '-' || lpad((${n})::text, 12, '0'))`
/** In the order in which they signed up. */
const USERS = `(SELECT id AS user_id, row_number() OVER (ORDER BY substring(username FROM '\\d+')::integer) - 1 AS nth FROM users) AS learners`
const text = (length: number): string => `repeat('What tells that a starter is ripe? ', ${Math.ceil(length / 35)})`
const QUESTION = (id: string): string => `json_build_object('id', ${id}, 'kind', 'single', 'prompt', ${text(200)},
  'objective', 'Tell when it is ripe', 'explanation', ${text(300)}, 'isVoid', false, 'key', 'a', 'options', json_build_array(
    json_build_object('id', 'a', 'text', 'It has doubled'), json_build_object('id', 'b', 'text', 'It is grey', 'misconception', ${text(150)}),
    json_build_object('id', 'c', 'text', 'It has no smell', 'misconception', ${text(150)})))`

const ROWS: readonly string[] = [
  `INSERT INTO conversations (id, user_id, kind, brief, asked, updated_at)
   SELECT ${idOf(1, '0')}::uuid, user_id, 'cancelled', '{"goal":"","level":null,"time":null,"focus":null}', '{}', now() FROM ${USERS}`,
  `INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, created_at)
   SELECT ${idOf(2, '0')}::uuid, user_id, ${idOf(1, '0')}::uuid, '{"goal":"","level":null,"time":null,"focus":null}',
          'Sourdough from scratch', '', 'complete', 1, now() FROM ${USERS}`,
  `INSERT INTO chapters (id, plan_id, number, title, summary, price, kind, attempt, unlocked_at, generated_at, content)
   SELECT ${idOf(3)}::uuid, ${idOf(2, '0')}::uuid, n + 1, 'Chapter ' || n, '', 0, 'open', 1, now(), now(), '{}'
   FROM ${USERS}, generate_series(0, ${CHAPTERS - 1}) AS n`,
  `INSERT INTO cards (user_id, id, chapter_id, question, is_void, stability, difficulty, reviewed_on, due_on, misses)
   SELECT user_id, ${idOf(0)}, ${idOf(3, `n % ${CHAPTERS}`)}::uuid, ${QUESTION(idOf(0))}, false, 3, 5,
          '2025-01-01', '2025-02-' || lpad((n % 28 + 1)::text, 2, '0'), 0
   FROM ${USERS}, generate_series(0, CASE nth WHEN 0 THEN ${CARDS - 1} ELSE ${A_SECOND * SECONDS} END) AS n`,
]
