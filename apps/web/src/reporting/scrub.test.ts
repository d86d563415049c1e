import { describe, expect, it } from 'vitest'
import { scrub, scrubText } from './scrub.ts'

const own = 'https://learn.example.org'

describe('scrubText', () => {
  it.each([
    ['no more than words', 'no more than words'],
    [`${own}/assets/index-DhIlT2ox.js`, `${own}/assets/index-DhIlT2ox.js`],
    [`at ${own}/assets/index-DhIlT2ox.js:1:2`, `at ${own}/assets/index-DhIlT2ox.js:1:2`],
    [`${own}/reset-password?token=secret#x`, `${own}/reset-password`],
    ['/verify-email?token=secret', '/verify-email'],
    ['GET /api/conversation?id=1 failed', 'GET /api/conversation failed'],
    [`/api/chapters/0190f7c2-1111-7abc-8def-0123456789ab/status`, '/api/chapters/:id/status'],
    ['https://en.wikipedia.org/wiki/Juggling', 'https://en.wikipedia.org'],
    ['https://user:pass@videos.example/results?q=juggling', 'https://videos.example'],
    ['mailto:ana@example.org', 'mailto:[mail]'],
    ['Bearer eyJhbGciOi.eyJzdWIi.sig-nature', 'Bearer [token]'],
    ['main > a.link[aria-label="View Chapter: Juggling"]', 'main > a.link'],
    ['https://[x?q=juggling', '[address]'],
  ])('should leave of %j only %j', (text, left) => {
    expect(scrubText(text, own)).toBe(left)
  })
})

describe('scrub', () => {
  it('should look into everything, keys as well, and leave what is no text', () => {
    const given = { 'ana@example.org': [{ to: '/x?token=1' }, 3, null, true], none: undefined }
    expect(scrub(given, own)).toEqual({ '[mail]': [{ to: '/x' }, 3, null, true], none: undefined })
  })
})
