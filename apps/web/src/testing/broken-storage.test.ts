import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  announceLogout,
  clearBrowserStorage,
  dropToken,
  hasPendingNotes,
  readToken,
  replaceToken,
  storeToken,
} from '../api/session-token.ts'
import { isStorageWorking, stored, storedKeys, storedText } from '../api/storage.ts'
import { pendingMessageOf } from '../features/conversations/use-draft.ts'
import { makeNoteDrafts } from '../features/learning/chapter/notes/use-note.ts'
import { requestDraft } from '../features/learning/plan-screen/revise/revise-plan.tsx'
import { pendingUnlock, rememberPendingUnlock } from '../features/payments/pending-unlock.ts'
import { rememberReturnTo, takeReturnTo } from '../routing/return-to.ts'

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
const broken = {
  'that is switched off': () => {
    for (const area of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, area, 'get').mockImplementation(refuse)
    vi.stubGlobal('caches', { delete: async () => refuse() })
    vi.stubGlobal('navigator', { locks: { request: async () => refuse() } })
  },
  'whose every use is refused': () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
    }
    vi.spyOn(Storage.prototype, 'length', 'get').mockImplementation(refuse)
    Object.defineProperty(globalThis, 'caches', { configurable: true, get: refuse })
    vi.stubGlobal('navigator', {
      get locks() {
        return refuse()
      },
    })
  },
  'that is full': () => {
    storedText('localStorage', 'token').write('of an earlier session')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  },
}

describe.each(Object.entries(broken))('storage %s', (_, breakStorage) => {
  beforeEach(() => breakStorage())
  afterEach(() => {
    clearBrowserStorage()
    if (Object.getOwnPropertyDescriptor(globalThis, 'caches')?.get) Reflect.deleteProperty(globalThis, 'caches')
  })

  it('should be known not to work', () => {
    expect(isStorageWorking()).toBe(false)
  })

  it('should keep a session in this page, and end it', async () => {
    storeToken('mine')
    expect(readToken()).toBe('mine')
    await replaceToken(async () => 'renewed')
    expect(readToken()).toBe('renewed')
    announceLogout()
    dropToken()
    expect(document.documentElement.dataset.session).not.toBe('stored')
    expect(readToken()).not.toBe('renewed')
  })

  it.each<[key: string, write: () => void, read: () => unknown, value: unknown]>([
    ['wanted-path', () => rememberReturnTo('/account'), () => takeReturnTo(false), '/account'],
    ['wanted-chapter', () => rememberPendingUnlock(chapter), pendingUnlock, chapter],
    ['unsent', () => pendingMessageOf('c1').write(message), () => pendingMessageOf('c1').read()?.text, 'Hello'],
    ['request', () => requestDraft('p1').write('Shorter'), () => requestDraft('p1').read(), 'Shorter'],
    ['note', () => makeNoteDrafts('h', 's').write(note), () => makeNoteDrafts('h', 's').take(), note],
    ['places', () => places.write({ a: 1 }), places.read, { a: 1 }],
  ])('should keep what is written under %s until the page or the session ends', (_key, write, read, value) => {
    write()
    expect(read()).toEqual(value)
    write()
    clearBrowserStorage()
    expect([...storedKeys('localStorage', 'note:'), ...storedKeys('sessionStorage', '')]).toEqual([])
    expect(hasPendingNotes()).toBe(false)
  })
})

it('should hold nothing back once it works again', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const entry = storedText('localStorage', 'theme')
  expect(entry.write('dark')).toBe(false)
  full.mockRestore()
  expect(entry.write('light')).toBe(true)
  localStorage.setItem('theme', 'dark')
  expect(entry.read()).toBe('dark')
})

// Helpers

const chapter = { planId: 'p1', id: 'h1', title: 'Forks' }
const message = { id: 'm1', text: 'Hello' }
const note = { text: 'Why', version: 0 }
const places = stored<unknown>('sessionStorage', 'places', (value) => value)
