import { login as loginCall } from '@app/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { isProblem } from '../../api/problem.ts'
import { textInState } from '../../routing/history-state.ts'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ContactLink } from '../../ui/contact-link.tsx'
import { Alert, Notice } from '../../ui/feedback/alert.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { TextInput } from '../../ui/forms/field.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { FormAlert, useForm, validateWith } from '../../ui/forms/use-form.tsx'
import { Landscape } from '../../ui/landscape.tsx'
import { Page } from '../../ui/page.tsx'
import { emailMissing, VerificationRequired } from './resend-verification.tsx'

/** The words for why the guard sent the user here. */
const endings = new Map([
  ['server', 'Your session has ended. Please sign in again.'],
  ['other-tab', 'You logged out in another tab.'],
  ['visitor', 'Please sign in to see that page.'],
])

export function LoginPage() {
  const { error, hasLoginFailed, login } = useAuth()
  // a failed sign-in is reported by the form itself
  const trouble = hasLoginFailed ? null : error
  const { state } = useLocation()
  const ended = endings.get(textInState(state, 'ended'))
  const [isDisabled, setDisabled] = useState(false)
  const form = useForm({
    initial: { email: textInState(state, 'email'), password: '' },
    validate: validateWith(loginCall.input),
    onSubmit: async (values) => {
      const { email, password } = loginCall.input.parse(values)
      try {
        await login(email, password)
      } catch (error) {
        const { message, cause } = error instanceof Error ? error : new Error('Login failed')
        setDisabled(isProblem(cause, 'account-disabled'))
        form.refuse(message)
        // most likely it is the password that was mistyped, so the next keystroke replaces it
        if (isProblem(cause, 'invalid-credentials')) form.focus('password', true)
      }
    },
  })
  const { email } = form.values
  const refusal = form.trouble
  const isUnverified = refusal?.toLowerCase().includes('verify your email') ?? false

  useEffect(() => {
    // together with the title: coming here announces that, and a region that arrives with its words stays silent
    if (ended) announce(`Sign in. ${ended}`)
  }, [ended])

  return (
    // without the way in beside it: who comes here may have gone all of it, or none
    <Page
      title="Sign in"
      aside={
        <Landscape>
          <p className="max-w-[18ch] font-serif text-balance text-title text-muted">The trail is where you left it.</p>
        </Landscape>
      }
      lead={
        <>
          New here? <PageLink to={paths.register}>Create an account</PageLink>
        </>
      }
    >
      <form {...form.props} className="flex max-w-104 flex-col gap-6">
        {!refusal && !trouble && ended && <Notice>{ended}</Notice>}
        {!refusal && trouble && <Alert>{trouble}</Alert>}
        {!isUnverified && (
          <FormAlert form={form}>
            {isDisabled && <ContactLink before=" Our address: " subject="My account" />}
          </FormAlert>
        )}
        {refusal && isUnverified && (
          <VerificationRequired
            refusal={refusal}
            email={email}
            onEmailMissing={() => form.setErrors({ email: emailMissing })}
          />
        )}
        <TextInput label="Email" type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        <PasswordInput label="Password" autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" variant="next" wide busy={form.busy}>
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
