import { describe, expect, it, vi } from 'vitest'
import { inColumns, minute, print } from './output.ts'

describe('print', () => {
  it('should name things as the API does, however deep they lie', () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const at = new Date('2026-11-21T14:03:00.000Z')
    print({ json: [{ tokensPerSecond: 4, debts: { paidAt: at, already_snake: [null] } }], words: '' }, { json: true })
    const printed = JSON.parse(String(write.mock.lastCall?.[0]))
    write.mockRestore()
    const debts = { paid_at: at.toISOString(), already_snake: [null] }
    expect(printed).toEqual([{ tokens_per_second: 4, debts }])
  })
})

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
  it('should print times in UTC, and that there is none', () => {
    expect([minute(new Date('2026-11-21T14:03:59.999+01:00')), minute(null)]).toEqual(['2026-11-21 13:03', '–'])
  })
})
