import type { Clock } from '@app/domain'
import { makeCheckoutFolder } from '../src/checkout-folder.ts'

/** Pretends that so many cents, in all, are back with the payer, as refunds and disputes do. */
export const makeReturnMoney =
  (folder: string, clock: Clock) =>
  async (reference: string, returnedCents: number): Promise<void> => {
    const stored = await makeCheckoutFolder(folder).change(reference, (before) => {
      const isPossible = Number.isSafeInteger(returnedCents) && returnedCents >= 0 && returnedCents <= before.cents
      if (before.paidAt === null || !isPossible) throw new Error('Only what was paid can go back.')
      return { ...before, returnedCents, changedAt: clock.now().toISOString() }
    })
    if (!stored) throw new Error('There is no such checkout.')
  }
