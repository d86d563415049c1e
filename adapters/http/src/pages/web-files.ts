import { readdirSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

export type Encoding = 'br' | 'gzip' | 'identity'

export type WebFile = {
  readonly type: string
  readonly immutable: boolean
  /** Where they lie: the file itself as `identity`, and the compressed copies that the build left beside it. */
  readonly copies: { readonly identity: string; readonly br?: string; readonly gzip?: string }
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

const COMPRESSED: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' }

/** As the bundler names them: assets/index-D3adBeef.js. */
const HASHED = /^\/assets\/.+-[\w-]{8,}\.\w+$/

/** All that may be served, by address, as found at the start: no path of a client ever reaches the file system. */
export function findWebFiles(root: string): ReadonlyMap<string, WebFile> {
  const files = new Map<string, WebFile>()
  // Sorted, a file comes before its compressed copies.
  const found = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const path of found) {
    const address = path.slice(root.length).split(sep).join('/')
    const encoding = COMPRESSED[extname(path)]
    const original = address.slice(0, -extname(path).length)
    const file = files.get(original)
    if (encoding && file) files.set(original, { ...file, copies: { ...file.copies, [encoding]: path } })
    else if (!hidden(address)) files.set(address, plainFile(address, path))
  }
  return files
}

/** The bundler's manifest lies in a folder whose name begins with a dot: for the build, not for visitors. */
const hidden = (address: string): boolean => address.includes('/.')

const plainFile = (address: string, path: string): WebFile => ({
  type: TYPES[extname(address)] ?? 'application/octet-stream',
  immutable: HASHED.test(address),
  copies: { identity: path },
})
