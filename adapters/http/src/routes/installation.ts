import { endpoints as api } from '@app/contract'
import { ok } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { publicRoute, route } from '../pipeline/route.ts'

export const installationRoutes = (deps: Pick<HttpDeps, 'appInfo' | 'version' | 'configuration'>) => ({
  appInfo: publicRoute(api.appInfo, noLimit, async () => ok(deps.appInfo)),
  version: publicRoute(api.version, noLimit, async () => ok({ name: deps.appInfo.name, version: deps.version })),
  adminConfiguration: route(api.adminConfiguration, noLimit, async () => ok(deps.configuration)),
})
