import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlight } from './highlight.ts'
import { languageNamed } from './languages.ts'

const names = ['python', 'javascript', 'typescript', 'java', 'c', 'cpp', 'csharp', 'go', 'rust', 'kotlin', 'r']
const others = ['sql', 'bash', 'xml', 'css', 'json', 'yaml']

describe('languageNamed', () => {
  it.each([
    ['py', 'Python'],
    ['JS', 'JavaScript'],
    ['c++', 'C++'],
    ['html', 'HTML'],
    ['sh', 'Shell'],
  ])('should know %s', (alias, name) => expect(languageNamed(alias)?.name).toBe(name))

  it.each(['', 'text', 'toString', '__proto__', 'constructor'])('should not know %j', (name) => {
    expect(languageNamed(name)).toBe(undefined)
  })
})

describe('highlight', () => {
  it('should leave code alone that has an endless line', async () => {
    const java = languageNamed('java')
    if (!java) throw new Error('Java is known.')
    const line = 'return '.repeat(71)
    expect(await highlight(`${line}\n${line}`, java)).toContainEqual({ text: 'return', className: 'hljs-keyword' })
    const endless = `return 1;\n${line}return `
    expect(await highlight(endless, java)).toEqual([{ text: endless, className: '' }])
  })

  it.each([...names, ...others])('should leave no letter of %s out, and add none', async (name) => {
    const language = languageNamed(name)
    if (!language) throw new Error(`There is no language ${name}.`)
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
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        const code = pieces.join('')
        const tokens = await highlight(code, language)
        expect(tokens.map(({ text }) => text).join('')).toBe(code)
        expect(tokens.every(({ className }) => /^[\w -]*$/.test(className))).toBe(true)
      }),
      { numRuns: 40 },
    )
  })
})
