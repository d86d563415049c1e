import type { HttpContext, HttpMiddleware } from '../pipeline/context.ts'

/** Pages of the dev mailbox or of the sandbox checkout: null for a path that is none of them. */
export type OwnPages = (request: { readonly method: Method; readonly path: string }) => Promise<OwnPage | null>

type Method = 'GET' | 'POST'

type OwnPage = {
  readonly status: number
  readonly type: string
  readonly body: string
  /** The page's own Content-Security-Policy: it shows foreign HTML, or the app's would let scripts run. */
  readonly csp: string
  readonly headers?: Readonly<Record<string, string>>
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

const FROM_ELSEWHERE: OwnPage = {
  status: 403,
  type: 'text/plain; charset=utf-8',
  body: 'Please use the buttons on the checkout page to pay or cancel.\n',
  csp: "default-src 'none'; frame-ancestors 'none'",
}

export const ownPages =
  (folder: string, methods: readonly Method[], pages: OwnPages): HttpMiddleware =>
  async (ctx, next) => {
    const method = methods.find((one) => one === (ctx.method === 'HEAD' ? 'GET' : ctx.method))
    if (!ctx.path.startsWith(`${folder}/`) || method === undefined) return next()
    const page = method === 'POST' && isFromElsewhere(ctx) ? FROM_ELSEWHERE : await pages({ method, path: ctx.path })
    if (!page) return next()
    ctx.state.route = folder
    ctx.status = page.status
    ctx.set({
      'Content-Type': page.type,
      'Content-Security-Policy': page.csp,
      'Cache-Control': 'no-store',
      // what is not answered to one of the two methods is answered to the other
      ...(page.status === 405 && { Allow: method === 'POST' ? 'GET, HEAD' : 'POST' }),
      ...page.headers,
    })
    ctx.body = page.body
  }
