import { type Clock, err, ok, type PaymentGateway, type PaymentsUnavailable, type Result } from '@app/domain'
import { type CheckoutFolder, makeCheckoutFolder } from './checkout-folder.ts'
import { pathOfCheckout } from './pages/page.ts'
import { makeSandboxPages, type Notify } from './pages/sandbox-pages.ts'
import { referenceOf } from './reference.ts'
import { openedBy, paymentOf } from './stored-checkout.ts'
import { isGenuine, referenceIn } from './webhook.ts'

export type SandboxSettings = {
  /** Made when it is first needed. Its content is enough to pay, so only its owner may read it. */
  readonly folder: string
  readonly secret: string
  readonly appUrl: string
  readonly appName: string
  readonly clock: Clock
}

/** A payment provider that takes no money: to try the product out, and for tests. */
export function makeSandboxCheckout({ folder, ...settings }: SandboxSettings) {
  const checkouts = makeCheckoutFolder(folder)
  return {
    gateway: makeGateway(checkouts, settings),
    /** `notify` receives the signed webhook of a payment. */
    pages: (notify: Notify) => makeSandboxPages({ ...settings, checkouts, notify }),
  }
}

function makeGateway(
  checkouts: CheckoutFolder,
  { secret, appUrl, clock }: Omit<SandboxSettings, 'folder'>,
): PaymentGateway {
  return {
    name: 'sandbox',

    openCheckout: (order) =>
      reached(async () => {
        const { reference } = await checkouts.add(openedBy(order, referenceOf(order.key, secret), clock.now()))
        return { reference, url: new URL(pathOfCheckout(reference), appUrl).href }
      }),

    find: (reference) =>
      reached(async () => {
        const stored = await checkouts.find(reference)
        return stored && paymentOf(stored, clock.now())
      }),

    parseWebhook: async ({ body, headers }) => {
      const { 'stripe-signature': signature = '' } = headers
      if (!isGenuine({ body, signature }, secret, clock.now())) return err({ kind: 'notice-not-genuine' })
      const reference = referenceIn(body)
      return ok(reference === null ? null : { reference, payment: null })
    },

    changedSince: (since) =>
      reached(async () => {
        const changed = (await checkouts.all()).filter(({ changedAt }) => Date.parse(changedAt) >= since.getTime())
        return changed.map(({ reference }) => reference)
      }),
  }
}

/** A folder that cannot be used is a provider that cannot be reached. Everything else that is thrown is a bug. */
async function reached<T>(ask: () => Promise<T>): Promise<Result<T, PaymentsUnavailable>> {
  try {
    return ok(await ask())
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) return err({ kind: 'payments-unavailable' })
    throw error
  }
}
