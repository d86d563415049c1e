import { capture, hold, type Movement, moveForPurchase, unlockKey, type Wallet } from '@app/domain'
import {
  aGrant,
  aPaidPurchase,
  keep,
  NOW,
  newChapterId,
  newEntryId,
  newUserId,
  seed,
  seedUser,
} from '@app/domain/testing'
import { execute, type TestDatabase } from '@app/testing/database'
import { beforeEach, describe, expect, it } from 'vitest'
import { shareDatabase } from '../test/shared-database.ts'
import type { Postgres } from './index.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

/** A user who has bought 100 credits, paid 10 of them for a chapter, and has 10 held for another one. */
let user = newUserId()
let purchase = aPaidPurchase(user)
let [written, waiting] = [newChapterId(), newChapterId()]
beforeEach(async () => {
  user = (await seedUser(postgres.unitOfWork)).id
  purchase = aPaidPurchase(user)
  ;[written, waiting] = [newChapterId(), newChapterId()]
  await seed(postgres.unitOfWork, { purchases: [purchase] })
  const bought = { kind: 'purchased', amount: 100, purchaseId: purchase.id } as const
  const price = { key: unlockKey(written, 1), amount: 10 }
  await move((wallet) => moveForPurchase(wallet, { ...bought, businessKey: `purchase:${purchase.reference}` }, stamp()))
  await move((wallet) => allowed(hold(wallet, price, written, stamp())))
  await move((wallet) => capture(wallet, price, written, stamp()))
  await move((wallet) => allowed(hold(wallet, { ...price, key: unlockKey(waiting, 1) }, waiting, stamp())))
})

describe('what plain SQL cannot do to money', () => {
  const refusals: readonly (readonly [string, () => string, string])[] = [
    ['change a balance', () => `UPDATE wallets SET balance = balance + 1 WHERE ${ours()}`, 'only the ledger moves'],
    ['make a balance negative', () => `UPDATE wallets SET balance = -1 WHERE ${ours()}`, 'only the ledger moves'],
    [
      'change a balance in a block of statements',
      () => `DO $$ BEGIN UPDATE wallets SET balance = 1000 WHERE ${ours()}; END $$`,
      'only the ledger moves',
    ],
    [
      'give a wallet to another user',
      () => `UPDATE wallets SET user_id = gen_random_uuid() WHERE ${ours()}`,
      'only the ledger moves',
    ],
    [
      'make a wallet with credits in it',
      () => 'INSERT INTO wallets VALUES (gen_random_uuid(), 5)',
      'only the ledger moves',
    ],
    ['delete a wallet', () => `DELETE FROM wallets WHERE ${ours()}`, 'wallets are kept for ever'],
    ['empty the wallets', () => 'TRUNCATE wallets CASCADE', 'wallets are kept for ever'],

    ['change an entry', () => `UPDATE ledger_entries SET amount = amount + 1 WHERE ${ours()}`, 'append-only'],
    ['delete an entry', () => `DELETE FROM ledger_entries WHERE ${ours()}`, 'append-only'],
    ['empty the ledger', () => 'TRUNCATE ledger_entries', 'append-only'],
    ['add an entry of no kind', () => add('given', 1, 'given:1'), 'ledger_entries_kind_check'],
    ['add an entry of nothing', () => add('granted', 0, 'admin:1'), 'ledger_entries_amount_check'],
    ['add an entry below nothing', () => add('granted', -5, 'admin:1'), 'ledger_entries_amount_check'],
    [
      'add an entry in a place of its choice',
      () => `INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, at, position)
             VALUES (gen_random_uuid(), '${user}', 'granted', 1, 'admin:1', now(), 1)`,
      'cannot insert a non-DEFAULT value',
    ],
    [
      'add an entry to no wallet',
      () => add('granted', 1, 'admin:1').replaceAll(user, newUserId()),
      'violates foreign key',
    ],
    ['overdraw a wallet', () => hold81(), 'wallets_balance_check'],
    [
      'use a business key twice',
      () => add('granted', 1, `purchase:${purchase.reference}`),
      'ledger_entries_business_key_key',
    ],
    [
      'settle a hold twice, the other way',
      () => add('released', 10, `${unlockKey(written, 1)}:released`, { chapter: written }),
      'ledger_entries_settled_once',
    ],
    [
      'settle a hold under a key that hides it',
      () => add('released', 10, `${unlockKey(written, 1)}:returned`, { chapter: written }),
      'ledger_entries_hold_check',
    ],
    [
      'take for a chapter twice',
      () => add('captured', 10, `${unlockKey(written, 2)}:captured`, { chapter: written }),
      'ledger_entries_captured_once',
    ],
    ['hold for no chapter', () => add('held', 1, 'unlock:1:held'), 'ledger_entries_chapter_check'],
    ['grant for a chapter', () => add('granted', 1, 'admin:1', { chapter: written }), 'ledger_entries_chapter_check'],
    [
      'credit a purchase twice',
      () => add('purchased', 100, 'purchase:another', { purchase: purchase.id }),
      'ledger_entries_purchased_once',
    ],
    ['credit no purchase', () => add('purchased', 100, 'purchase:another'), 'ledger_entries_purchase_check'],
    [
      'credit a purchase that is not there',
      () => add('purchased', 100, 'purchase:another', { purchase: newEntryId() }),
      'violates foreign key',
    ],
    [
      'grant for a purchase',
      () => add('granted', 1, 'admin:1', { purchase: purchase.id }),
      'ledger_entries_purchase_check',
    ],

    ['delete a purchase', () => `DELETE FROM purchases WHERE ${ours()}`, 'purchases are kept for ever'],
    ['empty the purchases', () => 'TRUNCATE purchases CASCADE', 'kept for ever'],
    ['sell more credits afterwards', () => change('credits = credits + 1'), 'what was agreed on'],
    ['change a price afterwards', () => change('cents = cents - 1'), 'what was agreed on'],
    ['change a reference', () => change("reference = reference || '2'"), 'what was agreed on'],
    [
      'give a purchase to another user',
      () => change('user_id = (SELECT min(user_id::text)::uuid FROM wallets)'),
      'what was',
    ],
    [
      'open a paid purchase again',
      () => change("kind = 'open', paid_at = NULL, receipt_url = NULL"),
      'what was paid stays',
    ],
    ['call a paid purchase mismatched', () => change("kind = 'mismatched', receipt_url = NULL"), 'what was paid stays'],
    ['return more than was paid', () => change('returned_cents = cents + 1'), 'purchases_returned_check'],
    ['reverse more than was bought', () => change('reversed = credits + 1'), 'purchases_reversed_check'],
    ['take more than is reversed', () => change('reversed = 5, taken = 6'), 'purchases_taken_check'],
    ['sell in another currency', () => sell({ currency: "'EUR'" }), 'purchases_currency_check'],
    ['sell for nothing', () => sell({ cents: '0' }), 'purchases_cents_check'],
    ['sell no credits', () => sell({ credits: '0' }), 'purchases_credits_check'],
    ['sell to nobody', () => sell({ user_id: 'gen_random_uuid()' }), 'violates foreign key'],
    ['pay at no time', () => sell({ kind: "'paid'" }), 'purchases_paid_at_check'],
    [
      'keep a receipt of what is not paid',
      () => sell({ receipt_url: "'https://pay.example'" }),
      'purchases_receipt_check',
    ],
    ['return money that was not paid', () => sell({ returned_cents: '1' }), 'purchases_unpaid_check'],
  ]

  it.each(refusals)('should refuse to %s', async (_, statement, reason) => {
    await expect(execute(database.url, statement())).rejects.toThrow(reason)
    expect(await postgres.readModels.credits(user)).toBe(80)
    expect(await postgres.readModels.purchases(user)).toEqual([purchase])
  })

  it('should let it write an entry, and move the balance by itself', async () => {
    const chapter = newChapterId()
    await execute(database.url, add('granted', 5, `admin:${newEntryId()}`))
    await execute(database.url, add('held', 80, `${unlockKey(chapter, 1)}:held`, { chapter }))
    expect(await postgres.readModels.credits(user)).toBe(5)
    await execute(database.url, add('released', 80, `${unlockKey(chapter, 1)}:released`, { chapter }))
    expect(await postgres.readModels.credits(user)).toBe(85)
  })
})

