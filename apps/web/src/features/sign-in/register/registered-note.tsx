import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { DevMailboxNote, useHasDevMailbox } from '../dev-mailbox-note.tsx'
import { ResendVerification } from '../email-verification/resend-verification.tsx'

export function RegisteredNote({ email }: { readonly email: string }) {
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
      <LinkButton as={PageLink} to={paths.login} state={{ email }} variant="next" wide>
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
