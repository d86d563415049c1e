import helmet from 'koa-helmet'
import type { HttpMiddleware } from './context.ts'

/** `connectTo`: origins beside our own that the web app may send to, such as an error-reporting service. */
export function securityHeaders(options: {
  readonly production: boolean
  readonly connectTo: readonly string[]
}): HttpMiddleware {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...options.connectTo],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // a development server on localhost has no certificate; a browser that learnt HSTS there could not reach it again
    strictTransportSecurity: options.production,
  })
}
