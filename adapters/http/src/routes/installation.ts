import { appInfo, version } from '@app/contract'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { publicRoute } from '../pipeline/route.ts'

export const installationRoutes = (deps: Pick<HttpDeps, 'appInfo' | 'version'>) => ({
  appInfo: publicRoute(appInfo, noLimit, async () => ({ status: 200, body: deps.appInfo })),
  version: publicRoute(version, noLimit, async () => {
    return { status: 200, body: { name: deps.appInfo.name, version: deps.version } }
  }),
})
