import { describe, expect, it } from 'vitest'
import { rememberReturnTo, takeReturnTo } from './return-to.ts'

describe('takeReturnTo', () => {
  it.each(['/admin', '/admin/health?days=7'])('should lead only admins on to %s', (path) => {
    rememberReturnTo(path)
    expect(takeReturnTo(false)).toBe(null)
    rememberReturnTo(path)
    expect(takeReturnTo(true)).toBe(path)
  })

  it('should answer once', () => {
    rememberReturnTo('/account')
    expect([takeReturnTo(false), takeReturnTo(false)]).toEqual(['/account', null])
  })
})
