import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { HttpContext, HttpMiddleware } from './context.ts'
import { type Encoding, type FileCopy, findWebFiles, type WebFile } from './web-files.ts'

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Serves the built web app: its files, and its one page for every address that is none of them. */
export function webApp(webRoot: string): HttpMiddleware {
  const files = findWebFiles(resolve(webRoot))
  const page = files.get('/index.html')

  return async (ctx, next) => {
    const isApi = ctx.path === '/api' || ctx.path.startsWith('/api/')
    if (isApi || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const file = files.get(ctx.path === '/' ? '/index.html' : ctx.path) ?? (wantsPage(ctx) ? page : undefined)
    if (!file || !(await send(ctx, file))) return next()
    ctx.state.route = 'web-app'
  }
}

/** A script that a page of an older build asks for must fail as what it is: HTML in its place would hide why. */
const wantsPage = (ctx: HttpContext): boolean => !ctx.path.startsWith('/assets/') && ctx.accepts('html') !== false

/** Answers whether there was something to send: a new build may have taken the file away. */
async function send(ctx: HttpContext, file: WebFile): Promise<boolean> {
  const { encoding, copy } = choose(ctx, file)
  if (!copy) return false
  const handle = await open(copy.path).catch(() => null)
  if (!handle) return false

  ctx.status = 200
  ctx.set({
    'Content-Type': file.type,
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: copy.etag,
    'Last-Modified': copy.modified.toUTCString(),
    ...(Object.keys(file.copies).length > 1 && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  if (ctx.fresh || ctx.method === 'HEAD') {
    await handle.close()
    if (ctx.fresh) ctx.status = 304
    else ctx.length = copy.size
    return true
  }
  ctx.length = copy.size
  ctx.body = handle.createReadStream()
  return true
}

function choose(ctx: HttpContext, { copies }: WebFile): { encoding: Encoding; copy: FileCopy | undefined } {
  const present = ENCODINGS.filter((encoding) => copies[encoding])
  const accepted = ctx.acceptsEncodings(...present)
  // who refuses every coding, even none at all, still gets the file: RFC 9110 leaves us the choice
  const encoding = present.find((one) => one === accepted) ?? 'identity'
  return { encoding, copy: copies[encoding] }
}
