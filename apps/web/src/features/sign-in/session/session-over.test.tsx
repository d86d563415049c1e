import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { useAuth } from '../../../api/auth-context.ts'
import { tokenRefused } from '../../../api/session-token.ts'
import { AuthProvider } from './auth.tsx'
import { serve, working } from './testing/mount-auth.tsx'

it.each<[how: string, end: () => void]>([
  ['the server refuses it', () => tokenRefused('good')],
  ['another tab ended it', () => endElsewhere(new StorageEvent('storage', { key: 'token', newValue: null }))],
  [
    'Back brings the page of an ended one',
    () => endElsewhere(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('a page for learners should go with its session, before the sign-in page has come: %s', async (_, end) => {
  localStorage.setItem('token', 'good')
  serve(working)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthProvider>
        <Suspense fallback="Loading the sign-in page">
          <Page />
        </Suspense>
      </AuthProvider>
    </QueryClientProvider>,
  )
  const page = await screen.findByText('For learners')
  act(end)
  expect(await screen.findByText('Loading the sign-in page')).toBeVisible()
  expect(page).not.toBeVisible()
})

// Helpers

const never = new Promise<never>(() => undefined)

function Page() {
  const { isAuthenticated, isLoading } = useAuth()
  if (isLoading) return 'Who is it?'
  return isAuthenticated ? <p>For learners</p> : use(never)
}

function endElsewhere(event: Event): void {
  localStorage.removeItem('token')
  window.dispatchEvent(event)
}
