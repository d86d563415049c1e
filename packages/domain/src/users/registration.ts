import type { RegistrationId, UserId } from '../shared/index.ts'
import type { Language } from './language.ts'
import type { Username } from './username.ts'

/**
 * A further registration of an address that waits to be verified; the first one stands with the user. Any of them may be a
 * stranger's, so each has a link of its own, and the link that is opened decides whose name, password and language the account gets.
 */
export type Registration = {
  readonly id: RegistrationId
  readonly userId: UserId
  readonly username: Username
  readonly passwordHash: string
  readonly language: Language | null
  readonly createdAt: Date
}

/** Beyond them nothing more is saved for an address: its owner is mailed a link to choose a password instead. */
export const MAX_FURTHER_REGISTRATIONS = 2
