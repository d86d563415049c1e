import { describe, expect, it } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'

describe('boundedFetch', () => {
  it.each([
    ['long lines', 20, 250_000, true],
    ['a line too long', 1, 300_000, false],
    ['too many lines', 40, 250_000, false],
  ])('should read what an answer may be, and no more: %s', async (_name, lines, length, good) => {
    const response = await boundedFetch(`data:text/plain,${Array(lines).fill('x'.repeat(length)).join('%0A')}`)

    const text = response.text()

    if (good) expect(await text).toHaveLength(lines * (length + 1) - 1)
    else await expect(text).rejects.toThrow('the response is too long')
  })

  it('should leave status and headers as they are', async () => {
    const response = await boundedFetch('data:text/event-stream,hello')

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
  })
})
