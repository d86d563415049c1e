import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { makeQueryClient } from '../../../api/query-client.ts'
import { refusal } from '../../../api/testing/fake-server.ts'
import { contact } from '../../../api/testing/signed-in.tsx'
import { VisitorsOnly } from '../../../shell/guards.tsx'
import { RouteEffects } from '../../../shell/route-effects.tsx'
import { takeToasts } from '../../../testing/toasts.ts'
import { ContactContext } from '../../../ui/contact-link.tsx'
import { Announcer } from '../../../ui/feedback/announcer.tsx'
import { Toasts } from '../../../ui/feedback/toasts.tsx'
import { ForgotPasswordPage } from '../forgot-password-page.tsx'
import { LoginPage } from '../login-page.tsx'
import { RegisterPage } from '../register-page.tsx'
import { ResetPasswordPage } from '../reset-password-page.tsx'
import { AuthProvider } from '../session/auth.tsx'
import { VerifyEmailPage } from '../verify-email-page.tsx'

/** The pages on the way in, with the real session around them. Answers where the learner is now. */
export function visit(at: string, state?: unknown) {
  // of the test before
  takeToasts()
  const [pathname = '', search] = at.split('?')
  let here = { path: '', state: undefined as unknown }
  const Whereabouts = () => {
    const location = useLocation()
    here = { path: location.pathname + location.search, state: location.state }
    return (
      <main tabIndex={-1}>
        <Outlet />
      </main>
    )
  }
  render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <MemoryRouter initialEntries={[{ pathname, search: search === undefined ? '' : `?${search}`, state }]}>
          <AuthProvider>
            <RouteEffects />
            <Announcer />
            <Toasts />
            <ContactContext value={contact}>
              <Routes>
                <Route Component={Whereabouts}>
                  <Route Component={VisitorsOnly}>
                    <Route path="/login" Component={LoginPage} />
                    <Route path="/register" Component={RegisterPage} />
                  </Route>
                  <Route path="/forgot-password" Component={ForgotPasswordPage} />
                  <Route path="/reset-password" Component={ResetPasswordPage} />
                  <Route path="/verify-email" Component={VerifyEmailPage} />
                  <Route path="/dashboard" element={<h1>My Learning Dashboard</h1>} />
                </Route>
              </Routes>
            </ContactContext>
          </AuthProvider>
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
  return { path: () => here.path, state: () => here.state }
}

export const fill = (label: string, value: string) => {
  const input = screen.getByLabelText(label, { exact: true })
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
  return input
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

type FieldCode =
  | 'invalid-input'
  | 'invalid-email'
  | 'invalid-username'
  | 'username-taken'
  | 'passwords-differ'
  | `password-${'too-short' | 'too-long' | 'too-common' | 'unusable'}`

/** A refusal under an input, as the server words it. */
export const refused = (code: FieldCode, words: string, field: string) =>
  refusal(400, code, words, { fields: { [field]: words } })

/** The words under an input. */
export const faultOf = (label: string): string => {
  const input = screen.getByLabelText(label, { exact: true })
  if (input.getAttribute('aria-invalid') !== 'true') return ''
  const [first = ''] = (input.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(first)?.textContent ?? ''
}
