/** What happens to the page of a payment. */
const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const
/** What happens to its money later. */
const MONEY_EVENTS = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const

export const EVENT_TYPES = [...SESSION_EVENTS, ...MONEY_EVENTS]

const isOneOf = (types: readonly string[], type: string): boolean => types.includes(type)
export const isSessionEvent = (type: string): boolean => isOneOf(SESSION_EVENTS, type)
export const isMoneyEvent = (type: string): boolean => isOneOf(MONEY_EVENTS, type)
