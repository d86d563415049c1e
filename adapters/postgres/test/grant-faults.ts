import { audit, type LedgerFault, rekey, UNKNOWN_ID } from './ledger-faults.ts'
import type { LedgerScenario } from './ledger-scenario.ts'

/** What can be wrong between what was granted and the audit log: all of it is I9. */
const FAULTS: readonly Omit<LedgerFault, 'invariant'>[] = [
  {
    what: 'credits that were granted for no request',
    damage: ({ given }) => [rekey(given.businessKey, 'gift')],
    words: ({ given }) => `The entry ${given.id} granted 25 credits, and its key gift names no request.`,
  },
  {
    what: 'credits that were granted without an audit entry',
    damage: () => [`DELETE FROM audit_entries WHERE act ->> 'kind' = 'credits-granted'`],
    words: (scenario) =>
      `The entry ${scenario.given.id} granted 25 credits to ${scenario.user.id}, and no audit entry ${requestOf(scenario)} tells of it.`,
  },
  {
    what: 'an admin who gave credits that never came',
    damage: () => [audit(UNKNOWN_ID, UNKNOWN_ID, 7)],
    words: () => `The audit entry ${UNKNOWN_ID} tells of 7 credits for ${UNKNOWN_ID}, and the ledger of none.`,
  },
  {
    what: 'more granted than the admin gave',
    damage: () => [
      `UPDATE audit_entries SET act = jsonb_set(act, '{amount}', '24') WHERE act ->> 'kind' = 'credits-granted'`,
    ],
    words: ({ user }) => `granted 25 credits to ${user.id}, and its audit entry tells of 24 for ${user.id}.`,
  },
  {
    what: 'credits that were given to another user',
    damage: ({ gone }) => [`UPDATE audit_entries SET subject_id = '${gone}' WHERE act ->> 'kind' = 'credits-granted'`],
    words: ({ user, gone }) => `granted 25 credits to ${user.id}, and its audit entry tells of 25 for ${gone}.`,
  },
  {
    what: 'credits that were taken back without an audit entry',
    damage: () => [`DELETE FROM audit_entries WHERE act ->> 'kind' = 'credits-withdrawn'`],
    words: ({ withdrawn }) => `The entry ${withdrawn.id} took back 5 credits of`,
  },
  {
    what: 'more taken back than the admin said',
    damage: () => [
      `UPDATE audit_entries SET act = jsonb_set(act, '{amount}', '4') WHERE act ->> 'kind' = 'credits-withdrawn'`,
    ],
    words: ({ user }) => `took back 5 credits of ${user.id}, and its audit entry says 4 of ${user.id}.`,
  },
]

const requestOf = ({ given }: LedgerScenario): string => given.businessKey.slice('admin:'.length)

export const GRANT_FAULTS: readonly LedgerFault[] = FAULTS.map((fault) => ({ invariant: 'I9', ...fault }))
