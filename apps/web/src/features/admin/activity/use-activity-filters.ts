import type { AdminActionBody } from '@app/contract'
import { dayIn, idIn, keyIn, useFilters } from '../use-filters.ts'

export const OPERATOR = 'operator'
export const UNKNOWN_USER = 'unknown'

export const actNames: Readonly<Record<AdminActionBody['kind'], string>> = {
  'user-added': 'Users added',
  'user-activated': 'Users activated',
  'user-deactivated': 'Users deactivated',
  'user-verified': 'Emails verified by staff',
  'role-changed': 'Roles changed',
  'password-set': 'Temporary passwords set',
  'credits-granted': 'Credits given',
  'credits-withdrawn': 'Credits taken back',
  'verification-resent': 'Verification emails resent',
  'note-added': 'Staff notes written',
  'list-exported': 'Lists downloaded',
  'plan-requeued': 'Plans made again',
  'chapter-requeued': 'Chapters written again',
  'chapter-read': 'Chapters read',
  'data-exported': 'Data exported',
  'removal-asked': 'Removals asked for',
}

export const useActivityFilters = () => useFilters(read)

/** Null leaves a side open. */
export type ActivityFilters = ReturnType<typeof read>

function read(params: URLSearchParams) {
  const actor = params.get('actor')
  return {
    /** The id of whom it was done to, or UNKNOWN_USER where the address names none that could be anyone's. */
    user: params.has('user') ? (idIn(params.get('user')) ?? UNKNOWN_USER) : null,
    /** The id of who did it, or `OPERATOR`. */
    actor: actor === OPERATOR ? actor : idIn(actor),
    act: keyIn(actNames, params.get('act')) ?? null,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }
}
