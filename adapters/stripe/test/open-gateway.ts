import {
  type CheckoutOrder,
  CREDIT_PACKAGES,
  type CreditPackage,
  type Email,
  type PaymentGateway,
  parseEmail,
  type UserId,
} from '@app/domain'
import { newUserId } from '@app/domain/testing'
import { openStripeServer, type StripeServer, type StripeServerOptions } from '@app/testing/stripe/stripe-server'
import { onTestFinished } from 'vitest'
import { makeStripeGateway, type StripeSettings } from '../src/index.ts'

export const SECRET_KEY = 'sk_test_4eC39HqLyjWDarjtT1zdp7dc'
export const WEBHOOK_SECRET = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw'
export const ADDRESS = 'ada.lovelace@example.org'

export type Opened = {
  readonly server: StripeServer
  readonly gateway: PaymentGateway
  /** What was logged for the operator. */
  readonly lines: readonly string[]
  readonly userId: UserId
  /** Opens a checkout that can be opened, and answers its reference. */
  readonly checkOut: (changes?: Partial<CheckoutOrder>) => Promise<string>
}

/** The gateway with the real SDK, and a server that answers it as Stripe does. */
export async function openGateway(
  given: { server?: Partial<StripeServerOptions>; settings?: Partial<StripeSettings> } = {},
): Promise<Opened> {
  const server = await openStripeServer({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, ...given.server })
  onTestFinished(server.close)
  const lines: string[] = []
  const gateway = makeStripeGateway({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: server.url,
    appName: 'Waymark',
    log: (line) => lines.push(line),
    timeoutMs: 5_000,
    pauseMs: 5,
    ...given.settings,
  })
  const userId = newUserId()
  const checkOut = async (changes: Partial<CheckoutOrder> = {}) => {
    const checkout = await gateway.openCheckout(anOrder({ userId, ...changes }))
    if (!checkout.ok) throw new Error(lines.join('\n'))
    return checkout.value.reference
  }
  return { server, gateway, lines, userId, checkOut }
}

export function anAddress(text: string): Email {
  const email = parseEmail(text)
  if (!email.ok) throw new Error(email.error)
  return email.value
}

const PACKAGE_B = CREDIT_PACKAGES[1] as CreditPackage // there are four

let orders = 0

export function anOrder(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  orders += 1
  return {
    key: `checkout:${orders}`,
    userId: newUserId(),
    email: anAddress(ADDRESS),
    creditPackage: PACKAGE_B,
    expiresAt: new Date(Date.now() + 65 * 60_000),
    paidUrl: 'https://waymark.example/account?payment=success',
    cancelledUrl: 'https://waymark.example/account?payment=cancelled',
    ...changes,
  }
}
