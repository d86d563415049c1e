import { useEffect, useState } from 'react'
import { LinkButton, PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { arriveAt } from '../../../ui/page.tsx'
import { DevMailboxNote, useHasDevMailbox } from '../dev-mailbox-note.tsx'
import { ResendVerification } from '../email-verification/resend-verification.tsx'
import { EntryPage } from '../entry-page.tsx'
import { VisitorsOnly } from '../visitors-only.tsx'
import { RegisterFields } from './register-fields.tsx'

const created = 'Account Created Successfully!'

export const RegisterPage = () => (
  <VisitorsOnly>
    <Registration />
  </VisitorsOnly>
)

function Registration() {
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
