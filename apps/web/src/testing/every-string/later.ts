import type { Later } from './table.ts'

const of = (from: string, ...texts: readonly string[]): readonly Later[] =>
  texts.map((text) => ({ later: 'admin portal', screen: 'admin', from, text }))

/** What the specification wants on screens that are still to be built. Each becomes a moment once its screen is there. */
export const later: readonly Later[] = [
  ...of('§2 Admin screen', 'Admin Portal - User Management', 'Add User'),
  ...of('§2 Admin screen, columns', 'User', 'Role', 'Status', 'Active', 'Inactive', 'Credits', 'Last Login', 'Never'),
  ...of('§2 Admin screen, actions', 'Reset Password', 'Change Role', 'Add Credits'),
  ...of('§2 Admin screen, modals', 'Change Role for {user}', 'Reset Password for {user}', 'Add Credits to {user}'),
  ...of('§5 Admin reset password', 'Password must be at least 8 characters long.'),
  ...of('§5 Add credits', 'Please enter a valid positive amount for credits.'),
  ...of('§8 Admin', 'An unexpected error occurred.', 'User added successfully!', 'User status updated!'),
  ...of('§8 Admin', 'User role updated!', 'Password reset successfully!', 'Credits added successfully!'),
]
