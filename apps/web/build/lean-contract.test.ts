import { expect, it } from 'vitest'
import { withoutDescriptions } from './lean-contract.ts'

it('should leave out what only the server reads, and keep the statuses of a stream', () => {
  const module = (first: string, second: string) => `const none = { summary: 'kept' }
export const a = endpoint('GET', '/a', 'public', {${first} reply: z.object({ summary: text })})
export const b = endpoint('POST', '/b', 'learner', { streams: true,${second} refusals: { no: 404 } })
`
  const whole = module(` summary: 'It’s, “a”', refusals: { ...none, 'gone': 404 },`, ` summary: \`b\` + 'c',`)
  expect(withoutDescriptions(whole).replace(/\s+/g, ' ')).toBe(module('', '').replace(/\s+/g, ' '))
})
