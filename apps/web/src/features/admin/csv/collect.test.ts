import { describe, expect, it } from 'vitest'
import { collect, MAX_CSV_ROWS } from './lists.ts'

describe('collect', () => {
  it('should read every page once, in order', async () => {
    const pages = [
      { rows: [1, 2], next: 'b' },
      { rows: [], next: 'c' },
      { rows: [3], next: null },
    ]
    const asked: (string | null)[] = []
    const read = async (cursor: string | null) => {
      asked.push(cursor)
      return pages[asked.length - 1] ?? { rows: [], next: null }
    }
    expect(await collect(read)).toEqual({ rows: [1, 2, 3], isCut: false })
    expect(asked).toEqual([null, 'b', 'c'])
  })

  it('should stop at the most rows that a file has, and say that there are more', async () => {
    const endless = async () => ({ rows: Array.from({ length: 7_000 }, () => 0), next: 'on' })
    const { rows, isCut } = await collect(endless)
    expect([rows.length, isCut]).toEqual([MAX_CSV_ROWS, true])
  })
})
