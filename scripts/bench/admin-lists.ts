import { Agent } from 'node:http'
import { signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct } from '../../packages/testing/product.ts'
import { writeRows } from '../../packages/testing/product-rows.ts'
import { fetched, load, percentile, report } from './figures.ts'

const USERS = 100_000
/** In the ledger of one of them. */
const ENTRIES = 10_000
const BATCH = 500
const RUNS = 100
const TARGET = '≤ 150 ms p99'

/** How long an admin waits for a page of each list, where there are many of everything. */
export async function benchAdminLists(): Promise<void> {
  const product = await makeProduct({ LOG_LEVEL: 'error' })
  const agent = new Agent({ keepAlive: true })
  try {
    const { token } = await signedInLearner(product, 'boss')
    for (const statement of ROWS) await writeRows(product, statement)
    await writeRows(product, 'ANALYZE')
    console.log(load())
    for (const [name, path] of LISTS) {
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1)
        times.push(await fetched(`${product.url}/api/admin/${path}`, token, agent))
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)]
      report(`${name}, p50 / p99`, `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`, TARGET)
    }
  } finally {
    agent.destroy()
    await product.end()
  }
}

const KINDS = ['user', 'entry', 'purchase', 'audit'] as const
type Kind = (typeof KINDS)[number]
const prefixOf = (kind: Kind): string => `0000000${KINDS.indexOf(kind)}-0000-7000-8000-`
const idOf = (kind: Kind, n: number): string => prefixOf(kind) + String(n).padStart(12, '0')
/** The same in SQL. */
const id = (kind: Kind, n = 'n'): string => `('${prefixOf(kind)}' || lpad((${n})::text, 12, '0'))::uuid`

/** Registered in the middle of all, with a long ledger. Verified: those who never did are deleted meanwhile. */
const MIDDLE = idOf('user', USERS / 2 + 1)
const MONTH = 'from=2025-03-01&to=2025-03-31'
const LISTS: readonly (readonly [string, string])[] = [
  ...['newest', 'name', 'credits', 'last-login'].flatMap((sort): readonly (readonly [string, string])[] => [
    [`users by ${sort}`, `users?sort=${sort}`],
    [`users by ${sort}, from the middle`, `users?sort=${sort}&cursor=${MIDDLE}`],
  ]),
  ['users, a search that finds one', 'users?search=user.77777@'],
  ['users, a search that finds all, by name', 'users?search=example&sort=name'],
  ['users, a search that finds none', 'users?search=nobody+at+all'],
  ['users, a search of one letter', 'users?search=q'],
  ['users, a search for an id', `users?search=${MIDDLE}`],
  ['users, admins', 'users?role=admin'],
  ['users, inactive ones by name', 'users?status=inactive&sort=name'],
  ['users of a month, by credits', `users?sort=credits&${MONTH}`],
  ['users, a page of their CSV file', `users?limit=200&cursor=${MIDDLE}`],
  ['users counted', 'user-count'],
  ['users counted that a search finds', 'user-count?search=example'],
  ['users counted, inactive ones', 'user-count?status=inactive'],
  ['purchases', 'purchases'],
  ['purchases in a rare state', 'purchases?state=mismatched'],
  ['purchases of a user', `purchases?user=${MIDDLE}`],
  ['purchases of a month', `purchases?${MONTH}`],
  ['purchases, a page of their CSV file', `purchases?limit=200&cursor=2025-03-01T00:00:00.000Z_${MIDDLE}`],
  ['revenue', 'revenue'],
  ['revenue of a month', `revenue?${MONTH}`],
  ['audit log', 'audit'],
  ['audit log of one action', 'audit?act=password-set'],
  ['audit log of one action in a month', `audit?act=password-set&${MONTH}`],
  ['audit log of an admin in a month', `audit?actor=${idOf('user', 101)}&${MONTH}`],
  ['audit log of a user', `audit?user=${MIDDLE}`],
  ['audit log, a page of its CSV file', `audit?limit=200&cursor=${idOf('audit', USERS / 2)}`],
  [`a user with ${ENTRIES} ledger entries`, `users/${MIDDLE}`],
  ['their ledger', `users/${MIDDLE}/ledger`],
  ['their ledger, a page of its CSV file', `users/${MIDDLE}/ledger?limit=200&cursor=${idOf('entry', ENTRIES / 2)}`],
]

/** Over a year and more, so that a month has a twelfth. */
const at = (n: string): string => `timestamptz '2025-01-01' + ${n} * interval '6 minutes'`
const N = `generate_series(1, ${USERS}) AS n`

const ROWS = [
  "UPDATE users SET role = 'admin'",
  `INSERT INTO users (id, username, username_key, email, password_hash, password_is_temporary, role, is_active, created_at,
                      verified_at, last_login_at)
   SELECT ${id('user')}, 'User ' || n, CASE WHEN n % 20 = 0 THEN 'pending:' || n ELSE 'user ' || n END,
          'user.' || n || '@example.org', 'hash', false, CASE WHEN n % 1000 = 101 THEN 'admin' ELSE 'standard' END,
          n % 50 > 0, ${at('n')}, CASE WHEN n % 20 > 0 THEN ${at('n')} END,
          CASE WHEN n % 4 > 0 THEN ${at('n * 7919 % 100000')} END
   FROM ${N}`,
  `INSERT INTO wallets SELECT ${id('user')}, 0 FROM ${N}`,
  `INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, at)
   SELECT gen_random_uuid(), ${id('user')}, 'granted', 1 + n * 7919 % 500, 'admin:' || n, ${at('n')} FROM ${N}`,
  // in several transactions: each row that moves a balance passes by all versions of the wallet that its own has left
  ...Array.from(
    { length: ENTRIES / BATCH },
    (_, batch) => `
   INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, at)
   SELECT ${id('entry')}, '${MIDDLE}', CASE n % 2 WHEN 1 THEN 'granted' ELSE 'captured' END, 10, 'entry:' || n || ':captured',
          CASE n % 2 WHEN 0 THEN gen_random_uuid() END, ${at('n')}
   FROM generate_series(${batch * BATCH + 1}, ${(batch + 1) * BATCH}) AS n`,
  ),
  `INSERT INTO purchases (id, user_id, provider, reference, package_id, package_name, credits, cents, currency, kind,
                          revision, opened_at, paid_at, returned_cents, reversed, taken)
   SELECT ${id('purchase')}, ${id('user')}, 'sandbox', 'cs_' || n, '893996', 'Package B', 100, 900, 'USD',
          kind, 1, ${at('n')}, CASE WHEN kind IN ('paid', 'mismatched') THEN ${at('n')} END, 0, 0, 0
   FROM (SELECT n, CASE WHEN n % 10000 = 1 THEN 'mismatched' WHEN n % 5 = 0 THEN 'lapsed' ELSE 'paid' END AS kind FROM ${N}) AS kinds`,
  `INSERT INTO audit_entries (id, actor_id, act, subject_id, at)
   SELECT ${id('audit')}, ${id('user', 'n % 20 * 1000 + 101')},
          jsonb_build_object('kind', CASE WHEN n % 100 = 0 THEN 'password-set' ELSE 'user-verified' END),
          ${id('user')}, ${at('n')}
   FROM ${N}`,
]
