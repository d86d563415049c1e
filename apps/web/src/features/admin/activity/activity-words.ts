import type { AdminActionBody } from '@app/contract'

export type ActKindName = AdminActionBody['kind']

/** The kinds of acts, as one would look for them. */
export const actNames: Readonly<Record<ActKindName, string>> = {
  'user-added': 'Users added',
  'user-activated': 'Users activated',
  'user-deactivated': 'Users deactivated',
  'user-verified': 'Emails verified by staff',
  'role-changed': 'Roles changed',
  'password-set': 'Temporary passwords set',
  'credits-granted': 'Credits given',
  'plan-requeued': 'Plans made again',
  'chapter-requeued': 'Chapters written again',
  'data-exported': 'Data exported',
  'removal-asked': 'Removals asked for',
}
