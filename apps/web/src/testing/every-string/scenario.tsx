import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { type Answer, type Answers, fakeServer } from '../../api/testing/fake-server.ts'
import { anId } from '../../api/testing/signed-in.tsx'
import { App } from '../../app.tsx'
import { paths } from '../../routing/paths.ts'
import type { Moment, Reached } from './table.ts'

export const planId = anId(1)
export const chapterId = anId(102)

export const mira = {
  id: anId(9),
  username: 'mira',
  email: 'mira@example.org',
  role: 'standard',
  credits: 40,
  language: null,
  must_change_password: false,
}

/** What every page may ask for. */
const installation: Answers = {
  'GET /api/app-info': [
    200,
    {
      name: 'Waymark',
      tutor: { provider: 'openai', is_demo: false, notice: null },
      mailbox: 'smtp',
      payments: 'stripe',
      contact_email: 'help@example.org',
      community_url: 'https://chat.example.org/',
      reporting: { errors: null, analytics: null },
    },
  ],
}

const session: Answers = {
  'GET /api/validate-token': [200, { valid: true }],
  'GET /api/me': [200, mira],
  'GET /api/learning-plans': [200, []],
  'POST /api/learning-plans/check-stuck': [200, { requeued: [] }],
  'GET /api/conversation/current': [200, { conversation_id: null }],
  'GET /api/conversations': [200, []],
  'GET /api/account/sessions': [200, []],
  'GET /api/credits/history?limit=5': [200, { entries: [], next_cursor: null }],
  'GET /api/credits/purchases': [200, []],
}

const wordless: Answer = [418, {}]

/** Brings the app to a moment, with a server that refuses in the given way. */
export async function reach(moment: Moment, refused: Answer = wordless): Promise<Reached> {
  const { who = 'learner', answers, refusedCall, clock, draw, act } = moment
  if (clock) vi.useFakeTimers({ shouldAdvanceTime: true })
  const server = fakeServer({
    ...installation,
    ...session,
    ...(who === 'admin' && { 'GET /api/me': [200, { ...mira, role: 'admin' }] }),
    ...(refusedCall !== undefined && { [refusedCall]: refused }),
    ...answers,
  })
  if (who !== 'visitor') localStorage.setItem('token', 'good')
  if (draw) draw()
  else openApp(moment.at ?? ownAddress(moment))
  await act?.({ server, refused })
  return { server, refused }
}

function ownAddress({ screen }: Moment): string {
  const path = paths[screen]
  return typeof path === 'string' ? path : path(planId, chapterId)
}

function openApp(at: string): void {
  render(
    <App
      queryClient={makeQueryClient()}
      withRouter={(routes) => <MemoryRouter initialEntries={[at]}>{routes}</MemoryRouter>}
    />,
  )
}
