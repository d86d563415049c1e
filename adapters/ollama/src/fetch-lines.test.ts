import { describe, expect, it } from 'vitest'
import { fetchLines } from './fetch-lines.ts'

describe('fetchLines', () => {
  it.each([
    ['long lines', 20, 250_000, true],
    ['a line too long', 1, 300_000, false],
    ['too many lines', 40, 250_000, false],
  ])('should read what an answer may be, and no more: %s', async (_name, lines, length, good) => {
    const text = read(
      Array(lines)
        .fill(`"${'x'.repeat(length)}"`)
        .join('%0A'),
    )

    if (good) expect(await text).toHaveLength(lines * (length + 3))
    else await expect(text).rejects.toThrow('the response is too long')
  })

  it.each([
    ['{"a":1}%0A%0A  %0A{"b":2}%0A', '{"a":1}\n{"b":2}\n'],
    ['{"a":1}%0A{"b":2}', '{"a":1}\n{"b":2}\n'],
    ['{"a":1}%0D%0A', '{"a":1}\r\n'],
    ['', ''],
  ])('should hand on whole lines of JSON: %s', async (sent, lines) => {
    expect(await read(sent)).toBe(lines)
  })

  it.each(['{"a":1', 'oops%0A{"a":1}', '{"a":1}%0Aoops'])('should not hand on anything else: %s', async (sent) => {
    await expect(read(sent)).rejects.toThrow('the response is not JSON')
  })
})

// Helpers

const read = async (body: string): Promise<string> => {
  const response = await fetchLines(new AbortController().signal)(`data:application/x-ndjson,${body}`)
  return response.text()
}
