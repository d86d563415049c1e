import { afterEach, describe, expect, it, vi } from 'vitest'
import { leaveTo } from '../../browser/load-document.ts'
import { takeToasts } from '../../testing/toasts.ts'
import { user } from '../sign-in/session/testing/mount-auth.tsx'
import { afterLogin } from './choose-language.ts'

vi.mock('../../browser/load-document.ts', () => ({ loadAgain: vi.fn(), leaveTo: vi.fn() }))

const learner = { ...user, role: 'standard' as const, credits: 0 }

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test writes it
  document.cookie = 'language=; max-age=0; path=/'
  vi.mocked(leaveTo).mockReset()
})

describe('afterLogin', () => {
  it.each([null, 'en'] as const)('should go on where the account has the language %s', async (language) => {
    await afterLogin({ ...learner, language }, false)
    expect(leaveTo).not.toHaveBeenCalled()
  })

  it('should load the dashboard in the language of the account, and let nothing go on meanwhile', async () => {
    const goesOn = vi.fn()
    afterLogin({ ...learner, language: 'de' }, false).then(goesOn)
    await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/dashboard'))
    expect(document.cookie).toContain('language=de')
    expect(goesOn).not.toHaveBeenCalled()
  })

  it('should say that the account stays, which a page that is loaded anew would not know', async () => {
    await afterLogin({ ...learner, language: 'de' }, true)
    expect(leaveTo).not.toHaveBeenCalled()
    expect(takeToasts()).toEqual(['info: Welcome back! Your account won’t be deleted.'])
  })
})
