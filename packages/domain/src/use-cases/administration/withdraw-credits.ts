import { withdraw } from '../../credits/wallet.ts'
import { AuditEntryId, LedgerEntryId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import { type ActionOnUser, type AdminDeps, runActionOnUser } from './run-admin-action.ts'

type Withdrawal = ActionOnUser & {
  /** A whole number above 0. */
  readonly amount: number
  /** The user sees it in their credit history, so there is always one. */
  readonly reason: string
  /** Idempotency key, chosen by the client; a UUID. */
  readonly requestId?: string | undefined
}

export const withdrawalKey = (id: AuditEntryId): string => `withdrawal:${id}`

/**
 * Takes back credits that admins granted: at most so many as they granted, and none that were spent. Safe to repeat: the same
 * `requestId` with the same user and amount is done once, and succeeds again.
 */
export const makeWithdrawCredits =
  (deps: AdminDeps) =>
  async ({ amount, requestId, ...asked }: Withdrawal) => {
    const id = AuditEntryId(requestId ?? deps.ids.newId())
    return runActionOnUser(deps, { ...asked, id }, async (_user, { wallets, auditLog }, _admins, note) => {
      if (note === null) return err({ kind: 'reason-missing' })
      const before = await auditLog.find(id)
      if (before) {
        const { act, subjectId } = before
        const same = act.kind === 'credits-withdrawn' && act.amount === amount && subjectId === asked.userId
        return same ? ok(null) : err({ kind: 'request-id-reused' })
      }
      const wallet = await wallets.lock(asked.userId)
      const granted = await wallets.grantedTo(asked.userId)
      const stamp = { id: LedgerEntryId(deps.ids.newId()), at: deps.clock.now() }
      const movement = withdraw(wallet, { amount, granted, note }, withdrawalKey(id), stamp)
      if (!movement.ok) return movement
      await wallets.save(movement.value)
      return ok({ kind: 'credits-withdrawn', amount, balance: movement.value.wallet.balance })
    })
  }
