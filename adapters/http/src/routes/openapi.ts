import { openApiDocument } from '@app/contract/openapi'
import type { Router } from '@koa/router'
import type { HttpDeps } from '../http-deps.ts'
import type { State } from '../pipeline/context.ts'
import type { Routes } from '../routes.ts'

/** The API's own description, for authors of other clients. */
export function addOpenApiRoute(router: Router<State>, routes: Routes, { appInfo, version }: HttpDeps): void {
  const limited = new Set(
    Object.values(routes).flatMap(({ endpoint, limits }) => (limits.length > 0 ? [endpoint] : [])),
  )
  let document: string | undefined
  router.get('/api/openapi.json', (ctx) => {
    ctx.state.route = '/api/openapi.json'
    // made when it is first asked for: a start has no time for it
    document ??= JSON.stringify(
      openApiDocument({ name: appInfo.name, version, isLimited: (endpoint) => limited.has(endpoint) }),
    )
    ctx.set('Cache-Control', 'no-store')
    ctx.type = 'json'
    ctx.body = document
  })
}
