import { appInfo, type ReplyOf } from '@app/contract'
import { publicRoute, type Route } from '../pipeline/route.ts'

export const appInfoRoute = (deps: { readonly appInfo: ReplyOf<typeof appInfo> }): Route =>
  publicRoute(appInfo, async () => ({ status: 200, body: deps.appInfo }))
