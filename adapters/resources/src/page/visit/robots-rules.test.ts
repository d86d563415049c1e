import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAllowedBy, readRobots } from './robots-rules.ts'

const allows = (lines: readonly string[], path: string) =>
  isAllowedBy(readRobots(['User-agent: *', ...lines].join('\n')), new URL(`https://tea.example${path}`))

describe('readRobots', () => {
  it.each([
    ['', []],
    ['Disallow: /a', []],
    ['User-agent: other\nDisallow: /', []],
    ['User-agent: *\nDisallow: /a # not there\r\nallow:/b\rDisallow:', ['-/a', '+/b']],
    ['User-agent: other\nUser-agent: *\nDisallow: /a', ['-/a']],
    ['User-agent: *\nDisallow: /a\nUser-agent: other\nDisallow: /b\nUser-agent: *\nDisallow: /c', ['-/a', '-/c']],
    ['User-agent: *\nDisallow: /a\n\nUser-agent: WAYMARK/2\nDisallow: /b', ['-/b']],
    ['User-agent: waymark\nDisallow:\n\nUser-agent: *\nDisallow: /', []],
    ['User-agent: waymark\n\nUser-agent: *\nDisallow: /a', ['-/a']],
    ['User-agent: *\nSitemap: https://tea.example/map\nCrawl-delay: 5\nDisallow: /***', ['-/*']],
  ])('should keep what is for this reader of %j', (text, rules) => {
    expect(readRobots(text).map(({ pattern, isAllowed }) => `${isAllowed ? '+' : '-'}${pattern}`)).toEqual(rules)
  })

  it('should keep a rule once, however many agents it is for', () => {
    expect(readRobots(`${'User-agent: *\n'.repeat(4_000)}${'Allow: /a\n'.repeat(6_000)}`)).toHaveLength(6_000)
  })
})

describe('isAllowedBy', () => {
  it.each<[string, string, boolean]>([
    ['/', '/a', false],
    ['/a', '/ab?c', false],
    ['/a', '/b', true],
    ['/A', '/a', true],
    ['/a$', '/a', false],
    ['/a$', '/ab', true],
    ['/*.pdf$', '/a/b.pdf', false],
    ['/*.pdf$', '/b.pdf?c', true],
    ['/a*b*c', '/a/c/b/c/d', false],
    ['/a*b*c', '/a/c/b', true],
    ['*', '/a', false],
    ['/a*$', '/ab', false],
    ['/*ab$', '/abab', false],
    ['/a*a$', '/a', true],
    ['/*?', '/a?b', false],
    ['/*?', '/a', true],
    ['/grün', '/gr%c3%bcn', false],
    ['/gr%c3%bcn', '/grün', false],
    ['a', '/a', true],
    ['/100%', '/100%', false],
  ])('should read the rule %j about %s', (pattern, path, isAllowed) => {
    expect(allows([`Disallow: ${pattern}`], path)).toBe(isAllowed)
  })

  it('should believe the longest rule, and of two the one that allows', () => {
    const rules = ['Disallow: /tea', 'Allow: /tea/green', 'Disallow: /tea/green/old', 'Allow: /x', 'Disallow: /x']
    const paths = ['/tea', '/tea/green', '/tea/green/old', '/x', '/coffee']
    expect(paths.map((path) => allows(rules, path))).toEqual([false, true, false, true, true])
  })

  it('should fit as a regular expression would', () => {
    const piece = fc.constantFrom('a', 'b', '*', 'ab', '/', '$')
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
    fc.assert(
      fc.property(text, text, (pattern, other) => {
        const path = other.replaceAll(/[*$]/g, 'b')
        const source = pattern.replace(/\$$/, '').replaceAll(/[$/]/g, '\\$&').replaceAll('*', '.*')
        const fitting = new RegExp(`^${source}${pattern.endsWith('$') ? '$' : ''}`)
        expect(allows([`Disallow: ${pattern}`], path)).toBe(
          !fitting.test(new URL(`https://tea.example${path}`).pathname),
        )
      }),
    )
  })
})
