import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { track } from '../../analytics.ts'
import { explain } from '../../api/explain.ts'
import { ApiProblem } from '../../api/problem.ts'
import { forgetLearner } from '../../api/query-client.ts'
import { dropToken, onTokenChangedElsewhere, onTokenRefused, readToken, storeToken } from '../../api/session-token.ts'
import { shellCalls } from '../../api/shell-calls-later.ts'
import { type Auth, AuthContext } from '../../auth-context.ts'
import { moveAuth, startState } from './auth-state.ts'
import { checkToken } from './check-token.ts'

export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient()
  const [state, move] = useReducer(moveAuth, undefined, () => startState(readToken()))
  const checking = useRef<AbortController>(null)

  const end = useCallback(
    (error?: string) => {
      checking.current?.abort()
      dropToken()
      forgetLearner(queryClient)
      // navigation is a transition too: ending the session outside of one would let a guard redirect first
      startTransition(() => move({ kind: 'signed-out', ...(error !== undefined && { error }) }))
    },
    [queryClient],
  )

  const check = useCallback(
    (token: string) => {
      checking.current?.abort()
      const controller = new AbortController()
      checking.current = controller
      checkToken(controller.signal).then(
        (user) => !controller.signal.aborted && move({ kind: 'signed-in', token, user }),
        (problem) => !controller.signal.aborted && end(explain(problem, 'Failed to fetch user details')),
      )
    },
    [end],
  )

  useEffect(() => {
    const stored = readToken()
    if (stored !== null) check(stored)
    const forgetRefusals = onTokenRefused(() => end())
    const forgetTabs = onTokenChangedElsewhere((token) => {
      if (token === null) return end()
      forgetLearner(queryClient)
      move({ kind: 'check-started', token })
      check(token)
    })
    return () => {
      checking.current?.abort()
      forgetRefusals()
      forgetTabs()
    }
  }, [check, end, queryClient])

  const actions = useMemo<Omit<Auth, keyof typeof state>>(
    () => ({
      async login(email, password) {
        move({ kind: 'login-started' })
        try {
          const { signIn, readUser } = await shellCalls()
          const token = await signIn(email, password)
          storeToken(token)
          const user = await readUser()
          forgetLearner(queryClient)
          track({ name: 'login', method: 'email' })
          startTransition(() => move({ kind: 'signed-in', token, user }))
        } catch (problem) {
          const words = explain(problem, loginFallback(problem))
          end(words)
          throw new Error(words, { cause: problem })
        }
      },
      logout() {
        // the server forgets the session too; whether that arrives or not, this browser is signed out
        const token = readToken()
        if (token !== null) sayGoodbye(token).catch(() => undefined)
        end()
      },
      async refreshUser() {
        try {
          move({ kind: 'user-read', user: await (await shellCalls()).readUser() })
        } catch (problem) {
          end(explain(problem, 'Failed to fetch user details'))
        }
      },
      getToken() {
        const token = readToken()
        if (token === null) throw new Error('No authentication token available')
        return token
      },
    }),
    [end, queryClient],
  )

  const auth = useMemo(() => ({ ...state, ...actions }), [state, actions])
  return <AuthContext value={auth}>{children}</AuthContext>
}

const sayGoodbye = async (token: string) => (await shellCalls()).signOut(token)

/** The specification tells a refusal without words from no answer at all. */
const loginFallback = (problem: unknown): string =>
  problem instanceof ApiProblem && problem.status > 0 ? 'Login failed' : 'An error occurred during login'
