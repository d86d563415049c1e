import { grant, isAmount, roomIn } from '../../credits/wallet.ts'
import { AuditEntryId, LedgerEntryId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { type ActionOnUser, type AdminDeps, runActionOnUser } from './run-admin-action.ts'

/** A mistyped digit or two must not grant a fortune. */
export const MAX_GRANT = 100_000

type Grant = ActionOnUser & {
  /** A whole number from 1 to `MAX_GRANT`. */
  readonly amount: number
  /** Idempotency key, chosen by the client; a UUID. */
  readonly requestId?: string | undefined
}

export const grantKey = (id: AuditEntryId): string => `admin:${id}`

/** Gives a user credits. Safe to repeat: the same `requestId` with the same user and amount is done once, and succeeds again. */
export const makeAddCredits =
  (deps: AdminDeps) =>
  async ({ amount, requestId, ...asked }: Grant) => {
    // the audit entry, the ledger's key and the request have one id: each can be found from the other
    const id = AuditEntryId(requestId ?? deps.ids.newId())
    return runActionOnUser(deps, { ...asked, id }, async (_user, { wallets, auditLog }, _admins, reason) => {
      if (!isAmount(amount) || amount > MAX_GRANT) return err({ kind: 'invalid-amount', largest: MAX_GRANT })
      const before = await auditLog.find(id)
      if (before) {
        const { act, subjectId } = before
        const same = act.kind === 'credits-granted' && act.amount === amount && subjectId === asked.userId
        return same ? ok(null) : err({ kind: 'request-id-reused' })
      }
      const wallet = await wallets.lock(asked.userId)
      const room = roomIn(wallet)
      // 0 when there is no room
      if (amount > room) return err({ kind: 'invalid-amount', largest: room })
      const stamp = { id: LedgerEntryId(deps.ids.newId()), at: deps.clock.now() }
      const movement = grant(wallet, amount, grantKey(id), reason, stamp)
      await wallets.save(movement)
      return ok({ kind: 'credits-granted', amount, balance: movement.wallet.balance })
    })
  }
