import type { OperatorAlertLog } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export const memoryOperatorAlertLog = (transaction: Transaction): OperatorAlertLog => ({
  sent: async () => new Map((await transaction.scan('operatorAlerts')).map(({ kind, sentAt }) => [kind, sentAt])),
  saveSent: (kind, sentAt) => transaction.put('operatorAlerts', kind, { kind, sentAt }),
})
