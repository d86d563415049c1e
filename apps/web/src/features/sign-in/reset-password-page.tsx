import { texts as routing } from 'virtual:texts/routing'
import { texts } from 'virtual:texts/sign-in'
import { texts as ui } from 'virtual:texts/ui'
import { resetPassword, validateResetToken } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useAuth } from '../../api/auth-context.ts'
import { call } from '../../api/call.ts'
import { fieldsOf, isProblem, messageOf } from '../../api/problem.ts'
import { q } from '../../api/query.ts'
import { LinkButton, PageLink, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { fill, Name } from '../../ui/fill.tsx'
import { AccountName, PasswordPair } from '../../ui/forms/password-input.tsx'
import { FormAlert, keepFocus, useForm } from '../../ui/forms/use-form.tsx'
import { arriveAt } from '../../ui/page.tsx'
import { EntryPage, LeadsToLogin, useMailedToken, validateNewPassword } from './entry-page.tsx'

const { reset: words, fields } = texts
const { resetPassword: title } = routing.titles

export function ResetPasswordPage() {
  const token = useMailedToken()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // a query, though it is a POST: looking at a link does not use it up
  const link = useQuery({
    ...q(validateResetToken, { token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    // who comes back to this page finds the link used, perhaps by themselves
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // another user's log-out in another tab must not throw away what is typed here
    meta: { isPublic: true },
  })
  const email = link.data?.email ?? ''

  if (outcome?.kind === 'set') {
    return <LeadsToLogin title={words.done} way="back" step={3} message={outcome.words} email={email} />
  }
  if (outcome?.kind === 'refused') return <InvalidLink words={outcome.words} email={email} arrives />
  if (token === '') return <InvalidLink words={words.noToken} />
  if (link.isError) {
    const reason = whyInvalid(link.error)
    if (reason !== null) return <InvalidLink words={reason} />
    return <NotValidated problem={link.error} busy={link.isFetching} onTryAgain={link.refetch} />
  }
  if (link.isPending) {
    return (
      <EntryPage title={title} way="back" step={2}>
        <Spinner label={words.validating} />
      </EntryPage>
    )
  }
  return (
    <EntryPage
      title={title}
      lead={fill(words.hello, {
        name: (
          <strong translate="no" dir="auto" className="wrap-anywhere text-ink">
            {link.data.username}
          </strong>
        ),
        email: <Name className="wrap-anywhere">{email}</Name>,
      })}
      way="back"
      step={2}
    >
      <NewPasswordForm token={token} email={email} onEnd={setOutcome} />
    </EntryPage>
  )
}

/** Words for a link that the server looked at and refused; `null` where no one could look. */
function whyInvalid(problem: unknown): string | null {
  if (!isProblem(problem) || problem.status !== 400) return null
  // a link with letters lost or added does not get as far as being looked up, and "check what you entered" helps no one
  return problem.code === 'invalid-input' ? words.notValid : messageOf(problem, words.notValid)
}

type InvalidLinkProps = { readonly words: string; readonly email?: string; readonly arrives?: boolean }

/** `arrives`: it takes the place of the form, which had the focus. */
function InvalidLink({ words: reason, email = '', arrives = false }: InvalidLinkProps) {
  useEffect(() => {
    if (arrives) arriveAt(words.badLink)
  }, [arrives])
  return (
    <EntryPage title={words.badLink} way="back" step={0}>
      <div className="flex flex-col gap-6">
        <Alert>{reason}</Alert>
        <LinkButton to={paths.forgotPassword} state={{ email }} variant="next" wide>
          {words.requestNew}
        </LinkButton>
        <PageLink to={paths.login} state={{ email }} className="link inline-flex min-h-11 items-center self-start">
          {texts.forgot.backToLogin}
        </PageLink>
      </div>
    </EntryPage>
  )
}

type NotValidatedProps = { readonly problem: unknown; readonly busy: boolean; readonly onTryAgain: () => void }

const NotValidated = ({ problem, busy, onTryAgain }: NotValidatedProps) => (
  <EntryPage title={title} way="back" step={2}>
    <div className="flex flex-col gap-6">
      {!busy && <Alert>{messageOf(problem, words.notValidated)}</Alert>}
      <Button variant="next" wide busy={busy} onClick={onTryAgain}>
        {ui.tryAgain}
      </Button>
      <p className="text-note text-muted">{words.stillGood}</p>
    </div>
  </EntryPage>
)

/** How the form ended: with a new password, or with a link that was used, replaced or too old by then. */
type Outcome = { readonly kind: 'set' | 'refused'; readonly words: string }

type NewPasswordFormProps = {
  readonly token: string
  readonly email: string
  readonly onEnd: (outcome: Outcome) => void
}

function NewPasswordForm({ token, email, onEnd }: NewPasswordFormProps) {
  const { user, logout } = useAuth()
  const form = useForm({
    initial: { new_password: '', confirm_new_password: '' },
    validate: validateNewPassword,
    mode: 'touched',
    summary: (errors) => (Object.values(errors).includes(fields.missing) ? fields.allRequired : undefined),
    onSubmit: async (passwords) => {
      try {
        const { message } = await call(resetPassword, { token, ...passwords })
        // every session of this account has ended on the server; a token of it would lead past the sign-in page
        if (user === null || user.email === email) logout()
        onEnd({ kind: 'set', words: message })
      } catch (problem) {
        const isRefused = isProblem(problem, 'reset-token-invalid')
        const fallback = isRefused ? words.notValid : words.failed
        const reason = messageOf(problem, fallback)
        if (isRefused) onEnd({ kind: 'refused', words: reason })
        else form.refuse(reason, fieldsOf(problem))
      }
    },
  })

  // the form took the place of the words that asked for patience
  useEffect(() => arriveAt(title), [])

  return (
    <form {...form.props} className="flex flex-col gap-6">
      <AccountName email={email} />
      <PasswordPair kind="new" shortest={8} form={form} names={['new_password', 'confirm_new_password']} />
      <p className="text-note text-muted">{words.logsOut}</p>
      <FormAlert form={form} />
      <Button type="submit" variant="next" wide busy={form.busy} onMouseDown={keepFocus}>
        {words.set}
      </Button>
    </form>
  )
}
