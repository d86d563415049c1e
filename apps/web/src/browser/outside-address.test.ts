import { describe, expect, it } from 'vitest'
import { outsideAddress } from './outside-address.ts'

describe('outsideAddress', () => {
  it.each([
    ['https://pay.example/c/1?a=b', 'https:', 'https://pay.example/c/1?a=b'],
    ['https://pay.example/c/1', 'http:', 'https://pay.example/c/1'],
    // a stand-in for the payment provider, on the machine where the product is tried out
    ['http://127.0.0.1:4242/c/1', 'http:', 'http://127.0.0.1:4242/c/1'],
    ['http://127.0.0.1:4242/c/1', 'https:', null],
    ['http://pay.example/c/1', 'https:', null],
    ['javascript:alert(1)', 'http:', null],
    ['data:text/html,hi', 'http:', null],
    ['/account', 'https:', null],
    ['//pay.example', 'https:', null],
    ['', 'https:', null],
  ])('should judge %j on a page with %s', (address, page, expected) => {
    expect(outsideAddress(address, page)).toBe(expected)
  })
})
