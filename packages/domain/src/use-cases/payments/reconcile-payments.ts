import type { Adapters, JobOutcome, Provider } from '../../ports/index.ts'
import { after, DAY, HOUR } from '../../shared/index.ts'
import type { FulfilPurchase } from './fulfil-purchase.ts'

/** How often it runs, in milliseconds: a payment whose webhook was lost waits so long at most. */
export const RECONCILE_EVERY = HOUR

/** How far back it looks: a server that was down over a long weekend, or a database from the last backup, catches up. */
const CATCH_UP = 7 * DAY

/** Looks up every payment whose webhook may have been lost. 'try-again' when a provider did not answer for one. */
export const makeReconcilePayments =
  (deps: Pick<Adapters, 'unitOfWork' | 'gateways' | 'clock'> & { readonly fulfilPurchase: FulfilPurchase }) =>
  async () => {
    const { unitOfWork, gateways, fulfilPurchase, clock } = deps
    const open = await unitOfWork.run(({ purchases }) => purchases.open(null))
    const since = after(clock.now(), -CATCH_UP)
    let outcome: JobOutcome = 'done'
    const failures: unknown[] = []

    const reconcile = async (reference: string, provider: Provider): Promise<void> => {
      const fulfilled = await fulfilPurchase(reference, { provider, payment: null }).catch((error: unknown) => {
        failures.push(error)
        return null
      })
      if (fulfilled?.ok === false && fulfilled.error.kind === 'payments-unavailable') outcome = 'try-again'
    }

    for (const [provider, gateway] of gateways.byName) {
      const own = open.filter((purchase) => purchase.provider === provider).map(({ reference }) => reference)
      const changed = await gateway.changedSince(since)
      if (!changed.ok) outcome = 'try-again'
      // one after another: no request waits for it, and a provider limits concurrent calls
      for (const reference of new Set([...own, ...(changed.ok ? changed.value : [])])) {
        await reconcile(reference, provider)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not every payment could be reconciled.')
    return outcome
  }
