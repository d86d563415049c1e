import { readFileSync } from 'node:fs'
import type { HttpContext } from '../pipeline/context.ts'
import type { TemplateVariables } from './prerendered-pages.ts'
import type { WebFile } from './web-files.ts'

export const WEB_MANIFEST = '/app.webmanifest'

/** What a browser shows of an installed app. Only an installation knows its name. Undefined where a build has none. */
export function readManifest(files: ReadonlyMap<string, WebFile>, { name }: TemplateVariables): string | undefined {
  const file = files.get(WEB_MANIFEST)
  return file && readFileSync(file.copies.identity, 'utf8').replaceAll('{{name}}', JSON.stringify(name).slice(1, -1))
}

export function sendManifest(ctx: HttpContext, manifest: string): void {
  ctx.status = 200
  ctx.set({ 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'no-cache' })
  ctx.body = manifest
}
