import type { AuditLog } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export const memoryAuditLog = (transaction: Transaction): AuditLog => ({
  add: async (entry) => {
    await transaction.insert('auditEntries', entry.id, entry)
  },
  find: (id) => transaction.get('auditEntries', id),
})
