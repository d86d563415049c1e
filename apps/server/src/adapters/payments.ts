import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { type PaymentGateway, type PaymentTrouble, paymentGateways } from '@app/domain'
import type { Logger } from 'pino'
import type { StripeConfig } from '../config/defaults.ts'
import type { Config } from '../config.ts'
import { systemClock } from '../system.ts'

export type Payments = Awaited<ReturnType<typeof choosePayments>>

/**
 * The configured payment providers; imported lazily. `pages` are those of the sandbox, which sends webhooks as Stripe
 * does; null where real money is taken.
 */
export async function choosePayments(config: Config, { log, secret }: { log: Logger; secret: string }) {
  const { payments, formerPayments, dataDir, appUrl, appName } = config
  const makeStripe = async (stripe: StripeConfig): Promise<PaymentGateway> => {
    const { makeStripeGateway } = await import('@app/stripe')
    return makeStripeGateway({ ...stripe, appName, log: (line) => log.warn(line) })
  }
  if (payments.provider === 'stripe') {
    if (config.production && /^.._test_/.test(payments.secretKey)) {
      log.warn('STRIPE_SECRET_KEY is a test key: anyone with a test card gets credits, and no money is charged.')
    }
    return { gateways: paymentGateways(await makeStripe(payments)), pages: null }
  }
  const { makeSandboxCheckout } = await import('@app/sandbox-checkout')
  const sandbox = makeSandboxCheckout({
    folder: join(dataDir, 'sandbox-payments'),
    // a derived key: a signature of one purpose is worth nothing for another
    secret: createHmac('sha256', secret).update('sandbox-payments').digest('base64url'),
    appUrl,
    appName,
    clock: systemClock,
  })
  const former = formerPayments ? [await makeStripe(formerPayments)] : []
  return { gateways: paymentGateways(sandbox.gateway, ...former), pages: sandbox.pages }
}

const TROUBLES: Readonly<Record<PaymentTrouble['cause'], string>> = {
  mismatched:
    'A payment doesn’t match what was agreed, so no credits were added. Check it at the payment provider, then refund it or add the credits by hand.',
  'unknown-to-provider':
    'The payment provider doesn’t know a checkout that was opened here, so we stopped asking. If its account or key was changed, check there whether it was paid.',
  'balance-full':
    'A payment arrived for an account that can’t hold its credits. They’ll be added once there is room. Or refund it at the payment provider.',
  owed: 'A payment was refunded or disputed after its credits were spent. The purchase shows what is owed. It isn’t collected.',
}

/** For the operator: what needs a person. */
export const logPaymentTrouble =
  (log: Logger) =>
  ({ cause, reference }: PaymentTrouble): void =>
    log.error({ cause, reference }, TROUBLES[cause])
