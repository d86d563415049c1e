import { texts as shared } from 'virtual:texts/shared'
import { texts } from 'virtual:texts/sign-in/session'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  type Auth,
  AuthContext,
  type AuthState,
  type CurrentUser,
  type SessionEnd,
  signedOut,
} from '../../../api/auth-context.ts'
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
  const [state, change] = useReducer(changed, tokenAtStart, startState)
  const checking = useRef<AbortController>(null)
  const latest = useRef(state)
  const endedBy = useSessionEnd(state.isAuthenticated, latest)
  const isLeaving = useIsLeaving()
  useEffect(() => {
    latest.current = state
    markSession()
  }, [state])

  const endAs = useCallback(
    (how: Partial<AuthState>, apply: (work: () => void) => void = startTransition) => {
      checking.current?.abort()
      dropToken()
      clearUserQueries(queryClient)
      // navigation is a transition too: ending the session outside of one would let a guard redirect first
      apply(() => change({ ...signedOut, ...how }))
    },
    [queryClient],
  )
  // at once: until the sign-in page has come, the old one would say that it cannot read what it is refused now
  const endNow = useCallback(() => endAs({}, (work) => work()), [endAs])
  const end = useCallback((error: string | null = null) => endAs({ error }), [endAs])

  /** Only the last look at a token counts. */
  const look = useCallback((found: (user: CurrentUser) => void, failed: (problem: unknown) => void) => {
    checking.current?.abort()
    const controller = new AbortController()
    checking.current = controller
    checkToken(controller.signal).then(
      (user) => !controller.signal.aborted && found(user),
      (problem) => !controller.signal.aborted && failed(problem),
    )
  }, [])

  const check = useCallback(
    (token: string) =>
      look(
        (user) => change(signedIn(token, user)),
        (problem) => !isRefusedToken(problem) && !isLeaving() && end(messageOf(problem, texts.fetchFailed)),
      ),
    [end, isLeaving, look],
  )

  const startOver = useCallback(
    (token: string) => {
      clearUserQueries(queryClient)
      change(startState(token))
      check(token)
    },
    [check, queryClient],
  )

  /** Another tab has changed the password, most likely: the pages here keep standing, with all that is typed in them. */
  const hydrate = useCallback(
    (token: string, learner: CurrentUser) => {
      change({ token })
      look(
        (user) => (user.id === learner.id ? change({ user }) : startOver(token)),
        // a refusal has ended the session by itself; a lost connection is no reason to
        () => undefined,
      )
    },
    [look, startOver],
  )

  useEffect(() => {
    const stored = readToken()
    if (stored !== null && latest.current.token === stored) check(stored)
    else if (stored !== null) startOver(stored)
    const hear = (token: string | null) => {
      const learner = latest.current.user
      if (token === null) endNow()
      else if (learner === null) startOver(token)
      else hydrate(token, learner)
    }
    // a page that comes back from the browser's memory got no events meanwhile
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted && readToken() !== latest.current.token) hear(readToken())
    }
    const lookAgain = () => {
      const { token, user } = latest.current
      if (user !== null) readQuietly().then((read) => read && latest.current.token === token && change({ user: read }))
    }
    const stops = [
      // a call that was made while a log-out was leading away had no token to show: that way goes on
      onTokenRefused(() => (readToken() === null ? end() : endNow())),
      onTokenChangedElsewhere(hear),
      listen(window, ['pageshow'], wake),
      // credits come and go in other tabs as well; no one asked for this, so its failure is no news
      listen(document, ['visibilitychange'], () => document.visibilityState === 'visible' && lookAgain()),
      userChanged.on(lookAgain),
      () => checking.current?.abort(),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [check, end, endNow, startOver, hydrate])

  const actions = useMemo<Omit<Auth, keyof typeof state | 'endedBy'>>(
    () => ({
      async login(email, password) {
        change({ isLoading: true, error: null, hasLoginFailed: false })
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
            await import('../../language/later.ts').then(
              ({ afterLogin }) => afterLogin(user, removal_cancelled),
              () => undefined,
            )
          }
          startTransition(() => change(signedIn(token, user)))
        } catch (problem) {
          const words = messageOf(problem, granted === null ? loginFallback(problem) : texts.fetchFailed)
          endAs({ error: words, hasLoginFailed: true })
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
          if (isAnswer) end(messageOf(problem, texts.fetchFailed))
        }
      },
      getToken() {
        const token = readToken()
        if (token === null) throw new Error('No authentication token available')
        return token
      },
    }),
    [end, endAs, isLeaving, queryClient],
  )

  const auth = useMemo(() => ({ ...state, endedBy, ...actions }), [state, endedBy, actions])
  return <AuthContext value={auth}>{children}</AuthContext>
}

/** So long a page may stand that its reader has left for another one, on the worst of lines. */
const MAX_LEAVING_MS = 60_000

/** Whether the page is being left: the browser aborts its calls then, which says nothing about the session. */
function useIsLeaving(): () => boolean {
  const left = useRef(Number.NEGATIVE_INFINITY)
  useEffect(
    () =>
      listen(window, ['beforeunload'], () => {
        left.current = performance.now()
      }),
    [],
  )
  return useCallback(() => performance.now() - left.current < MAX_LEAVING_MS, [])
}

const changed = (state: AuthState, change: Partial<AuthState>): AuthState => ({ ...state, ...change })

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

/** By whom the last session was ended, until the next one begins: a guard that comes and goes would forget it. */
export function useSessionEnd(isAuthenticated: boolean, latest: RefObject<AuthState>): SessionEnd {
  const [ended, setEnded] = useState<SessionEnd>(null)
  useEffect(() => {
    if (isAuthenticated) setEnded(null)
  }, [isAuthenticated])
  useEffect(() => {
    // after a log-out there is no session left to end
    const byServer = () => latest.current.token !== null && setEnded((before) => before ?? 'server')
    const stops = [
      onTokenRefused(byServer),
      onLogoutElsewhere(() => setEnded('other-tab')),
      // the server refused it there, unless that tab has just said something else
      onTokenChangedElsewhere((token) => token === null && byServer()),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [latest])
  return ended
}
