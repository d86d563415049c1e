import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { analyse } from 'scslre'
import { describe, expect, it } from 'vitest'
import { BOUNDED } from './test/bounded-patterns.ts'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = '{packages,adapters,apps,scripts}/**/*.{ts,tsx,mjs}'
const LEFT_OUT = /node_modules|\/dist\/|\.test\.tsx?$|\.e2e\.ts$|\/(test|testing|e2e)\//

describe('the regular expressions of the product', () => {
  it('should take time that grows with the text and no faster, but for those whose text is short', () => {
    const all = sources().flatMap((file) => patternsIn(file).map((pattern) => ({ ...pattern, file })))
    expect(all.length).toBeGreaterThan(300)
    const slow = all.filter(isSlow).map(({ file, source, flags }) => `${file} /${source}/${flags}`)
    expect(slow.filter((one) => !BOUNDED.has(one))).toEqual([])
    // what was mended loses its exception
    expect([...BOUNDED].filter((one) => !slow.includes(one))).toEqual([])
  })

  it.each([/(a+)+$/, /\S*$/, /\s+$/, /^a*a*b$/])('should not be like this one: %s', (slow) => {
    expect(isSlow(slow)).toBe(true)
  })

  it.each([/^\s+/, /(?<!\s)\s+$/, /[^a]a/, /^[^@]+@[^@]+$/])('may be like this one: %s', (quick) => {
    expect(isSlow(quick)).toBe(false)
  })
})

// Helpers

type Pattern = { readonly source: string; readonly flags: string }

const sources = (): readonly string[] =>
  globSync(SOURCES, { cwd: ROOT, exclude: (path) => path.includes('node_modules') || path.endsWith('/dist') })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path))

/** Whether some text takes a time that grows with the square of its length, or faster. */
const isSlow = ({ source, flags }: Pattern): boolean => analyse({ source, flags }, { maxReports: 1 }).reports.length > 0

/** Those that are written as such; of what is put together while the program runs nothing can be known here. */
function patternsIn(file: string): readonly Pattern[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found: Pattern[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { type, pattern, flags } = node as { type?: unknown; pattern?: unknown; flags?: unknown } // any node of the tree
    if (type === 'RegExpLiteral') found.push({ source: String(pattern), flags: String(flags) })
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }))
  return found
}
