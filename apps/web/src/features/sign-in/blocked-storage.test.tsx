import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dropToken } from '../../api/session-token.ts'
import { fakeServer } from '../../api/testing/fake-server.ts'
import { anId } from '../../api/testing/signed-in.tsx'
import { fill, press, visit } from './testing/visit.tsx'

it.each([
  ['German, of an account that wants German pages', 'de'],
  ['no language of its own', null],
])('should sign in where the browser stores nothing, and say for how long: %s', async (_, language) => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const session = { access_token: 'fresh', token_type: 'Bearer', expires_in: 3_600, removal_cancelled: false }
  const user = { id: anId(1), username: 'Ana', email: 'ana@example.org', role: 'standard', credits: 0 }
  fakeServer({
    'POST /api/login': [200, session],
    'GET /api/me': [200, { ...user, language, must_change_password: false }],
  })
  const here = visit('/login')
  expect(screen.getByText(/^Your browser blocks storage, so you’ll be signed out when you reload/)).toBeVisible()
  fill('Email', 'ana@example.org')
  fill('Password', 'correct horse')
  press('Sign in')
  expect(await screen.findByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible()
  expect(here.path()).toBe('/dashboard')
  dropToken()
})
