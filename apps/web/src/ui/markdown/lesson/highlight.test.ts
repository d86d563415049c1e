import fc from 'fast-check'
import hljs from 'highlight.js/lib/common'
import { describe, expect, it } from 'vitest'
import { highlight, languageNamed } from './highlight.ts'

describe('languageNamed', () => {
  it.each([
    ['py', 'Python'],
    ['JS', 'JavaScript'],
    ['c++', 'C++'],
    ['html', 'HTML'],
    ['sh', 'Bash'],
    ['python3', 'Python'],
    ['RB', 'Ruby'],
  ])('should know %s', (alias, name) => expect(languageNamed(alias)).toBe(name))

  it.each(['', 'tab', 'toString', '__proto__', 'constructor'])('should not know %j', (name) => {
    expect(languageNamed(name)).toBe(undefined)
  })
})

describe('highlight', () => {
  it('should leave code alone that has an endless line, or no end', () => {
    const line = 'return '.repeat(71)
    expect(highlight(`${line}\n${line}`, 'java')).toContainEqual({ text: 'return', className: 'hljs-keyword' })
    for (const code of [`return 1;\n${line}return `, 'return;\n'.repeat(2_600)])
      expect(highlight(code, 'java')).toEqual([{ text: code, className: '' }])
  })

  it.each(hljs.listLanguages())('should leave no letter of %s out, and add none', (language) => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '&',
        '"',
        "'",
        '&amp;',
        '<span class="x">',
        '</span>',
        '\n',
        ' ',
        '{',
        '}',
        '/*',
        '#',
        '=',
      ),
      fc.constantFrom('if', 'def', 'class', '1', 'x', '<b>', '</b>', '<script>', '${', '`', '//', '"""'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const code = pieces.join('')
        const tokens = highlight(code, language)
        expect(tokens.map(({ text }) => text).join('')).toBe(code)
        expect(tokens.every(({ className }) => /^[\w -]*$/.test(className))).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})
