import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { HttpContext, HttpMiddleware } from './context.ts'
import { type Encoding, findWebFiles, type WebFile } from './web-files.ts'

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Serves the built web app: its files, and its one page for every address that is none of them. */
export function webApp(webRoot: string): HttpMiddleware {
  const files = findWebFiles(resolve(webRoot))
  const page = files.get('/index.html')

  return async (ctx, next) => {
    if (isApi(ctx) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const file = files.get(ctx.path === '/' ? '/index.html' : ctx.path) ?? (wantsPage(ctx) ? page : undefined)
    if (!file || !(await send(ctx, file))) return next()
    ctx.state.route = 'web-app'
  }
}

/** Under /api, or a path without it that the router knows, if only under another method. */
const isApi = ({ path, matched }: HttpContext): boolean =>
  path === '/api' || path.startsWith('/api/') || (matched ?? []).length > 0

/** A script that a page of an older build asks for must fail as what it is: HTML in its place would hide why. */
const wantsPage = (ctx: HttpContext): boolean => !ctx.path.startsWith('/assets/') && ctx.accepts('html') !== false

/** Answers whether there was something to send: a new build may have taken the file away. */
async function send(ctx: HttpContext, file: WebFile): Promise<boolean> {
  const { encoding, path } = choose(ctx, file)
  const handle = await open(path).catch(() => null)
  if (!handle) return false

  const { size, mtime } = await handle.stat()
  ctx.status = 200
  ctx.set({
    'Content-Type': file.type,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${mtime.getTime().toString(36)}-${size.toString(36)}"`,
    'Last-Modified': mtime.toUTCString(),
    ...(Object.keys(file.copies).length > 1 && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  const { fresh } = ctx
  if (fresh) ctx.status = 304
  else ctx.length = size
  if (fresh || ctx.method === 'HEAD') await handle.close()
  else ctx.body = handle.createReadStream()
  return true
}

/** Who refuses every encoding, even none at all, still gets the file: RFC 9110 leaves us the choice. */
function choose(ctx: HttpContext, { copies }: WebFile): { readonly encoding: Encoding; readonly path: string } {
  const present = ENCODINGS.filter((encoding) => copies[encoding])
  const accepted = ctx.acceptsEncodings(...present)
  const encoding = present.find((one) => one === accepted) ?? 'identity'
  return { encoding, path: copies[encoding] ?? copies.identity }
}
