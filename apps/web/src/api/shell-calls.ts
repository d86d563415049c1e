import { appInfo, changeSettings, login, logout, me, readReviews, validateToken } from '@app/contract'
import { call, send } from './call.ts'

export const readAppInfo = (signal: AbortSignal) => call(appInfo, {}, signal)

export const validateSession = (signal: AbortSignal) => call(validateToken, {}, signal)

export const readUser = (signal?: AbortSignal) => call(me, {}, signal)

export const signIn = (email: string, password: string) => call(login, { email, password })

/** The stored token is gone by the time this runs, so it gets its own. */
export const signOut = (token: string) => send(logout, {}, { token })

export const readDueReviews = (signal: AbortSignal) => call(readReviews, { limit: 1 }, signal)

export const setTimeZone = (time_zone: string) => call(changeSettings, { time_zone })
