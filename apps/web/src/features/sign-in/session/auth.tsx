import { texts as shared } from 'virtual:texts/shared'
import { texts } from 'virtual:texts/sign-in/session'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Auth, AuthContext, type AuthState, type CurrentUser, signedOut } from '../../../api/auth-context.ts'
import { ApiProblem, messageOf } from '../../../api/problem.ts'
import { clearUserQueries } from '../../../api/query-client.ts'
import {
  announceLogout,
  clearBrowserStorage,
  dropToken,
  markSession,
  onLogoutElsewhere,
  onTokenChangedElsewhere,
  onTokenRefused,
  readToken,
  sendBeforeLogout,
  storeToken,
  userChanged,
} from '../../../api/session-token.ts'
import { shellCalls } from '../../../api/shell-calls-later.ts'
import { listen } from '../../../browser/listen.ts'
import { track } from '../../../reporting/reports.ts'

export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient()
  // a page that the build has written is one for no user in particular, and must be taken over as that
  const tokenAtStart = useSyncExternalStore(neverChanges, readToken, () => null)
  const [state, setState] = useState(() => startState(tokenAtStart))
  const [session] = useState(() =>
    makeSession(state, (how) => setState((before) => ({ ...before, ...how })), queryClient),
  )
  useEffect(() => session.begin(), [session])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token has changed whenever the state has
  useEffect(() => markSession(), [state])
  const auth = useMemo(() => ({ ...state, ...session.actions }), [state, session])
  return <AuthContext value={auth}>{children}</AuthContext>
}

type Change = Partial<AuthState>

/** So long a page may stand that its reader has left for another one, on the worst of lines. */
const MAX_LEAVING_MS = 60_000

