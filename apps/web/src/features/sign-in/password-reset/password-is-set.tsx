import { useEffect } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { arriveAt } from '../../../ui/page.tsx'
import { EntryPage } from '../entry-page.tsx'
import { OtherAccountNotice } from '../login/other-account-notice.tsx'
import { useRedirectToLogin } from '../login/use-redirect-to-login.ts'

const title = 'Your new password is set'

export function PasswordIsSet({ message, email }: { readonly message: string; readonly email: string }) {
  useRedirectToLogin(email)
  const { user } = useAuth()
  const news = user === null ? `${message} Taking you to sign in…` : message
  // the button that was pressed is gone with its form
  useEffect(() => arriveAt(`${title}. ${news}`), [news])
  return (
    <EntryPage title={title} way="back" step={3}>
      <p className="mb-6">{news}</p>
      <OtherAccountNotice />
      {user === null && (
        <LinkButton as={PageLink} to={paths.login} state={{ email }} variant="next" wide>
          Go to Login
        </LinkButton>
      )}
    </EntryPage>
  )
}
