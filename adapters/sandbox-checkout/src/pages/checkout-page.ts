import { MINUTE } from '@app/domain'
import type { StoredCheckout } from '../stored-checkout.ts'
import { type Html, html } from './html.ts'
import { page, pathOfCheckout, type Site } from './page.ts'

const NUMBER = new Intl.NumberFormat('en-GB')
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const fact = (name: string, value: string | Html): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`

const priceOf = ({ cents, currency }: StoredCheckout): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

const creditsOf = ({ credits }: StoredCheckout): string =>
  `${NUMBER.format(credits)} ${credits === 1 ? 'credit' : 'credits'}`

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'UTC' })

const timeOf = (iso: string, format: Intl.DateTimeFormat): Html =>
  html`<time datetime="${iso}">${format.format(new Date(iso))} UTC</time>`

/** Whoever pays may live by another clock. */
function timeLeft({ expiresAt }: StoredCheckout, now: Date): string {
  const minutes = Math.max(1, Math.round((Date.parse(expiresAt) - now.getTime()) / MINUTE))
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

export function renderCheckoutPage(stored: StoredCheckout, now: Date, site: Site): string {
  const path = pathOfCheckout(stored.reference)
  return page({
    ...site,
    title: `Buy ${creditsOf(stored)}`,
    main: html`<h1>Buy ${creditsOf(stored)}</h1>
<dl>
${fact('Package', stored.packageName)}
${fact('Credits', NUMBER.format(stored.credits))}
${fact('Price', html`<strong>${priceOf(stored)}</strong>`)}
${fact('Open for', html`${timeLeft(stored, now)}, until ${timeOf(stored.expiresAt, TIME)}`)}
</dl>
<p id="pretend">This is a pretend payment: no card is asked for, and nothing is charged. The credits come to your account as if you had paid.</p>
<div class="choice">
<form method="post" action="${path}/pay"><button class="sign" aria-describedby="pretend">Pay ${priceOf(stored)} (pretend)</button></form>
<form method="post" action="${path}/cancel"><button>Cancel</button></form>
</div>
<aside aria-labelledby="operators">
<h2 id="operators">Do you run this site?</h2>
<p>To take real payments, set <code>STRIPE_SECRET_KEY</code> and <code>STRIPE_WEBHOOK_SECRET</code> and restart the server. The README says where the two come from.</p>
</aside>`,
  })
}

export const renderPaidPage = (stored: StoredCheckout, paidUrl: string, site: Site): string =>
  page({
    ...site,
    title: 'Already paid',
    main: html`<h1>Already paid</h1>
<p>You have paid ${priceOf(stored)} (pretend) for ${creditsOf(stored)}. Nothing was charged, and you cannot pay twice.</p>
<p><a class="sign" href="${paidUrl}">Go back to ${site.appName}</a></p>`,
  })

export const renderExpiredPage = (stored: StoredCheckout, site: Site): string =>
  page({
    ...site,
    title: 'This checkout has expired',
    main: html`<h1>This checkout has expired</h1>
<p>It was open until ${timeOf(stored.expiresAt, DATE)}, and nothing was paid. If you still want ${creditsOf(stored)}, go back and choose the package again.</p>
<p><a class="sign" href="${stored.cancelledUrl}">Go back to ${site.appName}</a></p>`,
  })

export const renderMissingPage = (site: Site): string =>
  page({
    ...site,
    title: 'No such checkout',
    main: html`<h1>No such checkout</h1>
<p>Please check the address, or choose a package again: that opens a new checkout.</p>
<p><a class="sign" href="${site.appUrl}">Go to ${site.appName}</a></p>`,
  })

/** Somebody typed the address that a button sends to, or the other way round. */
export const renderWrongMethodPage = (reference: string, site: Site): string =>
  page({
    ...site,
    title: 'Nothing happened',
    main: html`<h1>Nothing happened</h1>
<p>You pay or cancel with the buttons of the checkout page.</p>
<p><a class="sign" href="${pathOfCheckout(reference)}">Go to the checkout page</a></p>`,
  })
