import { texts as routing } from 'virtual:texts/routing'
import { texts } from 'virtual:texts/sign-in'
import { register } from '@app/contract'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { refusalOf } from '../../api/problem.ts'
import { track } from '../../reporting/reports.ts'
import { LinkButton, PageLink, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/alert.tsx'
import { fill } from '../../ui/fill.tsx'
import { TextInput } from '../../ui/forms/field.tsx'
import { PasswordPair, passwordText } from '../../ui/forms/password-input.tsx'
import { FormAlert, keepFocus, useForm } from '../../ui/forms/use-form.tsx'
import { arriveAt } from '../../ui/page.tsx'
import { EntryPage, validateWithEmail } from './entry-page.tsx'
import { DevMailboxNote, ResendVerification, useHasDevMailbox } from './resend-verification.tsx'

const { register: words, fields } = texts

export function RegisterPage() {
  const [registered, setRegistered] = useState<string | null>(null)

  useEffect(() => {
    if (registered === null) return
    // the button that was pressed is gone with its form, and the news stands where the form began
    window.scrollTo({ top: 0, behavior: 'instant' })
    arriveAt(words.created)
  }, [registered])

  if (registered !== null) {
    return (
      <EntryPage title={words.created} step={1}>
        <RegisteredNote email={registered} />
      </EntryPage>
    )
  }
  return (
    <EntryPage
      title={routing.titles.register}
      step={0}
      lead={fill(words.haveOne, { login: <PageLink to={paths.login}>{words.login}</PageLink> })}
    >
      <RegisterFields onRegistered={setRegistered} />
    </EntryPage>
  )
}

function RegisteredNote({ email }: { readonly email: string }) {
  const hasDevMailbox = useHasDevMailbox()
  return (
    <div className="flex flex-col gap-6">
      <p>{fill(words.checkEmail, { email: <strong className="wrap-anywhere">{email}</strong> })}</p>
      {hasDevMailbox && (
        <Notice>
          <DevMailboxNote />
        </Notice>
      )}
      <LinkButton to={paths.login} state={{ email, newcomer: 'yes' }} variant="next" wide>
        {words.toLogin}
      </LinkButton>
      <div className="border-t border-line pt-6">
        <p className="mb-3 text-note text-muted">{hasDevMailbox ? words.resendInbox : words.resend}</p>
        <ResendVerification email={email} fallback={texts.resend.failed} />
      </div>
    </div>
  )
}

function RegisterFields({ onRegistered }: { readonly onRegistered: (email: string) => void }) {
  const form = useForm({
    initial: { username: '', email: '', password: '', confirmPassword: '' },
    // two different faults are two messages: what is wrong with the second password does not wait for the first
    validate: (form) => ({ ...validateWithEmail(register.input)(form), confirmPassword: faultOfRepeated(form) }),
    mode: 'touched',
    onSubmit: async (values) => {
      const { confirmPassword: _, ...account } = values
      await call(register, register.input.parse(account))
      track({ name: 'sign-up', method: 'email' })
      onRegistered(account.email.trim())
    },
    refusal: refusalOf(words),
  })

  return (
    <form {...form.props} className="flex flex-col gap-6">
      <TextInput
        label={fields.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <TextInput
        label={fields.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={words.emailHint}
        {...form.field('email')}
      />
      <PasswordPair kind="first" shortest={8} form={form} names={['password', 'confirmPassword']} />
      <p className="text-note text-muted">
        {fill(words.consent, {
          terms: <PageLink to={paths.terms}>{words.terms}</PageLink>,
          privacy: <PageLink to={paths.privacy}>{words.privacy}</PageLink>,
        })}
      </p>
      <FormAlert form={form} />
      <Button type="submit" variant="next" wide busy={form.busy} onMouseDown={keepFocus}>
        {words.create}
      </Button>
    </form>
  )
}

function faultOfRepeated({ password, confirmPassword }: Readonly<Record<'password' | 'confirmPassword', string>>) {
  if (confirmPassword === '') return fields.repeatPassword
  return passwordText(confirmPassword) === passwordText(password) ? undefined : fields.passwordsDiffer
}
