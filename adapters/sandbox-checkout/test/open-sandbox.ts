import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CheckoutOrder, CREDIT_PACKAGES, type CreditPackage, type Email, UserId } from '@app/domain'
import { makeSettableClock } from '@app/domain/testing'
import { onTestFinished } from 'vitest'
import { makeSandboxCheckout, type Notify, type SandboxSettings } from '../src/index.ts'
import { makeReturnMoney } from './return-money.ts'

export const APP_URL = 'https://app.example'
export const NOW = new Date('2026-01-15T12:00:00.000Z')
export const EXPIRES_AT = new Date('2026-01-15T13:10:00.000Z')

const PACKAGE_B = CREDIT_PACKAGES[1] as CreditPackage // there are four

export const anOrder = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder => ({
  key: `checkout:${randomUUID()}`,
  userId: UserId('00000000-0000-7000-8000-000000000001'),
  email: 'ada@example.org' as Email, // an address, as `parseEmail` would say
  creditPackage: PACKAGE_B,
  expiresAt: EXPIRES_AT,
  paidUrl: `${APP_URL}/account?payment=success`,
  cancelledUrl: `${APP_URL}/account?payment=cancelled`,
  ...changes,
})

/** A sandbox on a folder of its own, until the test is over. */
export async function openSandbox(changes: Partial<Omit<SandboxSettings, 'folder' | 'clock'>> = {}) {
  const home = await mkdtemp(join(tmpdir(), 'sandbox-checkout-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const folder = join(home, 'sandbox-payments')
  const clock = makeSettableClock(NOW)
  const settings = { folder, secret: 'a secret of the test', appUrl: APP_URL, appName: 'Waymark', clock, ...changes }
  /** The same as after a restart, or in another process. */
  const restarted = () => makeSandboxCheckout(settings)
  const sandbox = restarted()

  const webhookEvents: Parameters<Notify>[0][] = []
  const pages = sandbox.pages(async (webhookEvent) => webhookEvents.push(webhookEvent))
  const get = (path: string) => pages({ method: 'GET', path })
  const post = (path: string) => pages({ method: 'POST', path })

  const opened = async (
    order: CheckoutOrder = anOrder(),
  ): Promise<{ reference: string; url: string; path: string }> => {
    const checkout = await sandbox.gateway.openCheckout(order)
    if (!checkout.ok) throw new Error('The sandbox cannot be reached.')
    return { ...checkout.value, path: new URL(checkout.value.url).pathname }
  }
  const payment = async (reference: string) => {
    const found = await sandbox.gateway.find(reference)
    if (!found.ok) throw new Error('The sandbox cannot be reached.')
    return found.value
  }
  const files = async (): Promise<string[]> => (await readdir(folder)).toSorted()

  const returnMoney = makeReturnMoney(folder, clock)
  return { ...sandbox, returnMoney, folder, clock, restarted, webhookEvents, get, post, opened, payment, files }
}
