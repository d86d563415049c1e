import { describe, expect, it } from 'vitest'
import { inColumns, minute } from './print.ts'

describe('inColumns', () => {
  it('should make each column as wide as what stands in it', () => {
    expect(
      inColumns(
        ['name', 'credits'],
        [
          ['Ada Lovelace', '5'],
          ['Ben', '1000'],
        ],
      ),
    ).toBe('name          credits\nAda Lovelace  5\nBen           1000')
  })

  it('should not let a name command the terminal', () => {
    expect(inColumns(['name'], [['\u001b[2Jada\r\n\u202Enimda']])).toBe('name\n [2Jada nimda')
  })
})

describe('minute', () => {
  it('should tell times in UTC, and that there is none', () => {
    expect([minute(new Date('2026-11-21T14:03:59.999+01:00')), minute(null)]).toEqual(['2026-11-21 13:03', '–'])
  })
})
