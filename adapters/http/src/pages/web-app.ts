import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { join, resolve } from 'node:path'
import { DEFAULT_LANGUAGE } from '@app/domain'
import type { HttpContext, HttpMiddleware } from '../pipeline/context.ts'
import { requestLanguage } from '../pipeline/request-language.ts'
import { kept, sendContent } from './content.ts'
import { readKnownPages, readPages, type TemplateVariables, withoutPages } from './prerendered-pages.ts'
import { findWebFiles, type WebFile } from './web-files.ts'

/** Serves the built web app, a build for each language: its files, and a page for every address that is none of them, if only to say that there is none. */
export function webApp(webRoot: string, facts: TemplateVariables, onLandingView = () => {}): HttpMiddleware {
  const root = resolve(webRoot)
  const builds = languagesIn(root).map((language) => ({ language, found: findWebFiles(join(root, language)) }))
  const isKnown = readKnownPages(join(root, DEFAULT_LANGUAGE))
  const pages = new Map(builds.map(({ language, found }) => [language, readPages(found, isKnown, facts)]))
  // files are named by their content, so that builds can share one address space; what is not is the same in all
  const files = new Map(builds.flatMap(({ found }) => [...withoutPages(found)]))
  const manifest = files.get(WEB_MANIFEST)
  if (manifest) files.set(WEB_MANIFEST, named(manifest, facts))

  return async (ctx, next) => {
    if (isApi(ctx, isKnown) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const file = files.get(ctx.path)
    if (file) {
      const isThere = await sendContent(ctx, file, { 'Cache-Control': file.cacheControl }).then(() => true, unlessGone)
      if (!isThere) return next()
    } else {
      const language = requestLanguage(ctx.req.headers, [...pages.keys()])
      const there = wantsPage(ctx) ? pages.get(language)?.at(ctx.path) : undefined
      if (!there) return next()
      const vary = { 'Content-Language': language, Vary: 'Accept-Encoding, Accept-Language, Cookie' }
      const headers = { 'Cache-Control': 'no-cache', ...vary, ...(isSecret(ctx.path) && NO_INDEX) }
      await sendContent(ctx, there.page, headers, there.status)
      if (ctx.path === '/' && ctx.method === 'GET' && isPageView(ctx.req.headers)) onLandingView()
    }
    ctx.state.route = 'web-app'
  }
}

/** A new build may have taken the file away. */
function unlessGone(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false
  throw error
}

/** Those that the web app has been built for: a folder each, such as `de`. */
const languagesIn = (webRoot: string): readonly string[] =>
  readdirSync(webRoot, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name)

/** Under /api, or a path without it that the router knows, if only under another method, and for which there is no page. */
const isApi = ({ path, matched }: HttpContext, hasPage: (path: string) => boolean): boolean =>
  path === '/api' || path.startsWith('/api/') || ((matched ?? []).length > 0 && !hasPage(path))

/**
 * A script that a page of an older build asks for must fail as what it is: HTML in its place would hide why. The same
 * holds for any other file, such as /llms.txt, unless the client accepts HTML by name, as browsers do and tools do not.
 */
function wantsPage(ctx: HttpContext): boolean {
  if (ctx.path.startsWith('/assets/')) return false
  return isFile(ctx.path) ? ctx.get('Accept').includes('text/html') : ctx.path === '/' || ctx.accepts('html') !== false
}

/** Its address is a secret of those who have it. */
const isSecret = (path: string): boolean => /^\/(?:shared|unsubscribe)\//.test(path)
const NO_INDEX = { 'X-Robots-Tag': 'noindex' }

const isFile = (path: string): boolean => /\.\w+$/.test(path) || path.startsWith('/.well-known/')

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

/** What a browser shows of an installed app. Only an installation knows its name. */
function named(manifest: WebFile, { name }: TemplateVariables): WebFile {
  const text = readFileSync(manifest.path, 'utf8').replaceAll('{{name}}', JSON.stringify(name).slice(1, -1))
  return { ...manifest, copies: { identity: kept(async () => Buffer.from(text)) } }
}
