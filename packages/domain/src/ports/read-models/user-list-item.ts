import type { User } from '../../users/user.ts'

export type UserListItem = Pick<
  User,
  'id' | 'role' | 'isActive' | 'passwordIsTemporary' | 'createdAt' | 'lastLoginAt' | 'deletionAt'
> & {
  readonly username: string
  readonly email: string
  readonly isVerified: boolean
  readonly credits: number
  /** Chapters that cost nothing and were written for them, ever. */
  readonly freeChapters: number
}

/** From `from` on, and before `to`; null leaves a side open. */
export type Within = { readonly from: Date | null; readonly to: Date | null }
