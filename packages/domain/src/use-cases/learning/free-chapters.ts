import type { Adapters } from '../../ports/adapters.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { startOfMonth } from '../../shared/duration.ts'
import type { UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { Spending } from '../tutoring/daily-budget.ts'

export type FreeChapterDeps = Pick<Adapters, 'clock'> & { readonly spending: Spending }

/** Whether the user may have another free chapter this month: those count that were unlocked in it. */
export async function checkFreeChapters(
  { spending, clock }: FreeChapterDeps,
  userId: UserId,
  { chapters }: Pick<Repositories, 'chapters'>,
) {
  const { freeChaptersPerMonth: most = null } = spending
  if (most === null) return ok(undefined)
  const used = await chapters.countFree(userId, startOfMonth(clock.now()))
  return used < most ? ok(undefined) : err({ kind: 'free-chapters-used' })
}
