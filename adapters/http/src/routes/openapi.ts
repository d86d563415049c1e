import type { Endpoint } from '@app/contract'
import { openApiDocument } from '@app/contract/openapi'
import type { Router } from '@koa/router'
import type { HttpDeps } from '../http-deps.ts'
import type { State } from '../pipeline/context.ts'
import { limitsOf } from '../pipeline/limits.ts'

const isLimited = (endpoint: Endpoint): boolean => limitsOf(endpoint).length > 0

/** The API's own description, for whoever writes a client of theirs. */
export function addOpenApiRoute(router: Router<State>, { appInfo, version }: HttpDeps): void {
  let document: string | undefined
  router.get('/api/openapi.json', (ctx) => {
    ctx.state.route = '/api/openapi.json'
    // made when it is first asked for: a start has no time for it
    document ??= JSON.stringify(openApiDocument({ name: appInfo.name, version, isLimited }))
    ctx.set('Cache-Control', 'no-store')
    ctx.type = 'json'
    ctx.body = document
  })
}
