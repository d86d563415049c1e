import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock, WebhookRequest } from '@app/domain'
import type { CheckoutFolder } from '../checkout-folder.ts'
import { hasExpired, type StoredCheckout } from '../stored-checkout.ts'
import { signWebhook } from '../webhook.ts'
import {
  renderCheckoutPage,
  renderExpiredPage,
  renderMissingPage,
  renderPaidPage,
  renderWrongMethodPage,
} from './checkout-page.ts'
import { pathOfCheckout, type Site, STYLE_PATH } from './page.ts'

/** Receives the signed webhook of a payment. */
export type Notify = (request: WebhookRequest) => Promise<unknown>

type Deps = Site & {
  readonly checkouts: CheckoutFolder
  readonly secret: string
  readonly clock: Clock
  readonly notify: Notify
}

const STYLESHEET = readFileSync(join(import.meta.dirname, 'style.css'), 'utf8')

// 'self' holds for the redirect after a form too: a checkout leads back to the origin that it is on
const CSP =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// with the app's 'no-referrer' the origin of its own buttons would be 'null'
const HEADERS: Readonly<Record<string, string>> = { 'Referrer-Policy': 'same-origin' }

const answer = (status: number, body: string, type = 'text/html; charset=utf-8', headers = HEADERS) => ({
  ...{ status, type, body, csp: CSP, headers },
})

const leadTo = (location: string) => answer(303, '', 'text/plain; charset=utf-8', { ...HEADERS, Location: location })

/** A reference is the only credential here: it cannot be guessed. */
export function makeSandboxPages({ checkouts, secret, clock, notify, ...site }: Deps) {
  const show = (stored: StoredCheckout) => {
    if (stored.paidAt !== null) return answer(200, renderPaidPage(stored, paidUrlOf(stored), site))
    const now = clock.now()
    if (hasExpired(stored, now)) return answer(410, renderExpiredPage(stored, site))
    return answer(200, renderCheckoutPage(stored, now, site))
  }

  const pay = async (reference: string) => {
    const stored = await checkouts.change(reference, (before) => {
      const now = clock.now()
      const at = now.toISOString()
      return before.paidAt !== null || hasExpired(before, now) ? before : { ...before, paidAt: at, changedAt: at }
    })
    if (!stored) return missing()
    if (stored.paidAt === null) return show(stored)
    try {
      const { body, signature } = signWebhook(reference, secret, clock.now())
      await notify({ body, headers: { 'stripe-signature': signature } })
    } catch {
      // a provider's webhook may get lost as well: the page that the payer returns to asks by itself
    }
    return leadTo(paidUrlOf(stored))
  }

  /** Closes nothing: as with Stripe, the payer may go back and pay after all. A payer who has paid is sent to the page that says so. */
  const cancel = (stored: StoredCheckout) =>
    leadTo(stored.paidAt === null ? stored.cancelledUrl : pathOfCheckout(stored.reference))

  const missing = () => answer(404, renderMissingPage(site))

  /** Answers a path, percent-encoded as it came; null if it is none of ours. */
  return async ({ method, path }: { readonly method: 'GET' | 'POST'; readonly path: string }) => {
    if (path === STYLE_PATH && method === 'GET') return answer(200, STYLESHEET, 'text/css; charset=utf-8')
    const [, rest] = /^\/sandbox\/checkout\/(.*)$/s.exec(path) ?? []
    if (rest === undefined) return null

    const [reference = '', act, ...more] = rest.split('/')
    const isOurs = more.length === 0 && (act === undefined || act === 'pay' || act === 'cancel')
    const stored = isOurs ? await checkouts.find(reference) : null
    if (!stored) return missing()
    if (method !== (act === undefined ? 'GET' : 'POST')) return answer(405, renderWrongMethodPage(reference, site))
    if (act === undefined) return show(stored)
    return act === 'pay' ? pay(reference) : cancel(stored)
  }
}

/** As the port has it: the query grows by the reference. */
function paidUrlOf({ paidUrl, reference }: StoredCheckout): string {
  const url = new URL(paidUrl)
  url.searchParams.append('checkout', reference)
  return url.href
}
