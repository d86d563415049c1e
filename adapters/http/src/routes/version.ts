import { version } from '@app/contract'
import { publicRoute, type Route } from '../pipeline/route.ts'

export const versionRoute = (deps: { readonly appInfo: { readonly name: string }; readonly version: string }): Route =>
  publicRoute(version, async () => ({ status: 200, body: { name: deps.appInfo.name, version: deps.version } }))
