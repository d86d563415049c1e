import { texts as routing } from 'virtual:texts/routing'
import { texts } from 'virtual:texts/sign-in'
import { texts as ui } from 'virtual:texts/ui'
import { verifyEmail } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isProblem, messageOf } from '../../api/problem.ts'
import { q } from '../../api/query.ts'
import { LinkButton, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { TextInput } from '../../ui/forms/field.tsx'
import { EntryPage, LeadsToLogin, useMailedToken } from './entry-page.tsx'
import { MailNote, ResendVerification } from './resend-verification.tsx'

const { verify: words, fields } = texts

export function VerifyEmailPage() {
  const token = useMailedToken()
  // a query, though it is a POST: it runs once per token, however often React mounts this page
  const verification = useQuery({
    ...q(verifyEmail, { token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // an old session that ends while this is under way must not have it asked again
    meta: { isPublic: true },
  })

  if (verification.isSuccess) {
    return <LeadsToLogin title={words.verified} step={2} message={verification.data.message} newcomer="yes" />
  }
  if (token === '') return <VerificationFailed message={words.noToken} />
  if (verification.isError) {
    const { error, isFetching, refetch } = verification
    return (
      <VerificationFailed
        message={messageOf(error, words.noAnswer)}
        problem={error}
        busy={isFetching}
        onTryAgain={refetch}
      />
    )
  }
  return (
    <EntryPage title={routing.titles.verifyEmail} step={1}>
      <Spinner label={words.verifying} />
    </EntryPage>
  )
}

type VerificationFailedProps = {
  readonly message: string
  readonly problem?: unknown
  readonly busy?: boolean
  readonly onTryAgain?: () => void
}

function VerificationFailed({ message, problem, busy = false, onTryAgain }: VerificationFailedProps) {
  const [email, setEmail] = useState('')
  const [isMissing, setMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // a refused link stays refused; a lost connection or a busy server does not
  const mayWork = problem !== undefined && !(isProblem(problem) && problem.status === 400)
  return (
    <EntryPage title={words.failed} step={1}>
      <div className="flex flex-col gap-6">
        {!busy && <Alert>{message}</Alert>}
        {mayWork && (
          <Button variant="next" wide busy={busy} onClick={onTryAgain}>
            {ui.tryAgain}
          </Button>
        )}
        <LinkButton to={paths.login} state={{ email }} variant={mayWork ? 'outline' : 'next'} wide>
          {texts.toLogin.button}
        </LinkButton>
        <section aria-labelledby="new-link" className="flex flex-col gap-4 border-t border-line pt-6">
          <h2 id="new-link" className="text-lead">
            {words.newLink}
          </h2>
          <TextInput
            label={fields.email}
            type="email"
            autoComplete="email"
            inputMode="email"
            hint={words.newLinkHint}
            value={email}
            ref={input}
            error={isMissing ? fields.enterEmailFirst : undefined}
            onChange={(event) => {
              setEmail(event.target.value)
              setMissing(false)
            }}
          />
          <ResendVerification
            email={email}
            fallback={texts.resend.failed}
            onMissing={() => {
              setMissing(true)
              input.current?.focus()
            }}
          />
          <div className="text-note text-muted empty:hidden">
            <MailNote />
          </div>
        </section>
      </div>
    </EntryPage>
  )
}
