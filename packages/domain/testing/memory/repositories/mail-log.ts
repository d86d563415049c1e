import type { MailLog } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export const memoryMailLog = (transaction: Transaction): MailLog => ({
  record: async (record) => {
    if (await transaction.get('users', record.userId)) await transaction.put('mails', record.id, record)
  },
  removeBefore: async (time) => {
    for (const { id, at } of await transaction.scan('mails')) {
      if (at < time) await transaction.remove('mails', id)
    }
  },
})
