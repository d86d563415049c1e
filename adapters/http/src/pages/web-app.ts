import { readdirSync, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join, resolve } from 'node:path'
import { DEFAULT_LANGUAGE } from '@app/domain'
import type { HttpContext, HttpMiddleware } from '../pipeline/context.ts'
import { requestLanguage } from '../pipeline/request-language.ts'
import { type FoundPage, readKnownPages, readPages, type TemplateVariables, withoutPages } from './prerendered-pages.ts'
import { type Encoding, findWebFiles, type WebFile } from './web-files.ts'

const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Serves the built web app, a build for each language: its files, and a page for every address that is none of them, if only to say that there is none. */
export function webApp(webRoot: string, facts: TemplateVariables, onLandingView = () => {}): HttpMiddleware {
  const root = resolve(webRoot)
  const builds = languagesIn(root).map((language) => ({ language, found: findWebFiles(join(root, language)) }))
  const isKnown = readKnownPages(join(root, DEFAULT_LANGUAGE))
  const pages = new Map(builds.map(({ language, found }) => [language, readPages(found, isKnown, facts)]))
  // files are named by their content, so that builds can share one address space; what is not is the same in all
  const files = new Map(builds.flatMap(({ found }) => [...withoutPages(found)]))
  const manifest = readManifest(files, facts)

  return async (ctx, next) => {
    if (isApi(ctx) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const file = files.get(ctx.path)
    if (ctx.path === WEB_MANIFEST && manifest !== undefined) sendManifest(ctx, manifest)
    else if (file) {
      if (!(await sendFile(ctx, file))) return next()
    } else {
      const language = requestLanguage(ctx.req.headers, [...pages.keys()])
      const there = wantsPage(ctx) ? pages.get(language)?.at(ctx.path) : undefined
      if (!there) return next()
      sendPage(ctx, there, language)
      if (ctx.path === '/' && ctx.method === 'GET' && isPageView(ctx.req.headers)) onLandingView()
    }
    ctx.state.route = 'web-app'
  }
}

/** Those that the web app has been built for: a folder each, such as `de`. */
const languagesIn = (webRoot: string): readonly string[] =>
  readdirSync(webRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name)

/** Under /api, or a path without it that the router knows, if only under another method. */
const isApi = ({ path, matched }: HttpContext): boolean =>
  path === '/api' || path.startsWith('/api/') || (matched ?? []).length > 0

/**
 * A script that a page of an older build asks for must fail as what it is: HTML in its place would hide why. The same
 * holds for any other file, such as /llms.txt, unless the client accepts HTML by name, as browsers do and tools do not.
 */
function wantsPage(ctx: HttpContext): boolean {
  if (ctx.path.startsWith('/assets/')) return false
  return isFile(ctx.path) ? ctx.get('Accept').includes('text/html') : ctx.path === '/' || ctx.accepts('html') !== false
}

const isFile = (path: string): boolean => /\.\w+$/.test(path) || path.startsWith('/.well-known/')

function sendPage(ctx: HttpContext, { page: { bodies, tag }, status }: FoundPage, language: string): void {
  const encoding = choose(ctx, ENCODINGS)
  const body = bodies[encoding]
  ctx.status = status
  ctx.set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: `"${tag}-${encoding}"`,
    'Content-Language': language,
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  if (ctx.fresh) ctx.status = 304
  else if (ctx.method === 'HEAD') ctx.length = body.length
  else ctx.body = body
}

/** Answers whether there was something to send: a new build may have taken the file away. */
async function sendFile(ctx: HttpContext, { type, immutable, copies }: WebFile): Promise<boolean> {
  const present = ENCODINGS.filter((encoding) => copies[encoding])
  const encoding = choose(ctx, present)
  const handle = await open(copies[encoding] ?? copies.identity).catch(() => null)
  if (!handle) return false

  const { size, mtime } = await handle.stat()
  ctx.status = 200
  ctx.set({
    'Content-Type': type,
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${mtime.getTime().toString(36)}-${size.toString(36)}"`,
    'Last-Modified': mtime.toUTCString(),
    ...(present.length > 1 && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  const { fresh } = ctx
  if (fresh) ctx.status = 304
  else ctx.length = size
  if (fresh || ctx.method === 'HEAD') await handle.close()
  else ctx.body = handle.createReadStream()
  return true
}

/**
 * The shortest copy that may be sent: browsers take several alike, and name gzip first. Who refuses every encoding, even none at
 * all, still gets what was asked for: RFC 9110 leaves us the choice.
 */
function choose(ctx: HttpContext, present: readonly Encoding[]): Encoding {
  return present.find((one) => ctx.acceptsEncodings(one) === one) ?? 'identity'
}

/** Programs that say what they are. One that passes for a browser looks like one. */
const PROGRAM =
  /(?<!cu)bot|crawl|spider|slurp|preview|scan|monitor|probe|health|check|headless|fetch|curl|wget|python|java\/|go-http|axios|node/i

/** Whether a page is asked for to be looked at, by what calls itself a browser: not ahead of a visit, and by no program. */
function isPageView(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? ''
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`
  return agent.startsWith('Mozilla/') && !PROGRAM.test(agent) && !purpose.includes('prefetch')
}

const WEB_MANIFEST = '/app.webmanifest'

/** What a browser shows of an installed app. Only an installation knows its name. Undefined where a build has none. */
function readManifest(files: ReadonlyMap<string, WebFile>, { name }: TemplateVariables): string | undefined {
  const file = files.get(WEB_MANIFEST)
  return file && readFileSync(file.copies.identity, 'utf8').replaceAll('{{name}}', JSON.stringify(name).slice(1, -1))
}

function sendManifest(ctx: HttpContext, manifest: string): void {
  ctx.status = 200
  ctx.set({ 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'no-cache' })
  ctx.body = manifest
}
