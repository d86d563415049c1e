import type { AdminUser } from '@app/contract'

/** A user as the list of the admin portal has them. */
export const aUser = (change: Partial<AdminUser> & Pick<AdminUser, 'id' | 'username'>): AdminUser => ({
  email: `${change.username.toLowerCase()}@example.org`,
  role: 'standard',
  is_active: true,
  is_verified: true,
  must_change_password: false,
  credits: 0,
  free_chapters: 0,
  last_login: null,
  created_at: '2026-11-01T08:00:00.000Z',
  removal_at: null,
  ...change,
})
