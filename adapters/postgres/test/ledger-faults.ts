import type { LedgerFinding } from '../src/index.ts'
import type { LedgerScenario } from './ledger-scenario.ts'

/** A single fault in the scenario's database, the invariant that must find it, and its words. */
export type LedgerFault = {
  readonly invariant: LedgerFinding['invariant']
  readonly what: string
  readonly damage: (scenario: LedgerScenario) => readonly string[]
  readonly words: (scenario: LedgerScenario) => string
}

/** Comes after every id that is made now. */
export const UNKNOWN_ID = 'ffffffff-0000-7000-8000-000000000001'

const insert = (kind: string, amount: number, key: string, chapter: string | null = null): string =>
  `INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, at)
   VALUES (gen_random_uuid(), '${UNKNOWN_ID}', '${kind}', ${amount}, '${key}', ${chapter === null ? 'NULL' : `'${chapter}'`}, now())`

/** What an operator is said to have given. */
export const audit = (id: string, userId: string, amount: number): string =>
  `INSERT INTO audit_entries (id, act, subject_id, at)
   VALUES ('${id}', '{"kind": "credits-granted", "amount": ${amount}, "balance": ${amount}}', '${userId}', now())`

/** So that the balance is not what is wrong. */
export const balanced = ({ user }: LedgerScenario, difference: number): string =>
  `UPDATE wallets SET balance = balance + ${difference} WHERE user_id = '${user.id}'`

export const rekey = (id: string, key: string): string =>
  `UPDATE ledger_entries SET business_key = '${key}' WHERE business_key = '${id}'`

const drop = (table: string, constraint: string): string => `ALTER TABLE ${table} DROP CONSTRAINT ${constraint}`

const balances: readonly LedgerFault[] = [
  {
    invariant: 'I1',
    what: 'a balance that nothing explains',
    damage: (scenario) => [balanced(scenario, 1)],
    words: ({ user }) => `The wallet of ${user.id} has a balance of 171, and its ledger a sum of 170.`,
  },
  {
    invariant: 'I1',
    what: 'a ledger without its wallet',
    damage: ({ gone }) => [`DELETE FROM wallets WHERE user_id = '${gone}'`],
    words: ({ gone }) => `The ledger of ${gone} has a sum of 90, and there is no wallet.`,
  },
  {
    invariant: 'I2',
    what: 'more spent than there was',
    damage: () => [
      drop('wallets', 'wallets_balance_check'),
      `INSERT INTO wallets VALUES ('${UNKNOWN_ID}', -5)`,
      insert('granted', 5, `admin:${UNKNOWN_ID}`),
      audit(UNKNOWN_ID, UNKNOWN_ID, 5),
      insert('held', 10, `unlock:${UNKNOWN_ID}:1:held`, UNKNOWN_ID),
      insert('captured', 10, `unlock:${UNKNOWN_ID}:1:captured`, UNKNOWN_ID),
    ],
    words: () => `The wallet of ${UNKNOWN_ID} has a balance of -5, which is below 0.`,
  },
]

