import { describe, expect, it } from 'vitest'
import { clearPendingUnlock, pendingUnlock, rememberPendingUnlock } from './pending-unlock.ts'

const chapter = { planId: 'p', id: 'c', title: 'Proving' }

describe('pendingUnlock', () => {
  it('should answer what was remembered, again and again, until that one is cleared', () => {
    expect(pendingUnlock()).toBe(null)
    rememberPendingUnlock(chapter)
    expect([pendingUnlock(), pendingUnlock()]).toEqual([chapter, chapter])
    clearPendingUnlock('another')
    expect(pendingUnlock()).toEqual(chapter)
    clearPendingUnlock('c')
    expect(pendingUnlock()).toBe(null)
  })

  it.each(['{', '[]', '{}', '{"planId":"p","id":1,"title":"t"}', 'null', '"c"'])(
    'should make nothing of %s',
    (text) => {
      sessionStorage.setItem('wanted-chapter', text)
      expect(pendingUnlock()).toBe(null)
    },
  )
})
