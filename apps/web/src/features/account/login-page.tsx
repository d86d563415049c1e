import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '../../auth-context.ts'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { carriedEmail } from './carried-email.ts'
import { type LoginForm, loginForm } from './entry-forms.ts'
import { ResendVerification } from './resend-verification.tsx'

export function LoginPage() {
  const { isAuthenticated, login } = useAuth()
  const { state } = useLocation()
  const { register, handleSubmit, formState, setError, watch } = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginForm),
    defaultValues: { email: carriedEmail(state), password: '' },
  })
  const email = watch('email')
  const refusal = formState.errors.root?.message
  const isUnverified = refusal?.toLowerCase().includes('verify your email') ?? false

  if (isAuthenticated) return <Navigate to={paths.dashboard} replace />

  const submit = handleSubmit(async (form) => {
    try {
      await login(form.email, form.password)
    } catch (error) {
      setError('root', { message: error instanceof Error ? error.message : 'Login failed' })
    }
  })

  return (
    // without the way in beside it: who comes here may have gone all of it, or none
    <Page
      title="Sign in"
      lead={
        <>
          New here?{' '}
          <PageLink to={paths.register} className="link">
            Create an account
          </PageLink>
        </>
      }
    >
      <form onSubmit={submit} noValidate className="flex max-w-104 flex-col gap-6">
        {!refusal && sessionHasEnded(state) && <Notice live>Your session has ended. Please sign in again.</Notice>}
        {refusal && !isUnverified && <Alert>{refusal}</Alert>}
        {isUnverified && (
          <Notice live title="Email verification required">
            <p>{refusal}</p>
            <p className="mb-3">We sent you a link when you signed up. It may be in your spam folder.</p>
            <ResendVerification email={email} fallback="Failed to send verification email. Please try again." />
          </Notice>
        )}
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" variant="next" wide busy={formState.isSubmitting}>
          Sign in
        </Button>
      </form>
    </Page>
  )
}

/** What the guard says that sends somebody here whose session the server no longer accepts. */
const sessionHasEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasEnded' in state && state.hasEnded === true
