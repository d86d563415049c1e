import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { appInfo, ReplyOf } from '@app/contract'
import type { Encoding, WebFile } from './web-files.ts'

export type AppInfo = ReplyOf<typeof appInfo>

export type WebPage = {
  readonly bodies: Readonly<Record<Encoding, Buffer>>
  readonly tag: string
}

/** The addresses whose text the build has written already. Everywhere else the bare page stands, which scripts fill. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ['/', '/index.html'],
  ['/privacy', '/privacy.html'],
  ['/terms', '/terms.html'],
])
const BARE = '/app.html'

/**
 * The pages of the web app, by address. The build leaves gaps such as `{{name}}` in them for what only an installation
 * knows; they are filled here, once, so that a page is right before any script runs.
 */
export function readPages(
  files: ReadonlyMap<string, WebFile>,
  info: AppInfo,
): { readonly at: (address: string) => WebPage | undefined } {
  const read = (name: string): WebPage | undefined => {
    const file = files.get(name)
    return file && makePage(fillGaps(readFileSync(file.copies.identity, 'utf8'), info))
  }
  const bare = read(BARE)
  const written = new Map([...WRITTEN].map(([address, name]) => [address, read(name)]))
  return { at: (address) => written.get(address) ?? bare }
}

const isPage = (address: string): boolean => address.endsWith('.html')

/** Pages are asked for by their addresses in the app, never by the names of their files: there the app has nothing. */
export const withoutPages = (files: ReadonlyMap<string, WebFile>): ReadonlyMap<string, WebFile> =>
  new Map([...files].filter(([address]) => !isPage(address)))

/** `{{app_info}}` is all of it, for the script; any other gap is one text of it. */
function fillGaps(html: string, info: AppInfo): string {
  const texts = new Map(
    Object.entries(info).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
  return html.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => {
    // a `<` could end the element that it stands in
    if (name === 'app_info') return JSON.stringify(info).replaceAll('<', '\\u003c')
    const text = texts.get(name)
    return text === undefined ? gap : escapeHtml(text)
  })
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')

function makePage(html: string): WebPage {
  const identity = Buffer.from(html)
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } })
  return {
    bodies: { identity, br, gzip: gzipSync(identity) },
    tag: createHash('sha256').update(identity).digest('base64url').slice(0, 16),
  }
}
