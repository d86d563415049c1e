import { alertsDue, failuresSince, type OperatingState } from '../../mails/operator-alert.ts'
import { type Adapters, type JobKind, SCHEDULED } from '../../ports/index.ts'
import { MINUTE } from '../../shared/index.ts'
import type { Spending } from '../tutoring/daily-budget.ts'
import type { Tutor } from '../tutoring/tutor.ts'

/** How often it runs, in milliseconds. */
export const ALERT_OPERATORS_EVERY = 5 * MINUTE

/** They work ahead, or come by the clock: they may wait for long on a busy site. Learners wait for all others. */
const IN_BACKGROUND: readonly JobKind[] = [...SCHEDULED, 'prepare-chapter', 'find-resources']

type Deps = Pick<Adapters, 'unitOfWork' | 'adminReadModels' | 'ids' | 'clock'> & {
  readonly spending: Pick<Spending, 'dailyBudget'>
  readonly tutor: Pick<Tutor, 'checkBudget' | 'spentToday'>
}

/**
 * Mails every active admin about trouble with the day's budget or the queue. What was mailed and the mails' jobs are saved together, so
 * that processes which look at the same moment send one mail, and a crash loses none.
 */
export const makeAlertOperators = (deps: Deps) => async (): Promise<void> => {
  const now = deps.clock.now()
  const state = await readState(deps, now)
  if (alertsDue(state, new Map(), now).length === 0) return
  await deps.unitOfWork.run(async ({ users, operatorAlerts, jobs }) => {
    // of those who look at the same moment, the second sees what the first has sent
    const admins = await users.lockActiveAdmins()
    // an admin who comes later the same day is mailed then
    if (admins.length === 0) return
    for (const alert of alertsDue(state, await operatorAlerts.sent(), now)) {
      await operatorAlerts.saveSent(alert.kind, now)
      for (const userId of admins) {
        await jobs.enqueue({ kind: 'send-mail', mail: 'operator-alert', userId, mailId: deps.ids.newId(), alert })
      }
    }
  })
}

async function readState({ adminReadModels, spending, tutor }: Deps, now: Date): Promise<OperatingState> {
  const since = failuresSince(now)
  const { queue } = await adminReadModels.health(since)
  return {
    budget: spending.dailyBudget ? await readBudget(tutor, spending.dailyBudget) : null,
    queue: queue.filter(({ kind }) => !IN_BACKGROUND.includes(kind)),
    failed: await adminReadModels.failedSince(since),
  }
}

async function readBudget(tutor: Deps['tutor'], limit: number): Promise<OperatingState['budget']> {
  const affordable = await tutor.checkBudget()
  const { finished: spent } = await tutor.spentToday()
  return { spent, limit, coversGeneration: affordable.ok || affordable.error.kind !== 'daily-budget-spent' }
}
