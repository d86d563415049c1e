import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { isProblem } from '../../../api/problem.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ContactLink } from '../../../ui/contact-link.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PasswordInput } from '../../../ui/forms/password-input.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Valley } from '../../../ui/illustrations/valley.tsx'
import { Page } from '../../../ui/page.tsx'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import { carriedEmail } from '../carried-email.ts'
import { emailMissing } from '../email-verification/resend-verification.tsx'
import { VerificationRequired } from '../email-verification/verification-required.tsx'
import { type LoginForm, loginForm } from '../entry-forms.ts'
import { VisitorsOnly } from '../visitors-only.tsx'

const endings = {
  server: 'Your session has ended. Please sign in again.',
  'other-tab': 'You logged out in another tab.',
  visitor: 'Please sign in to see that page.',
}

export const LoginPage = () => (
  <VisitorsOnly>
    <SignIn />
  </VisitorsOnly>
)

function SignIn() {
  const { error, hasLoginFailed, login } = useAuth()
  // of a sign-in the form tells itself, as long as it stands
  const trouble = hasLoginFailed ? null : error
  const { state } = useLocation()
  const ended = endingOf(state)
  const { register, handleSubmit, formState, setError, setFocus, watch } = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginForm),
    defaultValues: { email: carriedEmail(state), password: '' },
  })
  const email = watch('email')
  const refused = useDebouncedValue(formState.errors.root, formState.isSubmitting)
  const refusal = refused?.message
  const isDisabled = refused?.type === 'account-disabled'
  const isUnverified = refusal?.toLowerCase().includes('verify your email') ?? false

  useEffect(() => {
    // together with the title: coming here announces that, and a region that arrives with its words stays silent
    if (ended) announce(`Sign in. ${ended}`)
  }, [ended])

  const submit = handleSubmit(async (form) => {
    try {
      await login(form.email, form.password)
    } catch (error) {
      const type = error instanceof Error && isProblem(error.cause, 'account-disabled') ? 'account-disabled' : 'refused'
      setError('root', { type, message: error instanceof Error ? error.message : 'Login failed' })
      // most likely it is the password that was mistyped, so the next keystroke replaces it
      if (error instanceof Error && isProblem(error.cause, 'invalid-credentials')) {
        setFocus('password', { shouldSelect: true })
      }
    }
  })

  return (
    // without the way in beside it: who comes here may have gone all of it, or none
    <Page
      title="Sign in"
      aside={
        <Valley>
          <p className="max-w-[18ch] font-serif text-balance text-title text-muted">The trail is where you left it.</p>
        </Valley>
      }
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
        {!refusal && !trouble && ended && <Notice>{ended}</Notice>}
        {!refusal && trouble && <Alert>{trouble}</Alert>}
        {refusal && !isUnverified && (
          // made anew each time: the same words once more are read out once more
          <Alert key={formState.submitCount}>
            {refusal}
            {isDisabled && <ContactLink before=" Our address: " subject="My account" />}
          </Alert>
        )}
        {refusal && isUnverified && (
          <VerificationRequired
            refusal={refusal}
            email={email}
            onEmailMissing={() => setError('email', { message: emailMissing }, { shouldFocus: true })}
          />
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
        <PageLink
          to={paths.forgotPassword}
          state={{ email }}
          className="link inline-flex min-h-11 items-center self-start"
        >
          Forgot your password?
        </PageLink>
      </form>
    </Page>
  )
}

/** The words for what the guard tells that sends somebody here whose session is over. */
function endingOf(state: unknown): string | undefined {
  const ended = typeof state === 'object' && state !== null && 'ended' in state ? state.ended : null
  return ended === 'server' || ended === 'other-tab' || ended === 'visitor' ? endings[ended] : undefined
}
