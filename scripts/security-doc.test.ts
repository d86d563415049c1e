import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

type Row = { readonly number: string; readonly verdict: string; readonly evidence: string; readonly cells: number }

/** The rows of the tables of requirements: those that begin with a number such as 1.2.3, or with a whole chapter, V5. */
const rows: readonly Row[] = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| (\d+\.\d+\.\d+|V\d+) \|/.test(line))
  .map((line) => {
    const cells = line.split('|').slice(1, -1)
    const [number = '', , , verdict = '', evidence = ''] = cells.map((cell) => cell.trim())
    return { number, verdict, evidence, cells: cells.length }
  })

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0.0 has; V5, V10 and V17 have one row each. */
const REQUIREMENTS = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
}

const VERDICT = /^(met|(not applicable|deviates|open): \S.*)$/
const isTest = (path: string): boolean => /\.(test|e2e)\.tsx?$|\/testing\/contracts\//.test(path)

const withoutComments = (code: string): string => code.replace(/^\s*(\/\*[\s\S]*?\*\/|\/\/.*$)/gm, '')

/** `path`, or `path`: "title". A title may come without its ending. */
const CITATION = /`([^`]+)`(?:: "([^"]+)")?/g
const citations = rows.flatMap(({ number, evidence }) =>
  [...evidence.replace(/ \([^()]*\)/g, '').matchAll(CITATION)].map(([, path = '', title]) => ({ number, path, title })),
)

describe('docs/security.md', () => {
  it('should have one row for each requirement', () => {
    const numbers = rows.map(({ number }) => number)
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
    const counts = Object.groupBy(numbers, (number) => number.split('.')[0] ?? '')
    expect(Object.fromEntries(Object.entries(counts).map(([chapter, all = []]) => [chapter, all.length]))).toEqual({
      ...REQUIREMENTS,
      V5: 1,
      V10: 1,
      V17: 1,
    })
  })

  it('should give each row a verdict of the four kinds', () => {
    expect(rows.filter(({ verdict, cells }) => !VERDICT.test(verdict) || cells !== 5)).toEqual([])
  })

  it('should give evidence for what is met', () => {
    const shown = new Set(citations.map(({ number }) => number))
    expect(rows.filter(({ number, verdict }) => verdict === 'met' && !shown.has(number))).toEqual([])
    expect(rows.filter(({ number, evidence }) => evidence !== '–' && !shown.has(number))).toEqual([])
  })

  it('should name files that exist, and of a test its title', () => {
    const wrong = citations.filter(({ path, title }) => {
      if (!existsSync(join(ROOT, path))) return true
      return title === undefined ? isTest(path) : !withoutComments(read(path)).includes(title)
    })
    expect(wrong).toEqual([])
  })
})
