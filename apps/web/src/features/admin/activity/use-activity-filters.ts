import type { AdminActionBody } from '@app/contract'
import { keyIn, useFilters } from '../use-filters.ts'

export const OPERATOR = 'operator'
export const UNKNOWN_USER = 'unknown'

/** Null leaves a side open. */
export type ActivityFilters = {
  /** The id of whom it was done to, or UNKNOWN_USER where the address names none that could be anyone's. */
  readonly user: string | null
  /** The id of who did it, or `OPERATOR`. */
  readonly actor: string | null
  readonly act: ActKindName | null
}

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

export const useActivityFilters = () => useFilters<ActivityFilters>(read)

function read(params: URLSearchParams): ActivityFilters {
  const actor = params.get('actor')
  return {
    user: params.has('user') ? (idIn(params.get('user')) ?? UNKNOWN_USER) : null,
    actor: actor === OPERATOR ? actor : idIn(actor),
    act: keyIn(actNames, params.get('act')) ?? null,
  }
}

const idIn = (value: string | null): string | null =>
  value !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value.toLowerCase() : null

type ActKindName = AdminActionBody['kind']
