import { type Params, recordOf, unknownParam } from './form.ts'
import { type Refusal, refuse, unknownParameter } from './refusal.ts'

const ITEM = 'line_items[#]'
const ALLOWED = [
  'mode',
  'success_url',
  'cancel_url',
  'client_reference_id',
  'customer_email',
  'expires_at',
  'locale',
  'submit_type',
  'metadata[*]',
  'payment_intent_data[metadata][*]',
  'payment_intent_data[description]',
  `${ITEM}[quantity]`,
  `${ITEM}[price_data][currency]`,
  `${ITEM}[price_data][unit_amount]`,
  `${ITEM}[price_data][product_data][name]`,
  `${ITEM}[price_data][product_data][description]`,
  'expand[#]',
]
const FIRST = 'line_items[0]'
const HALF_HOUR = 30 * 60
const DAY = 24 * 60 * 60
/** Less than this, in cents, Stripe takes no dollars; nothing at all it does take. */
const LEAST_CENTS = 50

export type SessionOrder = { readonly cents: number; readonly currency: string; readonly product: string }

/** What Stripe would say to a new session that it does not take, or what it asks the payer for. */
export function checkSession(params: Params, nowSeconds: number): Refusal | SessionOrder {
  const unknown = unknownParam(params, ALLOWED)
  if (unknown !== undefined) return unknownParameter(unknown)
  for (const name of ['mode', 'success_url', `${FIRST}[quantity]`, `${FIRST}[price_data][product_data][name]`]) {
    if (!params.get(name)) return required(name)
  }
  if (params.get('mode') !== 'payment') return refuse('Invalid mode: this stand-in knows payment', { param: 'mode' })
  return (
    checkAddresses(params) ??
    checkTime(params, nowSeconds) ??
    checkPayer(params) ??
    checkMetadata(params) ??
    order(params)
  )
}

const required = (param: string) => refuse(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
const isWhole = (text: string): boolean => /^\d{1,12}$/.test(text)

function checkAddresses(params: Params): Refusal | null {
  for (const param of ['success_url', 'cancel_url']) {
    const url = params.get(param)
    if (url !== undefined && !/^https?:\/\/[^/]/.test(url))
      return refuse(`Not a valid URL: ${url}`, { code: 'url_invalid', param })
  }
  return null
}

function checkTime(params: Params, now: number): Refusal | null {
  const param = 'expires_at'
  const at = params.get(param)
  if (at === undefined) return null
  if (!isWhole(at)) return refuse(`Invalid integer: ${at}`, { code: 'parameter_invalid_integer', param })
  if (Number(at) >= now + HALF_HOUR && Number(at) <= now + DAY) return null
  return refuse('The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.', {
    param,
  })
}

function checkPayer(params: Params): Refusal | null {
  const email = params.get('customer_email')
  if (email !== undefined && !/^[!-~]+@[a-z\d.-]+\.[a-z]{2,}$/i.test(email)) {
    return refuse(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'customer_email' })
  }
  const reference = params.get('client_reference_id') ?? ''
  return reference.length <= 200 ? null : refuse('Invalid string: too long', { param: 'client_reference_id' })
}

function checkMetadata(params: Params): Refusal | null {
  const entries = Object.entries(recordOf(params, 'metadata'))
  const fits = entries.length <= 50 && entries.every(([key, value]) => key.length <= 40 && value.length <= 500)
  return fits ? null : refuse('Metadata is too long', { param: 'metadata' })
}

function order(params: Params): Refusal | SessionOrder {
  const param = `${FIRST}[price_data][unit_amount]`
  const amount = params.get(param) ?? ''
  const quantity = params.get(`${FIRST}[quantity]`) ?? ''
  const currency = params.get(`${FIRST}[price_data][currency]`) ?? ''
  if (amount === '') return required(param)
  if (!isWhole(amount)) return refuse(`Invalid integer: ${amount}`, { code: 'parameter_invalid_integer', param })
  if (!isWhole(quantity) || Number(quantity) < 1) return refuse('Invalid quantity', { param: `${FIRST}[quantity]` })
  if (!['usd', 'eur', 'gbp'].includes(currency)) {
    return refuse(`Invalid currency: ${currency}`, { param: `${FIRST}[price_data][currency]` })
  }
  const cents = Number(amount) * Number(quantity)
  if (cents > 0 && cents < LEAST_CENTS) {
    return refuse('The total amount due must add up to at least $0.50 usd', { code: 'amount_too_small', param })
  }
  return { cents, currency, product: params.get(`${FIRST}[price_data][product_data][name]`) ?? '' }
}
