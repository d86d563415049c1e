import { appInfo, version } from '@app/contract'
import { ok } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { publicRoute } from '../pipeline/route.ts'

export const installationRoutes = (deps: Pick<HttpDeps, 'appInfo' | 'version'>) => ({
  appInfo: publicRoute(appInfo, noLimit, async () => ok(deps.appInfo)),
  version: publicRoute(version, noLimit, async () => ok({ name: deps.appInfo.name, version: deps.version })),
})
