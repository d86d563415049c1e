import { describe, expect, it } from 'vitest'
import {
  clearPendingUnlock,
  keepForLater,
  pendingUnlock,
  rememberPendingUnlock,
  takeUnlockAfterPayment,
} from './pending-unlock.ts'

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

describe('takeUnlockAfterPayment', () => {
  it('should answer once what is to be unlocked by itself, which stays a place to go on from', () => {
    const plan = { ...chapter, id: 'p', chapterIds: ['a', 'b'] }
    rememberPendingUnlock(plan, true)
    expect([takeUnlockAfterPayment(), takeUnlockAfterPayment()]).toEqual([plan, null])
    expect(pendingUnlock()).toEqual(plan)
  })

  it('should answer nothing where the learner has not said so', () => {
    rememberPendingUnlock(chapter, false)
    expect(takeUnlockAfterPayment()).toBe(null)
  })

  it('should answer nothing once credits are bought for nothing in particular', () => {
    rememberPendingUnlock(chapter, true)
    keepForLater()
    expect(takeUnlockAfterPayment()).toBe(null)
  })
})
