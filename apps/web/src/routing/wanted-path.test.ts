import { afterEach, describe, expect, it } from 'vitest'
import { rememberWantedPath, takeWantedPath } from './wanted-path.ts'

afterEach(() => sessionStorage.clear())

describe('takeWantedPath', () => {
  it.each(['/admin', '/admin/health?days=7'])('should lead only admins on to %s', (path) => {
    rememberWantedPath(path)
    expect(takeWantedPath(false)).toBe(null)
    rememberWantedPath(path)
    expect(takeWantedPath(true)).toBe(path)
  })

  it('should answer once', () => {
    rememberWantedPath('/account')
    expect([takeWantedPath(false), takeWantedPath(false)]).toEqual(['/account', null])
  })
})