const keys: readonly LedgerFault[] = [
  {
    invariant: 'I3',
    what: 'a key that two entries have',
    damage: (scenario) => [
      drop('ledger_entries', 'ledger_entries_business_key_key'),
      insert('granted', 25, scenario.given.businessKey).replace(UNKNOWN_ID, scenario.user.id),
      balanced(scenario, 25),
    ],
    words: ({ given }) => `The key ${given.businessKey} belongs to 2 entries; one of them is ${given.id}.`,
  },
  {
    invariant: 'I3',
    what: 'a purchase under the key of another one',
    damage: ({ purchases }) => [rekey(`purchase:${purchases.paid.reference}`, 'purchase:another')],
    words: () => 'is purchased, and its key is purchase:another.',
  },
  {
    invariant: 'I3',
    what: 'a reversal under a key without its number',
    damage: ({ purchases: { returned } }) => [
      rekey(`reversal:${returned.reference}:2`, `reversal:${returned.reference}:two`),
    ],
    words: ({ purchases: { returned } }) => `is reversed, and its key is reversal:${returned.reference}:two.`,
  },
  {
    invariant: 'I3',
    what: 'a reinstatement under the key of a reversal',
    damage: ({ purchases: { returned } }) => [
      rekey(`reinstatement:${returned.reference}:3`, `reversal:${returned.reference}:3`),
    ],
    words: ({ purchases: { returned } }) => `is reinstated, and its key is reversal:${returned.reference}:3.`,
  },
  {
    invariant: 'I3',
    what: 'a hold under the key of another chapter',
    damage: ({ chapters: { failed } }) => [
      rekey(`unlock:${failed.id}:1:held`, `unlock:${UNKNOWN_ID}:1:held`),
      rekey(`unlock:${failed.id}:1:released`, `unlock:${UNKNOWN_ID}:1:released`),
    ],
    words: () => `is held, and its key is unlock:${UNKNOWN_ID}:1:held.`,
  },
  {
    invariant: 'I10',
    what: 'an entry of nothing',
    damage: (scenario) => [
      drop('ledger_entries', 'ledger_entries_amount_check'),
      `UPDATE ledger_entries SET amount = 0 WHERE id = '${scenario.given.id}'`,
      `UPDATE audit_entries SET act = jsonb_set(act, '{amount}', '0') WHERE act ->> 'kind' = 'credits-granted'`,
      // nothing was granted then, so nothing could be taken back
      `DELETE FROM ledger_entries WHERE id = '${scenario.withdrawn.id}'`,
      `DELETE FROM audit_entries WHERE act ->> 'kind' = 'credits-withdrawn'`,
      balanced(scenario, -20),
    ],
    words: ({ given }) => `The entry ${given.id} has an amount of 0.`,
  },
]

const purchases: readonly LedgerFault[] = [
  {
    invariant: 'I5',
    what: 'money that went back without its credits',
    damage: ({ purchases: { returned } }) => [
      `UPDATE purchases SET returned_cents = cents WHERE id = '${returned.id}'`,
    ],
    words: ({ purchases: { returned } }) =>
      `The purchase ${returned.id} had ${returned.price.cents} of ${returned.price.cents} cents returned, and ${returned.reversed} of ${returned.credits} credits reversed.`,
  },
  {
    invariant: 'I5',
    what: 'a purchase of more credits than came',
    damage: ({ purchases: { paid } }) => [`UPDATE purchases SET credits = 120 WHERE id = '${paid.id}'`],
    words: ({ purchases: { paid } }) => `The purchase ${paid.id} is of 120 credits, and its entry of 100.`,
  },
  {
    invariant: 'I5',
    what: 'a purchase that was credited and never paid',
    damage: ({ purchases: { paid } }) => [
      `UPDATE purchases SET kind = 'open', paid_at = NULL, receipt_url = NULL WHERE id = '${paid.id}'`,
    ],
    words: ({ purchases: { paid } }) => `The purchase ${paid.id} is open, and has 1 purchased entries instead of 0.`,
  },
  {
    invariant: 'I5',
    what: 'a purchase that was paid and never credited',
    damage: (scenario) => [
      `DELETE FROM ledger_entries WHERE purchase_id = '${scenario.purchases.paid.id}'`,
      balanced(scenario, -100),
    ],
    words: ({ purchases: { paid } }) => `The purchase ${paid.id} is paid, and has 0 purchased entries instead of 1.`,
  },
  {
    invariant: 'I5',
    what: 'more taken back than the ledger says',
    damage: ({ purchases: { returned } }) => [`UPDATE purchases SET taken = 50 WHERE id = '${returned.id}'`],
    words: ({ purchases: { returned } }) =>
      `Of the purchase ${returned.id}, 50 credits are taken back, and 30 in the ledger.`,
  },
  {
    invariant: 'I5',
    what: 'a purchase of another user',
    damage: ({ purchases: { paid }, gone }) => [`UPDATE purchases SET user_id = '${gone}' WHERE id = '${paid.id}'`],
    words: ({ purchases: { paid }, gone, user }) =>
      `The purchase ${paid.id} belongs to ${gone}, and an entry of it to ${user.id}.`,
  },
  {
    invariant: 'I10',
    what: 'a purchase of nothing',
    damage: ({ gone }) => [
      drop('purchases', 'purchases_cents_check'),
      `UPDATE purchases SET cents = 0 WHERE user_id = '${gone}'`,
    ],
    words: () => 'is of 100 credits for 0 cents.',
  },
]

