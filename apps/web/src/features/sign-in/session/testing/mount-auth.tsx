import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { type Auth, useAuth } from '../../../../api/auth-context.ts'
import { refusal } from '../../../../api/testing/fake-server.ts'
import { AuthProvider } from '../auth.tsx'

type Answers = Readonly<Record<string, readonly [status: number, body: unknown]>>

export const user = {
  id: '0192f3a0-0000-7000-8000-000000000001',
  username: 'mira',
  email: 'm@e.org',
  role: 'standard',
  language: null,
  must_change_password: false,
}

export const working: Answers = {
  '/api/validate-token': [200, { valid: true }],
  '/api/me': [200, { ...user, credits: 30 }],
  '/api/login': [200, { access_token: 'fresh', token_type: 'Bearer', expires_in: 3_600, removal_cancelled: false }],
}

/** Stands in for the server; answers the list of paths that were asked. */
export function serve(answers: Answers): readonly string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    // an answer of the network never comes in the same moment
    await new Promise((resolve) => setTimeout(resolve, 1))
    const [status, body] = answers[path] ?? refusal(404, 'not-found', '')
    return new Response(JSON.stringify(body), { status })
  })
  return asked
}

/** Every auth state of the app from the moment on in which it is signed in. */
export async function signedIn(): Promise<readonly Auth[]> {
  localStorage.setItem('token', 'good')
  serve(working)
  const states: Auth[] = []
  const auth = mount((state) => states.push(state))
  await waitFor(() => expect(auth().isAuthenticated).toBe(true))
  states.splice(0, states.length - 1)
  return states
}

export function mount(hear: (auth: Auth) => void = () => undefined): () => Auth {
  let latest: Auth | undefined
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>
        <Probe
          show={(auth) => {
            latest = auth
            hear(auth)
          }}
        />
      </AuthProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText('probe')).toBeVisible()
  return () => {
    if (latest === undefined) throw new Error('the probe was not rendered')
    return latest
  }
}

export function Probe({ show }: { readonly show: (auth: Auth) => void }) {
  show(useAuth())
  return <p>probe</p>
}
