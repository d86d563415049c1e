import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const documents = files.filter((path) =>
  /^(?:[^/]+|docs\/.*|(?:apps|packages|adapters)\/[^/]+\/README)\.md$/.test(path),
)
const sources = files.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && !path.startsWith('scripts/'))

describe('what documents and comments name', () => {
  it('should be files that exist', () => {
    expect(documents.length).toBeGreaterThan(40)
    const inDocuments = documents.flatMap((path) => missing(path, read(path).match(/`[^`\s]+`/g) ?? []))
    const inComments = sources.flatMap((path) => missing(path, read(path).match(/`[\w./-]+\.tsx?`/g) ?? []))
    expect([...inDocuments, ...inComments]).toEqual([])
  })

  it('should be pages that links lead to', () => {
    const dead = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => (link.startsWith('/') ? link.slice(1) : posix.join(posix.dirname(path), link)))
        .filter((target) => !files.some((file) => file === target || file.startsWith(`${target}/`)))
        .map((target) => `${path}: ${target}`),
    )
    expect(dead).toEqual([])
  })
})

// Helpers

/** What the build or an installation makes. */
const MADE = /^(?:privacy|terms|login|app|index)\.html$/

/** Those of the quoted words that are a source's path, or the end of one, and of no file here. */
const missing = (path: string, quoted: readonly string[]): readonly string[] =>
  quoted
    .map((word) => word.slice(1, -1))
    .filter(
      (word) => /^[\w./-]*[\w-]+\.(?:ts|tsx|mjs|sh|css|html|tsv)$/.test(word) && !/^x\./.test(word) && !MADE.test(word),
    )
    .filter((word) => !files.some((file) => `/${file}`.endsWith(`/${word.replace(/^\.?\//, '')}`)))
    .map((word) => `${path}: ${word}`)
