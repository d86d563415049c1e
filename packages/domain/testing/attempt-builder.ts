import type { CheckAttempt } from '../src/check/attempt.ts'
import type { ChapterId } from '../src/shared/ids.ts'
import { NOW, newAttemptId } from './builders.ts'

export const anAttempt = (chapterId: ChapterId, changes: Partial<CheckAttempt> = {}): CheckAttempt => ({
  ...{ chapterId, id: newAttemptId(), answers: { q1: 'a' }, marks: { q1: true }, at: NOW },
  ...changes,
})
