import { type JobQueue, jobKey } from '../../../src/ports/jobs.ts'
import { rowKey, type Transaction } from '../transaction.ts'

export const memoryJobQueue = (transaction: Transaction, running: ReadonlySet<string>): JobQueue => ({
  enqueue: async (job, delay) => {
    const key = jobKey(job)
    await transaction.lock(rowKey('jobs', key))
    if (await transaction.get('jobs', key)) return false
    await transaction.insert('jobs', key, { job, delay: delay ?? null })
    return true
  },
  isRunning: async (job) => running.has(jobKey(job)),
})
