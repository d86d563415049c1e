export { type AccountCheck, checkAccount } from './check-account.ts'
export { makeStripeGateway, type StripeSettings } from './gateway.ts'
