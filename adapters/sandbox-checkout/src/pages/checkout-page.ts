import { type Html, html, MINUTE } from '@app/domain'
import type { StoredCheckout } from '../stored-checkout.ts'
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

/** The payer may be in another time zone. */
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
<p id="pretend">This is a test payment. You don’t need a card, and no real money is charged. You get the credits as if you had paid.</p>
<div class="choice">
<form method="post" action="${path}/pay"><button class="sign" aria-describedby="pretend">Pay ${priceOf(stored)} (test)</button></form>
<form method="post" action="${path}/cancel"><button>Cancel</button></form>
</div>
<aside aria-labelledby="operators">
<h2 id="operators">Do you run this site?</h2>
<p>To take real payments, set <code>STRIPE_SECRET_KEY</code> and <code>STRIPE_WEBHOOK_SECRET</code> and restart the server. The README says where to find both.</p>
</aside>`,
  })
}

type Way = { readonly to: string; readonly label: string }

/** A page that says one thing, and leads on. */
const messagePage = (site: Site, title: string, text: Html, { to, label }: Way): string =>
  page({
    ...site,
    title,
    main: html`<h1>${title}</h1>
<p>${text}</p>
<p><a class="sign" href="${to}">${label}</a></p>`,
  })

export const renderPaidPage = (stored: StoredCheckout, paidUrl: string, site: Site): string =>
  messagePage(
    site,
    'Already paid',
    html`You’ve paid ${priceOf(stored)} for ${creditsOf(stored)}. It was a test: no real money was charged, and you can’t pay twice.`,
    { to: paidUrl, label: `Go back to ${site.appName}` },
  )

export const renderExpiredPage = (stored: StoredCheckout, site: Site): string =>
  messagePage(
    site,
    'This checkout has expired',
    html`It was open until ${timeOf(stored.expiresAt, DATE)}. You weren’t charged. Still want ${creditsOf(stored)}? Go back and choose the package again.`,
    { to: stored.cancelledUrl, label: `Go back to ${site.appName}` },
  )

export const renderMissingPage = (site: Site): string =>
  messagePage(
    site,
    'We couldn’t find this checkout',
    html`Check the address, or choose a package again to open a new checkout.`,
    { to: site.appUrl, label: `Go to ${site.appName}` },
  )

/** The address that a button sends to was typed, or the other way round. */
export const renderWrongMethodPage = (reference: string, site: Site): string =>
  messagePage(site, 'Nothing was charged', html`Please use the buttons on the checkout page to pay or cancel.`, {
    to: pathOfCheckout(reference),
    label: 'Go to the checkout page',
  })