/** Who is signed in in this tab. `show` has it drawn; `begin` looks at the stored token, and listens until the answered function is called. */
function makeSession(start: AuthState, show: (how: Change) => void, queryClient: QueryClient) {
  let state = start
  let checking: AbortController | undefined
  let leftAt = Number.NEGATIVE_INFINITY

  const change = (how: Change) => {
    state = { ...state, ...how }
    show(how)
  }
  /** Whether the page is being left: the browser aborts its calls then, which says nothing about the session. */
  const isLeaving = () => performance.now() - leftAt < MAX_LEAVING_MS

  /** At once: until the sign-in page has come, the old one would say that it cannot read what it is refused now. */
  const endNow = (how: Change = {}) => {
    checking?.abort()
    dropToken()
    clearUserQueries(queryClient)
    change({ ...signedOut, ...how })
  }
  // navigation is a transition too: ending the session outside of one would let a guard redirect first
  const end = (how?: Change) => startTransition(() => endNow(how))

  /** Only the last look at a token counts. */
  const look = (found: (user: CurrentUser) => void, failed: (problem: unknown) => void) => {
    checking?.abort()
    checking = new AbortController()
    const { signal } = checking
    checkToken(signal).then(
      (user) => !signal.aborted && found(user),
      (problem) => !signal.aborted && failed(problem),
    )
  }
  const check = (token: string) =>
    look(
      (user) => change(signedIn(token, user)),
      (problem) => !isRefusedToken(problem) && !isLeaving() && end({ error: messageOf(problem, texts.fetchFailed) }),
    )
  const startOver = (token: string) => {
    clearUserQueries(queryClient)
    change(startState(token))
    check(token)
  }
  /** Another tab has changed the password, most likely: the pages here keep standing, with all that is typed in them. */
  const hydrate = (token: string, learner: CurrentUser) => {
    change({ token })
    look(
      (user) => (user.id === learner.id ? change({ user }) : startOver(token)),
      // a refusal has ended the session by itself; a lost connection is no reason to
      () => undefined,
    )
  }
  const lookAgain = async () => {
    const { token, user } = state
    const read = user && (await readQuietly())
    if (read && state.token === token) change({ user: read })
  }

  /** After a log-out there is no session left to end. */
  const byServer = () => ({ endedBy: state.endedBy ?? (state.token === null ? null : 'server') }) as const
  /** The server refused it in another tab, unless that tab has just said something else. */
  const hear = (token: string | null) => {
    if (token === null) endNow(byServer())
    else if (state.user === null) startOver(token)
    else hydrate(token, state.user)
  }

  const begin = () => {
    const stored = readToken()
    if (stored !== null && state.token === stored) check(stored)
    else if (stored !== null) startOver(stored)
    const stops = [
      // a call that was made while a log-out was leading away had no token to show: that way goes on
      onTokenRefused(() => (readToken() === null ? end : endNow)(byServer())),
      onTokenChangedElsewhere(hear),
      onLogoutElsewhere(() => change({ endedBy: 'other-tab' })),
      // a page that comes back from the browser's memory got no events meanwhile
      listen(window, ['pageshow'], ({ persisted }) => persisted && readToken() !== state.token && hear(readToken())),
      listen(window, ['beforeunload'], () => {
        leftAt = performance.now()
      }),
      // credits come and go in other tabs as well; no one asked for this, so its failure is no news
      listen(document, ['visibilitychange'], () => document.visibilityState === 'visible' && lookAgain()),
      userChanged.on(lookAgain),
      () => checking?.abort(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  const actions: Omit<Auth, keyof AuthState> = {
    async login(email, password) {
      change({ isLoading: true, error: null })
      let granted: string | null = null
      try {
        const { signIn, readUser } = await shellCalls()
        const { access_token: token, removal_cancelled } = await signIn(email, password)
        storeToken(token)
        granted = token
        const user = await readUser()
        clearUserQueries(queryClient)
        track({ name: 'login', method: 'email' })
        // few have something to be done for them, and without the code for it they are signed in all the same
        if (removal_cancelled || (user.language ?? shared.locale) !== shared.locale) {
          await import('../../language/choose-language.ts').then(
            ({ afterLogin }) => afterLogin(user, removal_cancelled),
            () => undefined,
          )
        }
        startTransition(() => change(signedIn(token, user)))
      } catch (problem) {
        const words = messageOf(problem, granted === null ? loginFallback(problem) : texts.fetchFailed)
        end()
        // or each such try would leave a session behind, in the list of those that can be logged out
        if (granted !== null) signOutQuietly(granted).catch(() => undefined)
        throw new Error(words, { cause: problem })
      }
    },
    logout() {
      // the server forgets the session too; whether that arrives or not, this browser is signed out
      const token = readToken()
      if (token !== null) {
        announceLogout()
        sendBeforeLogout()
          .then(() => signOutQuietly(token))
          .catch(() => undefined)
      }
      end()
      clearBrowserStorage()
    },
    async refreshUser() {
      const asked = readToken()
      try {
        const { readUser } = await shellCalls()
        // one lost answer must not throw out a user who has just paid
        const user = await withRetries(() => readUser())
        if (readToken() === asked) change({ user })
      } catch (problem) {
        // a refusal of a token that has been replaced meanwhile says nothing about the new one
        const isAnswer = readToken() === asked && !isRefusedToken(problem) && !isLeaving()
        if (isAnswer) end({ error: messageOf(problem, texts.fetchFailed) })
      }
    },
  }
  return { begin, actions }
}

/** With a stored token nothing is known before the server has looked at it: the app starts loading. */
const startState = (token: string | null): AuthState => ({ ...signedOut, token, isLoading: token !== null })

const signedIn = (token: string, user: CurrentUser): AuthState => ({ ...signedOut, token, isAuthenticated: true, user })

/** Later changes of the storage arrive as events. */
const neverChanges = () => () => undefined

/** `onTokenRefused` ends such a session, and says that it was the server that ended it. */
const isRefusedToken = (problem: unknown): boolean => problem instanceof ApiProblem && problem.status === 401

/** What is known of the learner now; null where the server could not be asked. */
const readQuietly = (): Promise<CurrentUser | null> =>
  shellCalls()
    .then(({ readUser }) => readUser())
    .catch(() => null)

const signOutQuietly = async (token: string) => (await shellCalls()).signOut(token)

/** The specification distinguishes a refusal without words from no answer at all. */
const loginFallback = (problem: unknown): string =>
  problem instanceof ApiProblem && problem.status > 0 ? texts.loginFailed : texts.noAnswer

/** Looks at the stored token: valid means its user, anything else throws. */
async function checkToken(signal: AbortSignal): Promise<CurrentUser> {
  const { validateSession, readUser } = await shellCalls()
  const valid = withRetries(() => validateSession(signal), signal)
  // at once, not one after the other: every page for learners waits for both
  const user = withRetries(() => readUser(signal), signal)
  // a user who is refused is refused twice, and the first refusal says why
  user.catch(() => undefined)
  await valid
  return user
}

const pauses = [400, 1_200, 2_400]

/** Tries again for some seconds where no answer came: a server that is just starting gets a moment, a refusal is one. */
async function withRetries<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt()
    } catch (error) {
      const refused = error instanceof ApiProblem && error.code !== 'network' && error.status < 500
      if (refused || signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return attempt()
}
