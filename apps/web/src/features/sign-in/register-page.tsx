import { register } from '@app/contract'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { explain, fieldsOf, newPasswordRefusals, served } from '../../api/problem.ts'
import { track } from '../../reporting/reports.ts'
import { LinkButton, PageLink, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/alert.tsx'
import { TextInput } from '../../ui/forms/field.tsx'
import { PasswordPair } from '../../ui/forms/password-input.tsx'
import { FormAlert, keepFocus, useForm, validateWith } from '../../ui/forms/use-form.tsx'
import { arriveAt } from '../../ui/page.tsx'
import { DevMailboxNote, useHasDevMailbox } from './dev-mailbox-note.tsx'
import { registerForm } from './entry-forms.ts'
import { EntryPage } from './entry-page.tsx'
import { ResendVerification } from './resend-verification.tsx'

const created = 'Account Created Successfully!'

export function RegisterPage() {
  const [registered, setRegistered] = useState<string | null>(null)

  useEffect(() => {
    if (registered === null) return
    // the button that was pressed is gone with its form, and the news stands where the form began
    window.scrollTo({ top: 0, behavior: 'instant' })
    arriveAt(created)
  }, [registered])

  if (registered !== null) {
    return (
      <EntryPage title={created} step={1}>
        <RegisteredNote email={registered} />
      </EntryPage>
    )
  }
  return (
    <EntryPage
      title="Create your account"
      step={0}
      lead={
        <>
          Already have one? <PageLink to={paths.login}>Sign in</PageLink>
        </>
      }
    >
      <RegisterFields onRegistered={setRegistered} />
    </EntryPage>
  )
}

function RegisteredNote({ email }: { readonly email: string }) {
  const hasDevMailbox = useHasDevMailbox()
  return (
    <div className="flex flex-col gap-6">
      <p>
        Please check your email for the verification link. We sent it to{' '}
        <strong className="wrap-anywhere">{email}</strong>.
      </p>
      {hasDevMailbox && (
        <Notice>
          <DevMailboxNote />
        </Notice>
      )}
      <LinkButton to={paths.login} state={{ email }} variant="next" wide>
        Go to Login
      </LinkButton>
      <div className="border-t border-line pt-6">
        <p className="mb-3 text-note text-muted">
          {hasDevMailbox
            ? 'Didn’t get it? Send it again.'
            : 'No mail after a few minutes? Look into your spam folder first.'}
        </p>
        <ResendVerification email={email} fallback="Failed to resend verification email" />
      </div>
    </div>
  )
}

function RegisterFields({ onRegistered }: { readonly onRegistered: (email: string) => void }) {
  const form = useForm({
    initial: { username: '', email: '', password: '', confirmPassword: '' },
    validate: validateWith(registerForm),
    mode: 'touched',
    onSubmit: async (values) => {
      const { confirmPassword: _, ...account } = registerForm.parse(values)
      try {
        await call(register, account)
        track({ name: 'sign-up', method: 'email' })
        onRegistered(account.email)
      } catch (problem) {
        const fallback = { failed: 'Registration failed', unreachable: 'Network error. Please try again.' }
        const refusals = { ...newPasswordRefusals, ...served('invalid-email', 'invalid-username', 'username-taken') }
        form.refuse(explain<typeof register>(problem, fallback, refusals), fieldsOf(problem))
      }
    },
  })

  return (
    <form {...form.props} className="flex flex-col gap-6">
      <TextInput
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        hint="We’ll email you a link to confirm it."
        {...form.field('email')}
      />
      <PasswordPair label="Password" shortest={8} form={form} names={['password', 'confirmPassword']} />
      <p className="text-note text-muted">
        You must be at least 13 years old. By signing up you agree to the{' '}
        <PageLink to={paths.terms}>Terms of Service</PageLink> and the{' '}
        <PageLink to={paths.privacy}>Privacy Policy</PageLink>.
      </p>
      <FormAlert form={form} />
      <Button type="submit" variant="next" wide busy={form.busy} onMouseDown={keepFocus}>
        Create account
      </Button>
    </form>
  )
}
