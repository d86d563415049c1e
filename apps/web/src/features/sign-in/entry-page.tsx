import { texts } from 'virtual:texts/sign-in'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useAuth } from '../../api/auth-context.ts'
import { textInState } from '../../routing/history-state.ts'
import { LinkButton, paths } from '../../routing/page-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/alert.tsx'
import { fill, Name } from '../../ui/fill.tsx'
import { passwordText } from '../../ui/forms/password-input.tsx'
import { type Schema, validateWith } from '../../ui/forms/use-form.tsx'
import { Landscape } from '../../ui/landscape.tsx'
import { arriveAt, Page } from '../../ui/page.tsx'
import { Trail, TrailStop } from '../../ui/trail.tsx'

type EntryPageProps = {
  readonly title: string
  readonly lead?: ReactNode
  /** `in` for newcomers, `back` for those who forgot their password. */
  readonly way?: keyof typeof texts.ways
  /** How many steps of the way are behind. */
  readonly step: 0 | 1 | 2 | 3
  readonly children: ReactNode
}

/** The pages on the way in share a picture of that way, where the screen has room for it. */
export function EntryPage({ title, lead, way = 'in', step, children }: EntryPageProps) {
  const { name, label, steps } = texts.ways[way]
  const picture = (
    <aside aria-label={name} className="h-full">
      <Landscape>
        <Trail label={label}>
          {steps.map((text, index) => (
            <TrailStop
              key={text}
              mark={index < step ? 'done' : index === step ? 'next' : 'open'}
              className={index === step ? 'font-serif text-lead' : 'text-muted'}
            >
              {text}
            </TrailStop>
          ))}
        </Trail>
      </Landscape>
    </aside>
  )
  return (
    <Page title={title} lead={lead} aside={picture}>
      <div className="max-w-104">{children}</div>
    </Page>
  )
}

const { toLogin: words, fields } = texts

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

/** What an address is the server decides; this only catches a slip of the finger before it is sent. */
const LOOKS_LIKE_EMAIL = /^\S+@\S+\.\S+$|^\S+@localhost$/

type Form<Name extends string> = Readonly<Record<Name, string>>

/** What the contract says of an input with an address. */
export const validateWithEmail = (schema: Schema) => (form: Form<'email'>) => ({
  ...(!LOOKS_LIKE_EMAIL.test(form.email.trim()) && { email: fields.invalidEmail }),
  ...validateWith(schema)(form),
})

/** That all are required is said once for both; under an empty field stands only that it is empty. */
export function validateNewPassword(form: Form<'new_password' | 'confirm_new_password'>) {
  const { new_password: chosen, confirm_new_password: repeated } = form
  const isTooShort = passwordText(chosen).length < 8 ? fields.shortNewPassword : undefined
  const isOther = passwordText(repeated) === passwordText(chosen) ? undefined : fields.newPasswordsDiffer
  return {
    new_password: chosen === '' ? fields.missing : isTooShort,
    confirm_new_password: repeated === '' ? fields.missing : isOther,
  }
}
