import type { Account } from './account.ts'
import type { Moves } from './moves.ts'
import type { Session, StripeEvent } from './objects.ts'

type Page = { readonly status: number; readonly html: string } | { readonly goTo: string }

/** The page where the payer pays, and what its buttons do. */
export function makeHostedPages({
  account,
  moves,
  notify,
}: {
  readonly account: Account
  readonly moves: Moves
  readonly notify: (event: StripeEvent) => Promise<void>
}) {
  return async (method: string, path: string): Promise<Page> => {
    const [, first, second, id = '', button] = path.split('/')
    const session = first === 'c' && second === 'pay' ? account.sessions.get(id) : undefined
    if (!session) return page(404, 'Not found', '<p>There is nothing here.</p>')
    if (method === 'POST' && button === 'cancel') return { goTo: session.cancel_url ?? session.success_url }
    if (method === 'POST' && button === 'pay') {
      // pressed twice, it is paid once
      if (session.status === 'open') await notify(moves.pay(session.id))
      if (session.status === 'complete') return { goTo: returnUrl(session) }
    }
    if (session.status !== 'open') return page(200, 'Nothing to pay', `<p>This checkout is ${session.status}.</p>`)
    return page(200, 'Pay', checkoutOf(session, account.productOf(session)))
  }
}

const returnUrl = ({ success_url, id }: Session): string => success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)

const checkoutOf = (session: Session, product: string): string => `
<p>This page pretends to be Stripe. No money moves.</p>
<dl>
  <dt>Product</dt><dd>${asText(product)}</dd>
  <dt>Amount</dt><dd>${money(session.amount_total ?? 0, session.currency ?? '')}</dd>
  <dt>Email</dt><dd>${asText(session.customer_email ?? '')}</dd>
</dl>
<form method="post" action="/c/pay/${session.id}/pay"><button>Pay</button></form>
<form method="post" action="/c/pay/${session.id}/cancel"><button>Cancel</button></form>`

const page = (status: number, heading: string, main: string): Page => ({
  status,
  html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stripe stand-in</title></head>
<body><main><h1>${heading}</h1>${main}</main></body>
</html>`,
})

const money = (cents: number, currency: string): string =>
  `${(cents / 100).toFixed(2)} ${asText(currency.toUpperCase())}`

const asText = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)
