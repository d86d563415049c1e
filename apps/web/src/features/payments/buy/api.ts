import { creditPackages } from '@app/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export const packagesQuery = queryOptions({
  queryKey: ['credit-packages'],
  queryFn: ({ signal }) => call(creditPackages, {}, signal),
})
