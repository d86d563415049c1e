import type { HttpMiddleware } from '../pipeline/context.ts'

/** Pages of a development helper: null for a path that is none of them. */
export type DevPages = (path: string) => Promise<DevPage | null>

export type DevPage = {
  readonly status: number
  readonly type: string
  readonly body: string | Uint8Array
  /** The page's own Content-Security-Policy: it shows foreign HTML, which the app's policy has no words for. */
  readonly csp: string
}

export const devPages =
  (pages: DevPages): HttpMiddleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/dev/') || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const page = await pages(ctx.path)
    if (!page) return next()
    ctx.state.route = '/dev'
    ctx.status = page.status
    ctx.set({
      'Content-Type': page.type,
      'Content-Security-Policy': page.csp,
      // it shows a mail in a frame; its own policy says more about that
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-store',
    })
    ctx.body = typeof page.body === 'string' ? page.body : Buffer.from(page.body)
  }
