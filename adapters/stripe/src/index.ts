export { makeStripeGateway, type StripeSettings } from './gateway.ts'
