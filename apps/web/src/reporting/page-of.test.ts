import { describe, expect, it } from 'vitest'
import { pageOf, referrerOf } from './page-of.ts'

describe('pageOf', () => {
  it.each([
    ['/', '/'],
    ['/dashboard', '/dashboard'],
    ['/login/', '/login'],
    ['/learning-plan/0190-a/chapter/0190-b', '/learning-plan/:planId/chapter/:chapterId'],
    ['/reset-password', '/reset-password'],
    ['/reset-password/eyJhbGciOi.J9', '/not-found'],
    ['/ana@example.org', '/not-found'],
    ['/learning-plan/0190-a', '/learning-plan/:planId'],
    ['/learning-plan/0190-a/0190-b', '/not-found'],
  ])('should reduce %s to %s', (pathname, page) => {
    expect(pageOf(pathname)).toBe(page)
  })
})

describe('referrerOf', () => {
  it.each([
    ['', null],
    ['https://learn.example.org/verify-email?token=secret', null],
    ['https://search.example.com/?q=juggling', 'https://search.example.com'],
    ['android-app://com.example.mail/', null],
    ['no address', null],
  ])('should reduce %s to %s', (referrer, expected) => {
    expect(referrerOf({ referrer }, 'https://learn.example.org')).toBe(expected)
  })
})
