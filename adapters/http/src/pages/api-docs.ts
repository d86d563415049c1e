import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { escapeHtml } from '@app/domain'
import type { Router } from '@koa/router'
import type { State } from '../pipeline/context.ts'
import { gzipped, sendContent } from './content.ts'

const ROOT = '/api/docs'

/** The API's description as a page to read and to try it out with: Swagger UI, from our own origin and under our own policy. */
export function addApiDocs(router: Router<State>, { name }: { readonly name: string }): void {
  const files: readonly (readonly [path: string, type: string, read: () => Promise<Buffer>])[] = [
    [ROOT, 'html', async () => Buffer.from(page(name))],
    [`${ROOT}/start.js`, 'js', async () => Buffer.from(START)],
    [`${ROOT}/swagger-ui-bundle.js`, 'js', () => packaged(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'))],
    [`${ROOT}/swagger-ui.css`, 'css', () => packaged(import.meta.resolve('swagger-ui-dist/swagger-ui.css'))],
  ]
  for (const [path, type, read] of files) {
    const content = { type, copies: gzipped(read) }
    router.get(path, async (ctx) => {
      ctx.state.route = ROOT
      await sendContent(ctx, content, { 'Cache-Control': 'no-cache' })
    })
  }
}

const packaged = (address: string): Promise<Buffer> => readFile(fileURLToPath(address))

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
