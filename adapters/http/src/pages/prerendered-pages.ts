import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { appInfo, ReplyOf } from '@app/contract'
import { escapeHtml } from '@app/domain'
import { type Content, compressed } from './content.ts'
import type { WebFile } from './web-files.ts'

export type TemplateVariables = ReplyOf<typeof appInfo> & { readonly app_url: string }

export type FoundPage = { readonly page: Content; readonly status: 200 | 404 }

/** What stands at an address for which the build has written no page: scripts fill it, if only to say that nothing is there. */
const BARE = '/app.html'
/** One page for all plans, and one for all chapters. */
const PLANS = '/learning-plan'
const CHAPTERS = '/learning-plan/chapter'

/**
 * The pages of the web app, by address. The build leaves template variables such as `{{name}}` in them for what only an
 * installation knows; they are filled here, once, so that a page is right before any script runs.
 */
export function readPages(
  files: ReadonlyMap<string, WebFile>,
  isKnown: (address: string) => boolean,
  facts: TemplateVariables,
): { readonly at: (address: string) => FoundPage | undefined } {
  const read = (name: string): Content | undefined => {
    const file = files.get(name)
    if (!file) return undefined
    const page = Buffer.from(fillTemplate(readFileSync(file.path, 'utf8'), facts))
    return { type: file.type, copies: compressed(async () => page) }
  }
  const bare = read(BARE)
  const written = new Map(
    [...files.keys()].filter((name) => isPage(name) && name !== BARE).map((name) => [addressOf(name), read(name)]),
  )
  return {
    at: (address) => {
      if (!isKnown(address)) return bare && { page: bare, status: 404 }
      const page = written.get(pageOf(address)) ?? bare
      return page && { page, status: 200 }
    },
  }
}

function pageOf(address: string): string {
  if (!address.startsWith(`${PLANS}/`)) return address
  return address.indexOf('/chapter', PLANS.length + 1) === -1 ? PLANS : CHAPTERS
}

const isPage = (address: string): boolean => address.endsWith('.html')
const addressOf = (page: string): string => (page === '/index.html' ? '/' : page.slice(0, -'.html'.length))

/** Pages are asked for by their addresses in the app, never by the names of their files: there the app has nothing. */
export const withoutPages = (files: ReadonlyMap<string, WebFile>): ReadonlyMap<string, WebFile> =>
  new Map([...files].filter(([address]) => !isPage(address)))

/** `{{app_info}}` is the reply of /api/app-info for scripts; any other variable is one text. */
function fillTemplate(html: string, facts: TemplateVariables): string {
  const { app_url: _, ...info } = facts
  const texts = new Map(
    Object.entries(facts).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
  return html.replace(/\{\{(\w+)\}\}/g, (variable, name: string) => {
    // a `<` could end the element that it stands in
    if (name === 'app_info') return JSON.stringify(info).replaceAll('<', '\\u003c')
    const text = texts.get(name)
    return text === undefined ? variable : escapeHtml(text)
  })
}

/** The build writes it from the web app's own list: patterns such as `/learning-plan/:planId`. No visitor gets at it. */
const LIST = '.pages.json'

/** Whether the web app has a page at an address, as its router would answer. A build without the list has one at any. */
export function readKnownPages(root: string): (address: string) => boolean {
  const list = join(root, LIST)
  if (!existsSync(list)) return () => true
  // written by our own build
  const patterns = JSON.parse(readFileSync(list, 'utf8')) as readonly string[]
  const alternatives = patterns.map((pattern) => pattern.replace(/:\w+/g, '[^/]+')).join('|')
  // the router takes capitals and slashes at the end for no difference
  const known = new RegExp(`^(?:${alternatives})/*$`, 'i')
  return (address) => known.test(address)
}
