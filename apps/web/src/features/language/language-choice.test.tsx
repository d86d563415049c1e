import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../api/testing/fake-server.ts'
import { loadAgain } from '../../browser/load-document.ts'
import { takeToasts } from '../../testing/toasts.ts'
import { LanguageChoice } from './language-choice.tsx'

vi.mock('../../browser/load-document.ts', () => ({ loadAgain: vi.fn(), leaveTo: vi.fn() }))

const SET = 'PUT /api/account/language'

afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test writes it
  document.cookie = 'language=; max-age=0; path=/'
  vi.mocked(loadAgain).mockReset()
})

describe('LanguageChoice', () => {
  it('should offer each language in its own words, and show the one of the page', () => {
    render(<LanguageChoice className="" />)
    const buttons = within(screen.getByRole('group', { name: 'Language' })).getAllByRole('button')
    expect(buttons.map((button) => [button.lang, button.textContent, button.ariaCurrent])).toEqual([
      ['en', 'English', 'true'],
      ['de', 'Deutsch', 'false'],
      ['es', 'Español', 'false'],
    ])
  })

  it('should write the cookie of a visitor, ask no one and load the page again', async () => {
    const server = fakeServer({})
    choose('Deutsch')
    await waitFor(() => expect(loadAgain).toHaveBeenCalledOnce())
    expect(document.cookie).toBe('language=de')
    expect(server.count(SET)).toBe(0)
  })

  it.each([
    ['takes it', [204, undefined] as const],
    ['fails', [500, {}] as const],
  ])('should have the account follow before the page is loaded, where the server %s', async (_, answer) => {
    localStorage.setItem('token', 'good')
    let sent: unknown
    fakeServer({
      [SET]: (body) => {
        expect(loadAgain).not.toHaveBeenCalled()
        sent = body
        return new Response(null, { status: answer[0] })
      },
    })
    choose('Español')
    await waitFor(() => expect(loadAgain).toHaveBeenCalledOnce())
    expect(sent).toEqual({ language: 'es' })
    expect(document.cookie).toBe('language=es')
  })

  it('should stay as it is while there is no line', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    choose('Deutsch')
    await waitFor(() => expect(takeToasts()).toEqual(['error: You seem to be offline.']))
    expect(loadAgain).not.toHaveBeenCalled()
    expect(document.cookie).toBe('')
  })
})

// Helpers

function choose(name: string): void {
  render(<LanguageChoice className="" />)
  fireEvent.click(screen.getByRole('button', { name }))
}
