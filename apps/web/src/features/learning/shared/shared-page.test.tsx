import { type ReplyOf, sharedPlan, startSharedPlan } from '@app/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Auth } from '../../../api/auth-context.ts'
import { type Answers, fakeServer, refusal, reply, unreachable } from '../../../api/testing/fake-server.ts'
import { anId, renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { paths, patterns } from '../../../routing/paths.ts'
import { takeReturnTo } from '../../../routing/return-to.ts'
import { Address, address } from '../../../testing/address.tsx'
import { SharedPage } from './shared-page.tsx'

const SECRET = 'a'.repeat(43)
const READ = `GET /api/shared/${SECRET}`
const START = `POST /api/shared/${SECRET}/start`
const HOSTILE = '<img src=x onerror=alert(1)>'

describe('a shared plan', () => {
  it('should show the outline and the first chapter, with whatever stands in them as a text', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: `Bread ${HOSTILE}` })).toBeVisible()
    expect(screen.getByText('From flour to a loaf.')).toBeVisible()
    expect(screen.getByText('You’ll work toward:', { exact: false }).textContent).toBe('You’ll work toward: one loaf')
    const chapters = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(chapters.slice(0, 2)).toEqual(['1 Flour', `2 Water ${HOSTILE}`])
    expect(screen.getByText('Weigh it').closest('details')?.open).toBe(false)
    expect(await screen.findByRole('heading', { level: 2, name: 'Flour' })).toBeVisible()
    expect(await screen.findByText('What flour is')).toBeVisible()
    expect(await screen.findByText('It is ground.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 3, name: 'Key Points' })).toBeVisible()
    expect(document.querySelector('main img, article img, script[src="x"]')).toBe(null)
    expect(document.head.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex')
  })

  it('should be started with one press, and lead to the plan', async () => {
    const server = open({ [START]: reply(startSharedPlan, { id: anId(7) }) })
    const button = await screen.findByRole('button', { name: 'Start this plan' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(address()).toBe(paths.plan(anId(7))))
    expect(server.count(START)).toBe(1)
  })

  it('should lead a visitor to sign in first, and back', async () => {
    open({}, { token: null, isAuthenticated: false, user: null })
    const link = await screen.findByRole('link', { name: 'Sign in to start this plan' })
    expect(link.getAttribute('href')).toBe(paths.login)
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(paths.register)
    fireEvent.click(link)
    expect(takeReturnTo(false)).toBe(paths.shared(SECRET))
  })

  it('should say that a link has ended, and show nothing else', async () => {
    open({ [READ]: refusal(404, 'shared-plan-not-found', 'This link doesn’t work anymore. Please ask.') })
    expect((await screen.findByRole('alert')).textContent).toBe('This link doesn’t work anymore. Please ask.')
    expect(screen.queryByRole('button')).toBe(null)
  })

  it('should offer to try again where there was no answer', async () => {
    const server = open({ [READ]: unreachable })
    const again = await screen.findByRole('button', { name: /again/i })
    server.answer({ [READ]: reply(sharedPlan, aShared()) })
    fireEvent.click(again)
    expect(await screen.findByRole('heading', { level: 1, name: /^Bread/ })).toBeVisible()
  })

  it('should say why it could not be started', async () => {
    open({ [START]: [500, {}] })
    fireEvent.click(await screen.findByRole('button', { name: 'Start this plan' }))
    const alert = await screen.findByText('We couldn’t start this plan. Please try again.')
    expect(alert).toBeVisible()
    expect(screen.queryByTestId('address')).toBe(null)
  })
})

// Helpers

const aShared = (): ReplyOf<typeof sharedPlan> => ({
  title: `Bread ${HOSTILE}`,
  description: 'From flour to a loaf.',
  thread: 'one loaf',
  language: 'en',
  minutes: 180,
  chapters: [
    { number: 1, title: 'Flour', summary: 'What it is.', objectives: ['Weigh it'], minutes: 60 },
    { number: 2, title: `Water ${HOSTILE}`, summary: '', objectives: [], minutes: null },
  ],
  first_chapter: {
    introduction: `All begins with **flour**. ${HOSTILE}`,
    learning_objectives: ['Weigh it'],
    sections: [{ id: 's1', heading: 'What flour is', body: 'It is ground.', minutes: 1 }],
    key_points: ['Weigh it.'],
    practice: null,
  },
})

function open(answers: Answers = {}, auth: Partial<Auth> = {}) {
  const server = fakeServer({ [READ]: reply(sharedPlan, aShared()), ...answers })
  renderSignedIn(
    <main>
      <Routes>
        <Route path={patterns.shared} element={<SharedPage />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </main>,
    { at: paths.shared(SECRET), auth },
  )
  return server
}
