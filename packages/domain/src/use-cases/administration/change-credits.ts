import { type EntryStamp, grant, isAmount, type Movement, roomIn, type Wallet, withdraw } from '../../credits/wallet.ts'
import type { WalletRepository } from '../../ports/index.ts'
import { AuditEntryId, type Err, err, LedgerEntryId, type Ok, ok } from '../../shared/index.ts'
import { type ActionOnUser, type AdminDeps, runActionOnUser } from './run-admin-action.ts'

/** A mistyped digit or two must not grant a fortune. */
export const MAX_GRANT = 100_000

type CreditChange = ActionOnUser & {
  /** A whole number above 0. */
  readonly amount: number
  /** Idempotency key, chosen by the client; a UUID. */
  readonly requestId?: string | undefined
}

export const grantKey = (id: AuditEntryId): string => `admin:${id}`
export const withdrawalKey = (id: AuditEntryId): string => `withdrawal:${id}`

/** Gives a user credits, `MAX_GRANT` at most. */
export const makeAddCredits = (deps: AdminDeps) => (asked: CreditChange) =>
  changeOnce(deps, 'credits-granted', asked, async ({ id, wallet, stamp, note }) => {
    const { amount } = asked
    if (!isAmount(amount) || amount > MAX_GRANT) return err({ kind: 'invalid-amount', largest: MAX_GRANT })
    const room = roomIn(wallet)
    // 0 when there is no room
    if (amount > room) return err({ kind: 'invalid-amount', largest: room })
    return ok(grant(wallet, amount, grantKey(id), note, stamp))
  })

/**
 * Takes back credits that admins granted: at most so many as they granted, and none that were spent. The user sees the reason in their
 * credit history, so there is always one.
 */
export const makeWithdrawCredits = (deps: AdminDeps) => (asked: CreditChange & { readonly reason: string }) =>
  changeOnce(deps, 'credits-withdrawn', asked, async ({ id, wallet, stamp, note }, wallets) => {
    if (note === null) return err({ kind: 'reason-missing' })
    const granted = await wallets.grantedTo(asked.userId)
    return withdraw(wallet, { amount: asked.amount, granted, note }, withdrawalKey(id), stamp)
  })

type Change = {
  readonly id: AuditEntryId
  readonly wallet: Wallet
  readonly stamp: EntryStamp
  readonly note: string | null
}

/** Safe to repeat: the same `requestId` with the same user and amount is done once, and succeeds again. */
const changeOnce = <Refused extends Err<unknown>>(
  deps: AdminDeps,
  kind: 'credits-granted' | 'credits-withdrawn',
  { amount, requestId, ...asked }: CreditChange,
  move: (change: Change, wallets: WalletRepository) => Promise<Ok<Movement> | Refused>,
) => {
  // the audit entry, the ledger's key and the request have one id: each can be found from the other
  const id = AuditEntryId(requestId ?? deps.ids.newId())
  return runActionOnUser(deps, { ...asked, id }, async (user, { wallets, auditLog }, _admins, note) => {
    const before = await auditLog.find(id)
    if (before) {
      const { act, subjectId } = before
      const isSame = act.kind === kind && act.amount === amount && subjectId === user.id
      return isSame ? ok(null) : err({ kind: 'request-id-reused' })
    }
    const wallet = await wallets.lock(user.id)
    const stamp = { id: LedgerEntryId(deps.ids.newId()), at: deps.clock.now() }
    const moved = await move({ id, wallet, stamp, note }, wallets)
    if (!moved.ok) return moved
    await wallets.save(moved.value)
    return ok({ kind, amount, balance: moved.value.wallet.balance })
  })
}
