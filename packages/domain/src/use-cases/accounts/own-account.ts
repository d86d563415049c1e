import type { Adapters } from '../../ports/index.ts'
import { nextMorning } from '../../reviews/reminder.ts'
import { isWeeklyGoal } from '../../reviews/week.ts'
import { err, ok, type SessionId, type UserId } from '../../shared/index.ts'
import { knownTimeZone } from '../../time/calendar.ts'
import type { Language } from '../../users/language.ts'
import { isLive } from '../../users/session.ts'
import type { User } from '../../users/user.ts'

/** What is left out stays as it is. */
type Settings = {
  readonly userId: UserId
  readonly timeZone?: string | null | undefined
  readonly weeklyGoal?: number | null | undefined
  readonly reviewReminder?: boolean | undefined
}

/** As they are answered; of no one those of a new account. */
export const settingsOf = (user: User | null) => ({
  timeZone: user?.timeZone ?? null,
  weeklyGoal: user?.weeklyGoal ?? null,
  reviewReminder: Boolean(user?.remindAt),
})

/** What users do about their sign-ins, their language and their settings. */
export const makeOwnAccount = ({ unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>) => ({
  /** Ends one session: its token is worth nothing from the next request on. */
  logout: ({ sessionId }: { readonly sessionId: SessionId }) =>
    unitOfWork.run(({ sessions }) => sessions.remove(sessionId)),

  /** Ends every session of a user, the one that asks too. */
  logoutEverywhere: ({ userId }: { readonly userId: UserId }) =>
    unitOfWork.run(({ sessions }) => sessions.removeAllOf(userId)),

  endSession: ({ userId, sessionId }: { readonly userId: UserId; readonly sessionId: SessionId }) =>
    unitOfWork.run(async ({ sessions }) => {
      const own = await sessions.ofUser(userId)
      if (!own.some(({ id }) => id === sessionId)) return err({ kind: 'session-not-found' })
      await sessions.remove(sessionId)
      return ok(undefined)
    }),

  /** Where a user is signed in; the session used last comes first. */
  readOwnSessions: async ({ userId }: { readonly userId: UserId }) => {
    const all = await unitOfWork.run(({ sessions }) => sessions.ofUser(userId))
    const now = clock.now()
    return all.filter((session) => isLive(session, now))
  },

  /** The language that the user has chosen, for mails and for the next sign-in. */
  setLanguage: ({ userId, language }: { readonly userId: UserId; readonly language: Language }) =>
    unitOfWork.run(async ({ users }) => {
      const user = await users.lock(userId)
      // the account may have been removed since the request was authenticated
      if (user) await users.save({ ...user, language })
    }),

  /** Answers the settings as they are now. */
  changeSettings: ({ userId, timeZone: wanted, weeklyGoal, reviewReminder }: Settings) =>
    unitOfWork.run(async ({ users }) => {
      const timeZone = typeof wanted === 'string' ? knownTimeZone(wanted) : wanted
      if (typeof wanted === 'string' && timeZone === null) return err({ kind: 'unknown-time-zone' })
      if (typeof weeklyGoal === 'number' && !isWeeklyGoal(weeklyGoal)) return err({ kind: 'invalid-input' })
      const user = await users.lock(userId)
      if (!user) return ok(settingsOf(user))
      const zoned = timeZone === undefined ? user : { ...user, timeZone }
      const changed = {
        ...zoned,
        ...(weeklyGoal !== undefined && { weeklyGoal }),
        ...(reviewReminder === false && { remindAt: null }),
        // turned on once more it stays as it is
        ...(reviewReminder === true && { remindAt: user.remindAt ?? nextMorning(zoned, clock.now()) }),
      }
      await users.save(changed)
      return ok(settingsOf(changed))
    }),
})
