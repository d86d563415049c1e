import { expect, it } from 'vitest'
import { keptAddress } from './page-of.ts'

const own = 'https://learn.example.org'

it.each([
  [`${own}/assets/index-DhIlT2ox.js`, '/assets/index-DhIlT2ox.js'],
  [`${own}/assets/juggling`, '/not-found'],
  [`${own}/reset-password?token=secret#x`, '/reset-password'],
  ['/verify-email?token=secret', '/verify-email'],
  [`${own}/learn/juggling`, '/not-found'],
  ['juggling', '/not-found'],
  ['/api/conversation?id=1', '/api/conversation'],
  [`/api/chapters/0190f7c2-1111-7abc-8def-0123456789ab/status`, '/api/chapters/:id/status'],
  ['https://en.wikipedia.org/wiki/Juggling', 'https://en.wikipedia.org'],
  ['https://user:pass@videos.example/results?q=juggling', 'https://videos.example'],
  ['https://[x?q=juggling', '[address]'],
])('should leave of %j only %j', (address, left) => {
  expect(keptAddress(address, own)).toBe(left)
})