describe('what the repositories refuse', () => {
  it.each([0, -5])('should refuse an entry of %i credits', async (amount) => {
    const entry = aGrant(user, amount)
    const saved = keep(postgres.unitOfWork, ({ wallets }) =>
      wallets.save({ wallet: { userId: user, balance: 80 + amount }, entry }),
    )
    await expect(saved).rejects.toThrow('ledger_entries_amount_check')
    expect(await postgres.readModels.credits(user)).toBe(80)
  })

  it("should refuse an entry in another user's name", async () => {
    const stranger = await seedUser(postgres.unitOfWork, 80)
    const saved = keep(postgres.unitOfWork, ({ wallets }) =>
      wallets.save({ wallet: { userId: user, balance: 85 }, entry: aGrant(stranger.id, 5) }),
    )
    await expect(saved).rejects.toThrow('is not what this movement started from')
    expect(await postgres.readModels.credits(stranger.id)).toBe(80)
  })
})

// Helpers

const ours = (): string => `user_id = '${user}'`

const stamp = () => ({ id: newEntryId(), at: NOW })

const move = (work: (wallet: Wallet) => Movement): Promise<void> =>
  keep(postgres.unitOfWork, async ({ wallets }) => wallets.save(work(await wallets.lock(user))))

function allowed(result: ReturnType<typeof hold>): Movement {
  if (!result.ok) throw new Error('There were enough credits.')
  return result.value
}

type About = { readonly chapter?: string; readonly purchase?: string }

const add = (kind: string, amount: number, key: string, { chapter, purchase: paid }: About = {}): string =>
  `INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, purchase_id, at)
   VALUES (gen_random_uuid(), '${user}', '${kind}', ${amount}, '${key}', ${literal(chapter)}, ${literal(paid)}, now())`

const literal = (text: string | undefined): string => (text === undefined ? 'NULL' : `'${text}'`)

const hold81 = (): string => add('held', 81, `${unlockKey(waiting, 2)}:held`, { chapter: waiting })

const change = (changes: string): string => `UPDATE purchases SET ${changes} WHERE id = '${purchase.id}'`

function sell(changes: Readonly<Record<string, string>>): string {
  const row = {
    id: 'gen_random_uuid()',
    user_id: `'${user}'`,
    provider: "'memory'",
    reference: 'gen_random_uuid()',
    package_id: "'893999'",
    package_name: "'Package A'",
    credits: '50',
    cents: '500',
    currency: "'USD'",
    kind: "'open'",
    revision: '0',
    opened_at: 'now()',
    returned_cents: '0',
    reversed: '0',
    taken: '0',
    ...changes,
  }
  return `INSERT INTO purchases (${Object.keys(row)}) VALUES (${Object.values(row)})`
}
