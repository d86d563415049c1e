import { describe, expect, it } from 'vitest'
import { isTransient } from './database-unavailable.ts'

describe('isTransient', () => {
  it.each([
    ['a server that is not there', fault({ code: 'ECONNREFUSED' })],
    ['a connection that was cut', fault({ message: 'Connection terminated unexpectedly' })],
    ['a connection that took too long', fault({ message: 'timeout exceeded when trying to connect' })],
    ['a server that restarts', fault({ code: '57P01' })],
    ['a server that is starting', fault({ code: '57P03' })],
    ['a full disk', fault({ code: '53100' })],
    ['too many connections', fault({ code: '53300' })],
    ['a deadlock', fault({ code: '40P01' })],
    ['a lock that was not free in time', fault({ code: '55P03' })],
    ['what pg-boss makes of an error', { message: 'Connection terminated unexpectedly (Queue: send-mail)' }],
  ])('should hold for %s', (_, error) => {
    expect(isTransient(error)).toBe(true)
  })

  it.each([
    ['a broken rule of a table', fault({ code: '23514' })],
    ['a wrong password', fault({ code: '28P01' })],
    ['a database that does not exist', fault({ code: '3D000' })],
    ['a mistake in a statement', fault({ code: '42601' })],
    ['a bug', new TypeError('x is not a function')],
    ['nothing', undefined],
    ['a text', 'ECONNREFUSED'],
  ])('should not hold for %s', (_, error) => {
    expect(isTransient(error)).toBe(false)
  })
})

// Helpers

function fault({ code, message = 'no' }: { readonly code?: string; readonly message?: string }): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code })
}
