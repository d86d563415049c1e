import { after, DAY, err, HOUR, ok, type UserId } from '../shared/index.ts'
import type { Email } from './email.ts'
import type { Language } from './language.ts'
import type { Username } from './username.ts'

export type Role = 'standard' | 'admin'

type Account = {
  readonly id: UserId
  readonly username: Username
  readonly email: Email
  readonly passwordHash: string
  /** What mails are written in; null until one was chosen. */
  readonly language: Language | null
  /** By its name in the IANA database; null until one was set. */
  readonly timeZone: string | null
  /** Minutes that they want to learn in a week; null until a goal was set. */
  readonly weeklyGoal: number | null
  /** When to look next whether they are to be reminded of reviews; null: they are not. */
  readonly remindAt: Date | null
  /** The last day for which they were reminded, of their calendar, as year-month-day. */
  readonly remindedOn: string | null
  /** Not chosen by its owner, who must change it before anything else. */
  readonly passwordIsTemporary: boolean
  readonly role: Role
  readonly isActive: boolean
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  /** The owner asked for the account to be deleted: from then on everything personal is removed. Signing in takes it back. */
  readonly deletionAt: Date | null
}

/** Has an account, but has not shown yet that the address is theirs. Cannot sign in. */
export type RegisteredUser = Account & { readonly kind: 'registered' }
export type VerifiedUser = Account & { readonly kind: 'verified'; readonly verifiedAt: Date }
export type User = RegisteredUser | VerifiedUser

export const register = (
  account: Pick<Account, 'id' | 'username' | 'email' | 'passwordHash' | 'language' | 'createdAt'>,
): RegisteredUser => ({
  ...account,
  kind: 'registered',
  timeZone: null,
  weeklyGoal: null,
  remindAt: null,
  remindedOn: null,
  passwordIsTemporary: false,
  role: 'standard',
  isActive: true,
  lastLoginAt: null,
  deletionAt: null,
})

/** Verifying again keeps the first date. */
export const verify = (user: User, at: Date): VerifiedUser =>
  user.kind === 'verified' ? user : { ...user, kind: 'verified', verifiedAt: at }

/** To be asked only after the right password: the answer reveals that the account exists. */
export function signIn(user: User, at: Date) {
  if (!user.isActive) return err({ kind: 'account-disabled' })
  if (user.kind === 'registered') return err({ kind: 'email-not-verified' })
  return ok<VerifiedUser>({ ...user, lastLoginAt: at, deletionAt: null })
}

/**
 * How long the owner of a deleted account may change their mind. What is promised is that everything is gone within 30 days;
 * removing, which comes round every hour, has two hours left for it.
 */
export const DELETION_GRACE = 30 * DAY - 2 * HOUR

/** How long an account waits for its address to be verified: a person who did not sign up need not do anything about it. */
export const VERIFICATION_GRACE = 30 * DAY

export const isDueForDeletion = (user: User, now: Date): boolean =>
  (user.deletionAt !== null && user.deletionAt <= now) ||
  (user.kind === 'registered' && after(user.createdAt, VERIFICATION_GRACE) <= now)

/** Asking again does not begin the grace anew. */
export const scheduleDeletion = (user: User, at: Date): User & { readonly deletionAt: Date } => ({
  ...user,
  deletionAt: user.deletionAt ?? after(at, DELETION_GRACE),
})
