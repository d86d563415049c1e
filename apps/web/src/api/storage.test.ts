import { describe, expect, it, vi } from 'vitest'
import { isStorageWorking, storedKeys, storedText } from './storage.ts'

describe('storedText', () => {
  it('should keep for this page what the browser refuses to store, and say that it is for no longer', () => {
    const token = storedText('localStorage', 'token')
    block()
    expect(isStorageWorking()).toBe(false)
    expect(token.write('abc')).toBe(false)
    expect(token.read()).toBe('abc')
    expect(storedKeys('localStorage', 'tok')).toEqual(['token'])
    token.clear()
    expect(token.read()).toBe(null)
  })

  it('should give up what it kept by itself as soon as the browser stores again', () => {
    const draft = storedText('sessionStorage', 'draft')
    block()
    draft.write('one')
    vi.restoreAllMocks()
    expect(draft.write('two')).toBe(true)
    sessionStorage.setItem('draft', 'of another tab')
    expect(draft.read()).toBe('of another tab')
    expect(isStorageWorking()).toBe(true)
  })
})

// Helpers

/** As browsers do where cookies are switched off: each use of it throws. */
function block(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const use of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, use).mockImplementation(refuse)
  }
}
