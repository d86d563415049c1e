import { texts } from 'virtual:texts/sign-in'
import { type ComponentProps, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { textInState } from '../../routing/history-state.ts'
import { LinkButton, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/alert.tsx'
import { fill, Name } from '../../ui/fill.tsx'
import { arriveAt } from '../../ui/page.tsx'
import { EntryPage } from './entry-page.tsx'

const { toLogin: words } = texts

type LeadsToLoginProps = Omit<ComponentProps<typeof EntryPage>, 'lead' | 'children'> & {
  readonly message: string
  readonly email?: string
  /** Who has no plan yet. */
  readonly newcomer?: 'yes' | ''
}

/**
 * The end of a mailed link: goes on to the sign-in page after 3 seconds, with a link there beside it, as no one has to wait.
 * Where this browser is signed in it only offers to log out: the sign-in page would lead to what is that user's.
 */
export function LeadsToLogin({ message, email = '', newcomer = '', ...page }: LeadsToLoginProps) {
  const { title } = page
  const navigate = useNavigate()
  const { user, isAuthenticated, logout } = useAuth()
  const news = user === null ? words.soon({ message }) : message
  // the button that was pressed is gone with its form; and the page within, which came first, said its title only
  useEffect(() => arriveAt(`${title}${title.endsWith('!') ? '' : '.'} ${news}`), [title, news])
  useEffect(() => {
    if (isAuthenticated) return
    const timer = setTimeout(() => navigate(paths.login, { replace: true, state: { email, newcomer } }), 3_000)
    return () => clearTimeout(timer)
  }, [email, newcomer, isAuthenticated, navigate])
  return (
    <EntryPage {...page}>
      <p className="mb-6">{news}</p>
      {user === null ? (
        <LinkButton to={paths.login} state={{ email, newcomer }} variant="next" wide>
          {words.button}
        </LinkButton>
      ) : (
        <Notice className="mb-6">
          <p className="mb-3">
            {fill(words.otherAccount, { email: <Name className="wrap-anywhere">{user.email}</Name> })}
          </p>
          <Button size="sm" onClick={logout}>
            {words.logOut}
          </Button>
        </Notice>
      )}
    </EntryPage>
  )
}

/**
 * The secret part of a mailed link. It leaves the address bar at once, so that no screenshot and no shared address shows
 * it, and moves into the state of this tab's history entry: a reload finds it there, and it stays as long as the entry
 * does. What the browser noted of the address before this page ran is out of its reach.
 */
export function useMailedToken(): string {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const inAddress = useSearchParams()[0].get('token') ?? ''
  useEffect(() => {
    if (inAddress !== '') navigate(pathname, { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate, pathname])
  return inAddress || textInState(state, 'token')
}
