import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from './write-csv.ts'

describe('writeCsv', () => {
  it('should write what RFC 4180 wants, with a byte order mark', () => {
    expect(
      writeCsv([
        ['a', 1, null, true],
        ['b,"c"', -2, 'd\ne', false],
      ]),
    ).toBe('\uFEFFa,1,,true\r\n"b,""c""",-2,"d\ne",false\r\n')
  })

  it.each([
    ...[
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\tx',
      '\rx',
      '\nx',
      '＝1+1',
      '＋1',
      '－1',
      '＠SUM(A1)',
      '﹦1',
      ' =1+1',
      '\u00A0=1',
    ],
  ])('should let no spreadsheet take %j for a formula', (text) => {
    expect(readCsv(writeCsv([[text]]))).toEqual([[`'${text}`]])
  })

  it.each([
    [';=1+1', ";'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a\n=1+1', "a\n'=1+1"],
    ['a\t＝1', "a\t'＝1"],
    ['a; @b', "a;' @b"],
    ['a;"=1+1;b', 'a;\'"=1+1;b'],
    ['a, -5; b=1', 'a, -5; b=1'],
  ])('should write %j so that none is where another separator ends a field', (text, written) => {
    expect(readCsv(writeCsv([[text]]))).toEqual([[written]])
  })

  it('should begin no field with a formula, whichever separator a spreadsheet goes by', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '=', '＠', ';', '\t', '\n', '\r', ' ', ',', '"') })
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (row) => {
        const fields = writeCsv([row])
          .slice(1)
          .split(/[;\t\r\n]/)
        expect(fields.filter((field) => /^[\s"]*[=＠]/.test(field))).toEqual([])
      }),
    )
  })

  it('should always be read back as the same fields', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', 'é', ' ') })
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const plain = rows.map((row) => row.map((text) => text.replace(/^[\r\n]/, 'x')))
        expect(readCsv(writeCsv(plain))).toEqual(plain)
      }),
    )
  })
})

// Helpers

/** A reader of its own: what is written must not be read by the code that writes it. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = []
  let [row, field, quoted]: [string[], string, boolean] = [[], '', false]
  for (let at = 1; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (quoted && character === '"' && text[at + 1] === '"') {
      field += '"'
      at += 1
    } else if (character === '"') quoted = !quoted
    else if (!quoted && character === ',') {
      row.push(field)
      field = ''
    } else if (!quoted && character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, field])
      row = []
      field = ''
      at += 1
    } else field += character
  }
  return rows
}
