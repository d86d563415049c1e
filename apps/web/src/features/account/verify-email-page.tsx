import { verifyEmail } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { call } from '../../api/call.ts'
import { explain } from '../../api/explain.ts'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { EntryPage } from './entry-page.tsx'
import { ResendVerification } from './resend-verification.tsx'

const noToken = 'No verification token provided. Please check your email for the correct link.'

export function VerifyEmailPage() {
  const token = useSearchParams()[0].get('token') ?? ''
  // a query, though it is a POST: it runs once per token, however often React mounts this page
  const verification = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => call(verifyEmail, { token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  if (verification.isSuccess) return <Verified message={verification.data.message} />
  if (token === '') return <Failed message={noToken} />
  if (verification.isError) {
    return <Failed message={explain(verification.error, 'Failed to verify email. Please try again.')} />
  }
  return (
    <EntryPage title="Email verification" step={1}>
      <Spinner label="Verifying your email..." />
    </EntryPage>
  )
}

function Verified({ message }: { readonly message: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), 3_000)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <EntryPage title="Email Verified!" step={2}>
      <p role="status" className="mb-6">
        {message} In 3 seconds we take you to the sign-in page.
      </p>
      <LinkButton as={PageLink} to={paths.login} variant="next" wide>
        Go to Login
      </LinkButton>
    </EntryPage>
  )
}

function Failed({ message }: { readonly message: string }) {
  const [email, setEmail] = useState('')
  return (
    <EntryPage title="Verification Failed" step={1}>
      <div className="flex flex-col gap-6">
        <Alert>{message}</Alert>
        <LinkButton as={PageLink} to={paths.login} variant="next" wide>
          Go to Login
        </LinkButton>
        <div className="flex flex-col gap-4 border-t border-line pt-6">
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            hint="A link works for a limited time. We can send you a new one."
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <ResendVerification email={email} fallback="Failed to resend verification email" />
        </div>
      </div>
    </EntryPage>
  )
}
