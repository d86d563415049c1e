import { unsubscribe } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { type Answers, fakeServer, refusal, reply, unreachable } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { paths, patterns } from '../../../routing/paths.ts'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const TOKEN = `0192f3a0-0000-7000-8000-000000000001-${'a'.repeat(43)}`
const POST = `POST /api/unsubscribe/${TOKEN}`

describe('the page that a reminder leads to', () => {
  it('should send nothing before its button is pressed, and then once, and say that it is done', async () => {
    const server = open(reply(unsubscribe, undefined))
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
    expect(screen.getByText(/^We’ll stop emailing you/)).toBeVisible()
    expect([server.count(POST), screen.queryByRole('link')]).toEqual([0, null])
    fireEvent.click(button())
    fireEvent.click(button())
    expect(await screen.findByText(/^Done\. We won’t remind you/)).toBeVisible()
    expect(server.count(POST)).toBe(1)
    expect(screen.queryByRole('button')).toBe(null)
    expect(screen.getByRole('link', { name: 'Go to my account' }).getAttribute('href')).toBe(paths.account)
  })

  it('should say what to do about a link that does not work, and lead there', async () => {
    open(refusal(404, 'unsubscribe-link-invalid', 'This link doesn’t work. Please sign in.'))
    fireEvent.click(button())
    expect((await screen.findByRole('alert')).textContent).toBe('This link doesn’t work. Please sign in.')
    expect(screen.getByRole('link', { name: 'Go to my account' })).toBeVisible()
    expect(screen.queryByRole('button')).toBe(null)
  })

  it('should offer to try again where there was no answer', async () => {
    const server = open(unreachable)
    fireEvent.click(button())
    await screen.findByRole('alert')
    server.answer({ [POST]: reply(unsubscribe, undefined) })
    fireEvent.click(button())
    await waitFor(() => expect(screen.queryByRole('alert')).toBe(null))
    expect(await screen.findByText(/^Done\./)).toBeVisible()
  })
})

// Helpers

const button = () => screen.getByRole('button', { name: 'Stop reminders' })

function open(answer: Answers[string]) {
  const server = fakeServer({ [POST]: answer })
  renderSignedIn(
    <Routes>
      <Route path={patterns.unsubscribe} element={<UnsubscribePage />} />
    </Routes>,
    { at: paths.unsubscribe(TOKEN), auth: { token: null, isAuthenticated: false, user: null } },
  )
  return server
}
