import { verifyEmail } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { explain, served } from '../../../api/explain.ts'
import { q } from '../../../api/query.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { arriveAt } from '../../../ui/page.tsx'
import { EntryPage } from '../entry-page.tsx'
import { OtherAccountNotice } from '../login/other-account-notice.tsx'
import { useRedirectToLogin } from '../login/use-redirect-to-login.ts'
import { useMailedToken } from '../mailed-token.ts'
import { VerificationFailed } from './verification-failed.tsx'

const noToken = 'No verification token provided. Please check your email for the correct link.'

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

  if (verification.isSuccess) return <Verified message={verification.data.message} />
  if (token === '') return <VerificationFailed message={noToken} />
  if (verification.isError) {
    const { error, isFetching, refetch } = verification
    return (
      <VerificationFailed
        message={explain<typeof verifyEmail>(
          error,
          'Failed to verify email. Please try again.',
          served('token-invalid'),
        )}
        problem={error}
        busy={isFetching}
        onTryAgain={refetch}
      />
    )
  }
  return (
    <EntryPage title="Email verification" step={1}>
      <Spinner label="Verifying your email..." />
    </EntryPage>
  )
}

const title = 'Email Verified!'

function Verified({ message }: { readonly message: string }) {
  useRedirectToLogin()
  const { user } = useAuth()
  const news = user === null ? `${message} Taking you to sign in…` : message
  useEffect(() => arriveAt(`${title} ${news}`), [news])
  return (
    <EntryPage title={title} step={2}>
      <p className="mb-6">{news}</p>
      <OtherAccountNotice />
      {user === null && (
        <LinkButton as={PageLink} to={paths.login} variant="next" wide>
          Go to Login
        </LinkButton>
      )}
    </EntryPage>
  )
}
