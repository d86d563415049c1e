import { act, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, unreachable } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { ChapterPage } from './chapter-page.tsx'
import { aView } from './testing/views.ts'

describe('a chapter without a connection', () => {
  it('should be shown as a copy with its time, and with what needs the server disabled', async () => {
    open(() => copy('2026-11-20T18:24:00Z'))
    const notice = await screen.findByText(/^You’re offline\. This is the copy from/)
    expect(notice.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T18:24:00Z')
    expect(isDisabled(/^Mark as complete/)).toBe(true)
    expect(screen.getAllByText('You’re offline. This needs a connection.').length).toBeGreaterThan(1)
    expect(isDisabled(/^Download as Markdown/)).toBe(false)
  })

  it('should be asked for again once there is a connection', async () => {
    const server = open(() => copy('2026-11-20T18:24:00Z'))
    await screen.findByText(/This is the copy from/)
    server.answer({ [CHAPTER]: [200, aView] })
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(screen.queryByText(/^You’re offline/)).toBe(null))
    expect(isDisabled(/^Mark as complete/)).toBe(false)
  })

  it('should say how to keep it where there is no copy', async () => {
    const isOnline = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    open(unreachable)
    expect(await screen.findByText(/there’s no copy of this chapter on this device/)).toBeVisible()
    expect(screen.getByText(/^Open it once while you’re online/)).toBeVisible()
    Reflect.deleteProperty(navigator, 'onLine')
    expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')).toEqual(isOnline)
  })
})

// Helpers

const CHAPTER = `GET /api/chapters/${aView.id}`

/** As public/service-worker.js answers it. */
const copy = (at: string) => new Response(JSON.stringify(aView), { headers: { 'Offline-Copy': at } })

const isDisabled = (name: RegExp): boolean => screen.getByRole('button', { name }).matches(':disabled')

function open(answer: NonNullable<Answers[string]>) {
  const server = fakeServer({ [CHAPTER]: answer })
  renderSignedIn(
    <Routes>
      <Route path="/learning-plan/:planId/chapter/:chapterId" element={<ChapterPage />} />
    </Routes>,
    { at: `/learning-plan/${aView.learning_plan_id}/chapter/${aView.id}` },
  )
  return server
}
