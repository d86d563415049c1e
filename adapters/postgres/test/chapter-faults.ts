import { audit, balanced, type LedgerFault } from './ledger-faults.ts'

const STRANGER = 'ffffffff-0000-7000-8000-000000000002'
const LOST = 'ffffffff-0000-7000-8000-000000000003'

/** What can be wrong between a chapter and the ledger: all of it is I4. */
const FAULTS: readonly Omit<LedgerFault, 'invariant'>[] = [
  {
    what: 'a COMPLETE chapter that was not paid',
    damage: (scenario) => [
      `DELETE FROM ledger_entries WHERE business_key LIKE 'unlock:${scenario.chapters.paid.id}:2:%'`,
      balanced(scenario, 10),
    ],
    words: ({ chapters: { paid } }) =>
      `The chapter ${paid.id} (COMPLETE, 10 credits) has 0 captured entries instead of 1.`,
  },
  {
    what: 'a COMPLETE chapter that is held for still',
    damage: (scenario) => [
      `DELETE FROM ledger_entries WHERE business_key = 'unlock:${scenario.chapters.paid.id}:1:released'`,
      balanced(scenario, -10),
    ],
    words: ({ chapters: { paid } }) => `The chapter ${paid.id} (COMPLETE, 10 credits) has 1 open holds instead of 0.`,
  },
  {
    what: 'a chapter in progress that holds nothing',
    damage: (scenario) => [
      `DELETE FROM ledger_entries WHERE chapter_id = '${scenario.chapters.next.id}'`,
      balanced(scenario, 10),
    ],
    words: ({ chapters: { next } }) =>
      `The chapter ${next.id} (in progress, 10 credits) has 0 open holds instead of 1.`,
  },
  {
    what: 'a locked chapter that is held for',
    damage: (scenario) => [
      `DELETE FROM ledger_entries WHERE business_key = 'unlock:${scenario.chapters.failed.id}:1:released'`,
      balanced(scenario, -10),
    ],
    words: ({ chapters: { failed } }) => `The chapter ${failed.id} (locked) has 1 open holds instead of 0.`,
  },
  {
    what: 'a free chapter that was paid',
    damage: ({ chapters: { paid } }) => [`UPDATE chapters SET price = 0 WHERE id = '${paid.id}'`],
    words: ({ chapters: { paid } }) =>
      `The chapter ${paid.id} (COMPLETE, 0 credits) has 1 captured entries instead of 0.`,
  },
  {
    what: 'a chapter that cost something else',
    damage: ({ chapters: { paid } }) => [`UPDATE chapters SET price = 15 WHERE id = '${paid.id}'`],
    words: ({ chapters: { paid } }) => `The chapter ${paid.id} costs 15 credits, and its entry is of 10.`,
  },
  {
    what: 'a chapter that names another hold',
    damage: ({ chapters: { next } }) => [`UPDATE chapters SET hold_key = 'unlock:other:1' WHERE id = '${next.id}'`],
    words: ({ chapters: { next } }) =>
      `The chapter ${next.id} names the hold unlock:other:1, and the ledger unlock:${next.id}:1.`,
  },
  {
    what: 'a chapter that names a hold of another amount',
    damage: ({ chapters: { next } }) => [`UPDATE chapters SET hold_amount = 11 WHERE id = '${next.id}'`],
    words: ({ chapters: { next } }) => `The chapter ${next.id} costs 10 credits, and names a hold of 11.`,
  },
  {
    what: 'a hold for a chapter that is gone',
    damage: () => [
      `INSERT INTO wallets VALUES ('${STRANGER}', 0)`,
      `INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, at) VALUES
         (gen_random_uuid(), '${STRANGER}', 'granted', 5, 'admin:${STRANGER}', NULL, now()),
         (gen_random_uuid(), '${STRANGER}', 'held', 5, 'unlock:${LOST}:1:held', '${LOST}', now())`,
      audit(STRANGER, STRANGER, 5),
    ],
    words: () => `The chapter ${LOST} (gone) has 1 open holds instead of 0.`,
  },
  {
    what: 'less given back than was held',
    damage: (scenario) => [
      `UPDATE ledger_entries SET amount = 4 WHERE business_key = 'unlock:${scenario.chapters.failed.id}:1:released'`,
      balanced(scenario, -6),
    ],
    words: ({ chapters: { failed } }) => `unlock:${failed.id}:1 has entries of 4 and of 10 credits.`,
  },
  {
    what: 'credits given back that were never held',
    damage: (scenario) => [
      `DELETE FROM ledger_entries WHERE business_key = 'unlock:${scenario.chapters.failed.id}:1:held'`,
      balanced(scenario, 10),
    ],
    words: ({ chapters: { failed } }) => `unlock:${failed.id}:1 has 0 held entries instead of 1, and 1 that settle it.`,
  },
  {
    what: 'a hold that is settled both ways',
    damage: (scenario) => [
      'DROP INDEX ledger_entries_settled_once',
      `INSERT INTO ledger_entries (id, user_id, kind, amount, business_key, chapter_id, at)
       SELECT gen_random_uuid(), user_id, 'released', amount, replace(business_key, 'captured', 'released'), chapter_id, at
       FROM ledger_entries WHERE business_key = 'unlock:${scenario.chapters.paid.id}:2:captured'`,
      balanced(scenario, 10),
    ],
    words: ({ chapters: { paid } }) => `unlock:${paid.id}:2 has 2 entries that settle it instead of 1.`,
  },
  {
    what: 'a chapter that is paid with the credits of another user',
    damage: ({ plan }) => [`UPDATE plans SET user_id = '${STRANGER}' WHERE id = '${plan.id}'`],
    words: ({ user }) => `belongs to ${STRANGER}, and ${user.id} paid for it.`,
  },
]

export const CHAPTER_FAULTS: readonly LedgerFault[] = FAULTS.map((fault) => ({ invariant: 'I4', ...fault }))
