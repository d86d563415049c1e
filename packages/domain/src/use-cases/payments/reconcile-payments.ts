import type { Clock } from '../../ports/clock.ts'
import type { JobOutcome } from '../../ports/jobs.ts'
import type { PaymentGateway } from '../../ports/payment-gateway.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import { after, DAY, HOUR } from '../../shared/duration.ts'
import { ok } from '../../shared/result.ts'
import type { FulfilPurchase } from './fulfil-purchase.ts'

/** Looks after every payment that a notice may have been lost of. 'try-again' when the provider did not answer for one. */
export type ReconcilePayments = () => Promise<JobOutcome>

/** How often it runs, in milliseconds: so long at most does a payment wait whose notice never came. */
export const RECONCILE_EVERY = HOUR

/** How far back it looks: a server that was down over a long weekend, or a database from the last backup, catches up. */
const CATCH_UP = 7 * DAY

export const makeReconcilePayments =
  (deps: {
    readonly unitOfWork: UnitOfWork
    readonly payments: PaymentGateway
    readonly fulfilPurchase: FulfilPurchase
    readonly clock: Clock
  }): ReconcilePayments =>
  async () => {
    const { unitOfWork, payments, fulfilPurchase, clock } = deps
    const open = await unitOfWork.run(async ({ purchases }) => ok(await purchases.open(null)))
    const own = open.value.filter(({ provider }) => provider === payments.name).map(({ reference }) => reference)
    const changed = await payments.changedSince(after(clock.now(), -CATCH_UP))

    let outcome: JobOutcome = changed.ok ? 'done' : 'try-again'
    const failures: unknown[] = []
    // one after another: nobody waits for it, and a provider limits how much it is asked at once
    for (const reference of new Set([...own, ...(changed.ok ? changed.value : [])])) {
      const fulfilled = await fulfilPurchase(reference).catch((error: unknown) => {
        failures.push(error)
        return null
      })
      if (fulfilled?.ok === false && fulfilled.error.kind === 'payments-unavailable') outcome = 'try-again'
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not every payment could be reconciled.')
    return outcome
  }
