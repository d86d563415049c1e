import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { escapeHtml } from '@app/domain'
import type { Router } from '@koa/router'
import type { State } from '../pipeline/context.ts'

/** The API's description as a page to read and to try it out with: Swagger UI, from our own origin and under our own policy. */
export function addApiDocs(router: Router<State>, { name }: { readonly name: string }): void {
  for (const file of filesFor(name)) {
    let cached: Promise<Cached> | undefined
    router.get(file.path, async (ctx) => {
      ctx.state.route = ROOT
      // read and compressed at the first request, and cached: the script is large and rarely requested
      cached ??= file.read().then(compress)
      const { plain, packed, tag } = await cached.catch((error) => {
        cached = undefined
        throw error
      })
      const encoding = ctx.acceptsEncodings('gzip', 'identity') === 'gzip' ? 'gzip' : 'identity'
      ctx.status = 200
      ctx.type = file.type
      ctx.set({
        'Cache-Control': 'no-cache',
        ETag: `"${tag}-${encoding}"`,
        Vary: 'Accept-Encoding',
        ...(encoding === 'gzip' && { 'Content-Encoding': encoding }),
      })
      if (ctx.fresh) ctx.status = 304
      else ctx.body = encoding === 'gzip' ? packed : plain
    })
  }
}

const ROOT = '/api/docs'
const pack = promisify(gzip)

type Cached = { readonly plain: Buffer; readonly packed: Buffer; readonly tag: string }

const compress = async (plain: Buffer): Promise<Cached> => ({
  plain,
  packed: await pack(plain),
  tag: createHash('sha256').update(plain).digest('base64url').slice(0, 16),
})

type File = { readonly path: string; readonly type: string; readonly read: () => Promise<Buffer> }

const filesFor = (name: string): readonly File[] => [
  { path: ROOT, type: 'text/html; charset=utf-8', read: async () => Buffer.from(page(name)) },
  { path: `${ROOT}/start.js`, type: 'text/javascript; charset=utf-8', read: async () => Buffer.from(START) },
  {
    path: `${ROOT}/swagger-ui-bundle.js`,
    type: 'text/javascript; charset=utf-8',
    read: () => readFile(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'))),
  },
  {
    path: `${ROOT}/swagger-ui.css`,
    type: 'text/css; charset=utf-8',
    read: () => readFile(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css'))),
  },
]

const page = (name: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="robots" content="noindex">
<title>The API of ${escapeHtml(name)}</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="${ROOT}/swagger-ui.css">
</head>
<body>
<noscript>This page needs JavaScript. What it shows can be read at <a href="/api/openapi.json">/api/openapi.json</a>, too.</noscript>
<main id="swagger-ui"></main>
<script src="${ROOT}/swagger-ui-bundle.js"></script>
<script src="${ROOT}/start.js"></script>
</body>
</html>
`

/**
 * Our policy lets no text become HTML unless a policy for Trusted Types has looked at it. Swagger UI has none of its own:
 * it hands over what DOMPurify has cleaned, and all of it is our own description.
 */
const START = `'use strict'
window.trustedTypes?.createPolicy('default', { createHTML: (html) => html })
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis],
  // it would send the description to a service of the vendor's
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  tryItOutEnabled: false,
})
`
