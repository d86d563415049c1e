import { describe, expect, it } from 'vitest'
import { insistOnTls } from './smtp-mailer.ts'

describe('insistOnTls', () => {
  it.each(['smtp://user:password@mail.example', 'smtp://user@mail.example:25', 'smtp://u:p@127.evil.example'])(
    'should insist for %s, where a password would leave the machine',
    (url) => {
      expect(insistOnTls(url)).toBe(true)
    },
  )

  it.each([
    'smtp://relay.internal:25',
    'smtp://user:password@localhost:1025',
    'smtp://user:password@127.0.0.1:1025',
    'smtp://user:password@[::1]:1025',
  ])('should leave it to the server for %s', (url) => {
    expect(insistOnTls(url)).toBe(false)
  })
})
