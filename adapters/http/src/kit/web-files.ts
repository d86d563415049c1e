import { readdirSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

export type Encoding = 'br' | 'gzip' | 'identity'

export type WebFile = {
  readonly type: string
  /** Its name changes with its content. */
  readonly immutable: boolean
  /** The file itself as `identity`, and the compressed copies that the build left beside it. */
  readonly copies: Readonly<Partial<Record<Encoding, FileCopy>>>
}

export type FileCopy = {
  readonly path: string
  readonly size: number
  readonly modified: Date
  readonly etag: string
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
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

/**
 * Everything that may be served, by its address. Only what was found here at the start can be asked for: no path that
 * a client makes up ever reaches the file system.
 */
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
    const original = encoding && files.get(address.slice(0, -extname(path).length))
    if (original) files.set(address.slice(0, -extname(path).length), withCopy(original, encoding, path))
    else if (!hidden(address)) files.set(address, withCopy(plainFile(address), 'identity', path))
  }
  return files
}

/** The bundler's manifest lies in a folder whose name begins with a dot: for the build, not for visitors. */
const hidden = (address: string): boolean => address.includes('/.')

const plainFile = (address: string): WebFile => ({
  type: TYPES[extname(address)] ?? 'application/octet-stream',
  immutable: HASHED.test(address),
  copies: {},
})

function withCopy(file: WebFile, encoding: Encoding, path: string): WebFile {
  const { size, mtime } = statSync(path)
  const etag = `"${mtime.getTime().toString(36)}-${size.toString(36)}"`
  return { ...file, copies: { ...file.copies, [encoding]: { path, size, modified: mtime, etag } } }
}