const elsewhere: readonly LedgerFault[] = [
  {
    invariant: 'I6',
    what: 'a chapter in progress without a job',
    damage: () => ["DELETE FROM pgboss.job WHERE name = 'write-chapter'"],
    words: ({ chapters: { next } }) =>
      `The chapter ${next.id} is PENDING, and there is no live job write-chapter:${next.id}:1.`,
  },
  {
    invariant: 'I6',
    what: 'a plan in progress whose job has ended',
    damage: () => ["UPDATE pgboss.job SET state = 'completed' WHERE name = 'draft-plan'"],
    words: ({ drafted }) => `The plan ${drafted.id} is PENDING, and there is no live job draft-plan:${drafted.id}:2.`,
  },
  {
    invariant: 'I6',
    what: 'a search for resources without a job',
    damage: () => ["DELETE FROM pgboss.job WHERE name = 'find-resources'"],
    words: ({ chapters: { free } }) =>
      `The search for resources of chapter ${free.id} is SEARCHING, and there is no live job find-resources:${free.id}:1.`,
  },
  {
    invariant: 'I6',
    what: 'a report of a resource whose job has ended',
    damage: () => ["UPDATE pgboss.job SET state = 'completed' WHERE name = 'check-resource'"],
    words: ({ reported }) => `and there is no live job check-resource:${reported.id}:2.`,
  },
  {
    invariant: 'I6',
    what: 'a job that nothing waits for',
    damage: ({ drafted }) => [`UPDATE plans SET generation = 'complete' WHERE id = '${drafted.id}'`],
    words: ({ drafted }) => `The job draft-plan:${drafted.id}:2 is live (created), and nothing waits for it.`,
  },
  {
    invariant: 'I7',
    what: 'content without its parts',
    damage: ({ chapters: { paid } }) => [
      `UPDATE chapters SET content = '{"introduction": "Hi"}' WHERE id = '${paid.id}'`,
    ],
    words: ({ chapters: { paid } }) => `The chapter ${paid.id} has content of another shape.`,
  },
  {
    invariant: 'I7',
    what: 'a question without its parts',
    damage: ({ chapters: { paid } }) => [`UPDATE chapters SET questions = '[{"id": "q1"}]' WHERE id = '${paid.id}'`],
    words: ({ chapters: { paid } }) => `The chapter ${paid.id} has questions of another shape.`,
  },
  {
    invariant: 'I8',
    what: 'a setting that gives up what was acknowledged',
    damage: () => ["UPDATE durable.pg_settings SET setting = 'off' WHERE name = 'synchronous_commit'"],
    words: () => 'The setting synchronous_commit is off, and a crash may lose what was acknowledged.',
  },
  {
    invariant: 'I8',
    what: 'a table that a crash empties',
    damage: () => ['ALTER TABLE turns SET UNLOGGED'],
    words: () => 'The table turns is not logged, and a crash empties it.',
  },
  {
    invariant: 'I10',
    what: 'a price below 0',
    damage: ({ chapters: { failed } }) => [
      drop('chapters', 'chapters_price_check'),
      `UPDATE chapters SET price = -1 WHERE id = '${failed.id}'`,
    ],
    words: ({ chapters: { failed } }) => `The chapter ${failed.id} has a price of -1.`,
  },
]

export const LEDGER_FAULTS: readonly LedgerFault[] = [...balances, ...keys, ...purchases, ...elsewhere]
