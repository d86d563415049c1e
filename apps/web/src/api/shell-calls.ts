import { appInfo, login, logout, me, validateToken } from '@app/contract'
import { call } from './call.ts'
import { send } from './send.ts'

export const readAppInfo = (signal: AbortSignal) => call(appInfo, {}, signal)

export const validateSession = (signal: AbortSignal) => call(validateToken, {}, signal)

export const readUser = (signal?: AbortSignal) => call(me, {}, signal)

type SignIn = { readonly token: string; readonly deletionCancelled: boolean }

/** Answers the token of the new session, and whether it saved the account from being deleted. */
export async function signIn(email: string, password: string): Promise<SignIn> {
  const reply = await call(login, { email, password })
  return { token: reply.access_token, deletionCancelled: reply.removal_cancelled }
}

/** The stored token is gone by the time this runs, so it gets its own. */
export const signOut = (token: string) => send(logout, {}, { token })
