import type { LedgerEntry } from '../src/credits/ledger-entry.ts'
import { grant } from '../src/credits/wallet.ts'
import type { Repositories } from '../src/ports/repositories.ts'
import { AuditEntryId, type UserId } from '../src/shared/ids.ts'
import { grantKey } from '../src/use-cases/administration/change-credits.ts'
import { NOW, newEntryId } from './builders.ts'
import { anAuditEntry } from './record-builders.ts'

/** Credits as admins give them: the ledger's entry, and the entry of the audit log that belongs to it. */
export async function giveCredits(
  { wallets, auditLog }: Pick<Repositories, 'wallets' | 'auditLog'>,
  userId: UserId,
  amount: number,
  { note = null, at = NOW }: { readonly note?: string | null; readonly at?: Date } = {},
): Promise<LedgerEntry> {
  const id = AuditEntryId(newEntryId())
  const movement = grant(await wallets.lock(userId), amount, grantKey(id), note, { id: newEntryId(), at })
  await wallets.save(movement)
  const act = { kind: 'credits-granted', amount, balance: movement.wallet.balance } as const
  await auditLog.add(anAuditEntry(userId, { id, act, reason: note, at }))
  return movement.entry
}
