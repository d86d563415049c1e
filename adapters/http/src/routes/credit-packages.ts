import { creditPackages, type CreditPackage as PackageBody } from '@app/contract'
import { CREDIT_PACKAGES, type CreditPackage } from '@app/domain'
import { type Route, route } from '../pipeline/route.ts'
import { inDollars } from './purchases.ts'

export const creditPackagesRoute = (): Route =>
  route(creditPackages, async () => ({ status: 200, body: CREDIT_PACKAGES.map(packageBody) }))

const packageBody = ({ id, name, credits, price, savings, isPopular }: CreditPackage): PackageBody => ({
  id,
  name,
  credits,
  price: inDollars(price.cents),
  ...(savings !== null && { savings }),
  ...(isPopular && { popular: true }),
})
