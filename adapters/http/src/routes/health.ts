import type { Router } from '@koa/router'
import type { State } from '../pipeline/context.ts'

export type IsReady = () => Promise<{
  readonly ready: boolean
  readonly checks: Readonly<Record<string, 'ok' | 'down' | 'warning'>>
}>

/** For supervisors and load balancers: outside the contract, which is for people and their programs. */
export function addHealthRoutes(router: Router<State>, { isReady }: { readonly isReady: IsReady }): void {
  router.get('/healthz', (ctx) => {
    ctx.state.route = '/healthz'
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { status: 'ok' }
  })

  router.get('/readyz', async (ctx) => {
    ctx.state.route = '/readyz'
    const { ready, checks } = await isReady()
    ctx.status = ready ? 200 : 503
    ctx.set('Cache-Control', 'no-store')
    ctx.body = { ready, checks }
  })
}
