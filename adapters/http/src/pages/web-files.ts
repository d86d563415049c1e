import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { type Content, type Encoding, kept } from './content.ts'

/** A file with the compressed copies that the build left beside it. */
export type WebFile = Content & {
  /** Where it lies. */
  readonly path: string
  readonly cacheControl: string
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
    const type = extname(path)
    const encoding = COMPRESSED[type]
    const original = address.slice(0, -type.length)
    const file = files.get(original)
    const copy = kept(() => readFile(path))
    const cacheControl = HASHED.test(address) ? 'public, max-age=31536000, immutable' : 'no-cache'
    if (encoding && file) files.set(original, { ...file, copies: { ...file.copies, [encoding]: copy } })
    else if (!hidden(address)) files.set(address, { path, type, cacheControl, copies: { identity: copy } })
  }
  return files
}

/** The bundler's manifest lies in a folder whose name begins with a dot: for the build, not for visitors. */
const hidden = (address: string): boolean => address.includes('/.')
