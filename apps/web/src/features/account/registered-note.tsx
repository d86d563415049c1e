import { useQuery } from '@tanstack/react-query'
import { appInfoQuery } from '../../api/app-info.ts'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ResendVerification } from './resend-verification.tsx'

export function RegisteredNote({ email }: { readonly email: string }) {
  const { data } = useQuery(appInfoQuery)
  return (
    <div className="flex flex-col gap-6">
      <p>
        Please check your email for the verification link. We sent it to <strong className="break-all">{email}</strong>.
      </p>
      {data?.mailbox === 'dev' && (
        <Notice title="This installation keeps mail in its dev mailbox">
          Nothing is sent out. Open the{' '}
          <a href={paths.devMail} target="_blank" rel="noopener" className="link">
            dev mailbox<span className="sr-only"> (opens in new tab)</span>
          </a>{' '}
          and follow the link in the newest mail.
        </Notice>
      )}
      <LinkButton as={PageLink} to={paths.login} state={{ email }} variant="next" wide>
        Go to Login
      </LinkButton>
      <div className="border-t border-line pt-6">
        <p className="mb-3 text-note text-muted">
          {data?.mailbox === 'dev'
            ? 'No mail there? You can ask for another one.'
            : 'No mail after a few minutes? Look into your spam folder first.'}
        </p>
        <ResendVerification email={email} fallback="Failed to resend verification email" />
      </div>
    </div>
  )
}
