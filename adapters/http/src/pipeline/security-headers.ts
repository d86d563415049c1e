import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Context } from 'koa'
import helmet from 'koa-helmet'

/** What browsers could let a page do, and no page of ours does: a script that should not be there cannot ask for it either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
]

type Options = {
  readonly production: boolean
  /** Origins beside our own that the web app may send to, such as an error-reporting service. */
  readonly connectTo: readonly string[]
}

/** What Helmet would set on every answer, and a Permissions-Policy. It is always the same, so Helmet is asked once. */
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
        'manifest-src': ["'self'"],
        'worker-src': ["'self'"],
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
  response.setHeader('Permissions-Policy', UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '))
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
