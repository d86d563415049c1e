import { domainMutants } from './domain.ts'
import { moneyMutants } from './domain-money.ts'
import { everydayMutants } from './everyday.ts'
import { httpMutants } from './http.ts'
import type { Mutant } from './mutant.ts'
import { postgresMutants } from './postgres.ts'
import { webMutants } from './web.ts'

export const mutants: readonly Mutant[] = [
  ...moneyMutants,
  ...domainMutants,
  ...postgresMutants,
  ...httpMutants,
  ...webMutants,
  ...everydayMutants,
]
