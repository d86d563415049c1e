import { texts as routing } from 'virtual:texts/routing'
import { texts } from 'virtual:texts/sign-in'
import { texts as sessionTexts } from 'virtual:texts/sign-in/session'
import { login as loginCall } from '@app/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { isProblem } from '../../api/problem.ts'
import { isStorageWorking } from '../../api/storage.ts'
import { textInState } from '../../routing/history-state.ts'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { ContactLink } from '../../ui/contact-link.tsx'
import { Alert, Notice } from '../../ui/feedback/alert.tsx'
import { announce } from '../../ui/feedback/announcer.tsx'
import { fill } from '../../ui/fill.tsx'
import { TextInput } from '../../ui/forms/field.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { FormAlert, useForm, validateWith } from '../../ui/forms/use-form.tsx'
import { Landscape } from '../../ui/landscape.tsx'
import { Page } from '../../ui/page.tsx'
import { VerificationRequired } from './resend-verification.tsx'

const { login: words, fields } = texts
const { login: title } = routing.titles
const VERIFY_FIRST = /verify your email/i

/** The words for why the guard sent the user here. */
const endings = new Map(Object.entries(words.ended))

export function LoginPage() {
  const { error: trouble, login } = useAuth()
  const { state } = useLocation()
  const ended = endings.get(textInState(state, 'ended'))
  const [isBlocked] = useState(() => !isStorageWorking())
  const [refusedFor, setRefusedFor] = useState<unknown>(null)
  const form = useForm({
    initial: { email: textInState(state, 'email'), password: '' },
    validate: validateWith(loginCall.input),
    onSubmit: async (values) => {
      const { email, password } = loginCall.input.parse(values)
      try {
        await login(email, password)
      } catch (error) {
        const { message, cause } = error instanceof Error ? error : new Error(sessionTexts.loginFailed)
        setRefusedFor(cause)
        form.refuse(message)
        // most likely it is the password that was mistyped, so the next keystroke replaces it
        if (isProblem(cause, 'invalid-credentials')) form.focus('password', true)
      }
    },
  })
  const { email } = form.values
  const refusal = form.trouble
  // the specification's rule is about English words; the code holds in every language
  const isUnverified = isProblem(refusedFor, 'email-not-verified') || VERIFY_FIRST.test(`${refusal ?? ''}`)

  useEffect(() => {
    // together with the title: coming here announces that, and a region that arrives with its words stays silent
    if (ended) announce(`${title}. ${ended}`)
  }, [ended])

  return (
    // without the way in beside it: who comes here may have gone all of it, or none
    <Page
      title={title}
      aside={
        <Landscape>
          <p className="max-w-[18ch] font-serif text-balance text-title text-muted">
            {textInState(state, 'newcomer') === '' ? words.picture : words.welcome}
          </p>
        </Landscape>
      }
      lead={fill(words.newHere, { register: <PageLink to={paths.register}>{words.register}</PageLink> })}
    >
      <form {...form.props} className="flex max-w-104 flex-col gap-6">
        {!refusal && !trouble && ended && <Notice>{ended}</Notice>}
        {isBlocked && <Notice>{words.blocked}</Notice>}
        {!refusal && trouble && <Alert>{trouble}</Alert>}
        {!isUnverified && (
          <FormAlert form={form}>
            {isProblem(refusedFor, 'account-disabled') && (
              <ContactLink before={words.contact} subject={words.subject} />
            )}
          </FormAlert>
        )}
        {refusal && isUnverified && (
          <VerificationRequired
            refusal={refusal}
            email={email}
            onEmailMissing={() => form.setErrors({ email: fields.enterEmailFirst })}
          />
        )}
        <TextInput label={fields.email} type="email" autoComplete="email" inputMode="email" {...form.field('email')} />
        <PasswordInput label={fields.password} autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" variant="next" wide busy={form.busy}>
          {words.signIn}
        </Button>
        <PageLink
          to={paths.forgotPassword}
          state={{ email }}
          className="link inline-flex min-h-11 items-center self-start"
        >
          {words.forgot}
        </PageLink>
      </form>
    </Page>
  )
}
