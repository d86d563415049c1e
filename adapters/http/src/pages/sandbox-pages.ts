import type { HttpContext, HttpMiddleware } from '../pipeline/context.ts'

/** The pages of the sandbox checkout: null for a path that is none of them. */
export type SandboxPages = (request: {
  readonly method: 'GET' | 'POST'
  readonly path: string
}) => Promise<SandboxPage | null>

type SandboxPage = {
  readonly status: number
  readonly location?: string
  readonly type: string
  readonly body: string
  /** The page's own Content-Security-Policy: the app's would let scripts run. */
  readonly csp: string
}

/**
 * Whether a button of another site was pressed. Browsers name the site over HTTPS and on this machine, and the origin
 * elsewhere; a client that names neither is no browser.
 */
function isFromElsewhere(ctx: HttpContext): boolean {
  const site = ctx.get('Sec-Fetch-Site')
  if (site !== '') return site !== 'same-origin' && site !== 'none'
  const origin = ctx.get('Origin')
  return origin !== '' && URL.parse(origin)?.host !== ctx.host
}

const FROM_ELSEWHERE: SandboxPage = {
  status: 403,
  type: 'text/plain; charset=utf-8',
  body: 'Please use the buttons on the checkout page to pay or cancel.\n',
  csp: "default-src 'none'; frame-ancestors 'none'",
}

export const sandboxPages =
  (pages: SandboxPages): HttpMiddleware =>
  async (ctx, next) => {
    const method = ctx.method === 'HEAD' ? 'GET' : ctx.method
    if (!ctx.path.startsWith('/sandbox/') || (method !== 'GET' && method !== 'POST')) return next()
    const page = method === 'POST' && isFromElsewhere(ctx) ? FROM_ELSEWHERE : await pages({ method, path: ctx.path })
    if (!page) return next()
    ctx.state.route = '/sandbox'
    ctx.status = page.status
    ctx.set({
      'Content-Type': page.type,
      'Content-Security-Policy': page.csp,
      'X-Frame-Options': 'DENY',
      // with the app's 'no-referrer' the origin of its own buttons would be 'null'
      'Referrer-Policy': 'same-origin',
      'Cache-Control': 'no-store',
      ...(page.location !== undefined && { Location: page.location }),
      // what is not answered to one of the two methods is answered to the other
      ...(page.status === 405 && { Allow: method === 'POST' ? 'GET, HEAD' : 'POST' }),
    })
    ctx.body = page.body
  }
