import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lessonTree } from '../../../../ui/markdown/lesson/lesson-markdown.tsx'
import { asAddress, asHeading, asLine } from './escape.ts'
import { asLink, textOf } from './write-inline.ts'

const odd = [
  '# Not a heading',
  'Trailing ##',
  '1. First',
  '- [x] done',
  '[brackets](https://e.org)',
  '![picture](x)',
  '<script>alert(1)</script> <!-- gone',
  'AT&amp;T &lt;b&gt;',
  '*stars* __lines__ `ticks` ~~struck~~ | bars |',
  'C:\\temp\\',
  '===',
  '---',
  '> quoted',
  '~~~',
  'https://e.org and www.e.org and a@e.org',
  'שלום 👩‍🍳 [عربي]',
  'two\nlines\n\n# and more',
]

describe('asLine', () => {
  it.each(odd)('should keep every word of %j in a heading, a paragraph, an item and a link', (title) => {
    const words = title.replace(/\s+/g, ' ')
    for (const level of [1, 2]) expect(read(asHeading(level, asLine(title)))).toEqual([`h${level}`, words])
    expect(read(asLine(title))).toEqual(['p', words])
    expect(read(`- ${asLine(title)}`)).toEqual(['ul', words])
    expect(read(asLink(asLine(title), 'https://e.org'))).toEqual(['p', words])
  })

  it('should keep any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (title) => {
        const words = title.replace(/\s+/g, ' ').trim()
        fc.pre(words !== '')
        expect(read(asHeading(1, asLine(title)))).toEqual(['h1', words])
      }),
    )
  })
})

describe('asAddress', () => {
  it.each([
    ['https://e.org/a_(b)', 'https://e.org/a_%28b%29'],
    ['https://e.org/a b', 'https://e.org/a%20b'],
    ['https://e.org/?a=1&copy=2&lt;', 'https://e.org/?a=1&copy=2&amp;lt;'],
    ['https://e.org/<x>|y', 'https://e.org/%3Cx%3E%7Cy'],
  ])('should write %s as %s', (address, written) => {
    expect(asAddress(address)).toBe(written)
  })

  it('should not be written where a link may not lead', () => {
    expect(asLink('x', 'javascript:alert(1)')).toBe('x')
  })
})

// Helpers

/** What a reader of Markdown takes the first block for, and the words in it. */
function read(markdown: string): readonly [string | undefined, string] {
  const blocks = (lessonTree({ text: markdown }).children ?? []).filter(({ type }) => type === 'element')
  return [blocks[0]?.tagName, blocks.map(textOf).join('¶').replace(/\n/g, '')]
}
