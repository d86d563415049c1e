import { useEffect } from 'react'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { arriveAt } from '../../ui/page.tsx'
import { EntryPage } from './entry-page.tsx'
import { useLoginSoon } from './login-soon.ts'

const title = 'Your new password is set'

export function PasswordIsSet({ message, email }: { readonly message: string; readonly email: string }) {
  useLoginSoon(email)
  const news = `${message} In 3 seconds we take you to the sign-in page.`
  // the button that was pressed is gone with its form
  useEffect(() => arriveAt(`${title}. ${news}`), [news])
  return (
    <EntryPage title={title} way="back" step={3}>
      <p className="mb-6">{news}</p>
      <LinkButton as={PageLink} to={paths.login} state={{ email }} variant="next" wide>
        Go to Login
      </LinkButton>
    </EntryPage>
  )
}
