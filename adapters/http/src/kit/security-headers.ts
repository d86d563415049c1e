import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Context } from 'koa'
import helmet from 'koa-helmet'

type Options = {
  readonly production: boolean
  /** Origins beside our own that the web app may send to, such as an error-reporting service. */
  readonly connectTo: readonly string[]
}

/** What Helmet would set on every answer. It is always the same, so Helmet is asked once. */
export function securityHeaders({ production, connectTo }: Options): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const protect = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...connectTo],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // a development server on localhost has no certificate; a browser that learnt HSTS there could not reach it again
    strictTransportSecurity: production,
  })
  // these two are all that it looks at of a context, and it has set its headers before it gives way
  void protect({ req: request, res: response } as unknown as Context, async () => {})
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
