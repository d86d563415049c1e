import type { CheckAttemptRepository } from '../../../src/ports/repositories.ts'
import type { Transaction } from '../transaction.ts'

export const memoryCheckAttemptRepository = (transaction: Transaction): CheckAttemptRepository => ({
  add: async (attempt) => {
    const chapter = await transaction.get('chapters', attempt.chapterId)
    await transaction.ensure(chapter !== null, `There is no chapter ${attempt.chapterId} to take the check of.`)
    const key = `${attempt.chapterId}:${attempt.id}`
    await transaction.lock(`checkAttempts.id/${key}`)
    const before = await transaction.get('checkAttempts', key)
    if (before) return before
    await transaction.insert('checkAttempts', key, attempt)
    return attempt
  },
  marksOf: async (chapterId) =>
    (await transaction.scan('checkAttempts'))
      .filter((attempt) => attempt.chapterId === chapterId)
      .map(({ marks }) => marks),
  markedAt: async (chapterId) => {
    const attempts = (await transaction.scan('checkAttempts')).filter((attempt) => attempt.chapterId === chapterId)
    const last = new Map(
      attempts
        .toSorted((one, other) => one.at.getTime() - other.at.getTime())
        .map(({ marks, answers, at }) => [JSON.stringify(marks), { marks, answers, at }]),
    )
    return [...last.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  },
})
