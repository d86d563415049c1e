import type { UserId, UserListItem } from '@app/domain'
import type { OperatorUseCases, Outcome } from '../operator.ts'
import type { OutputOptions } from '../output.ts'

export async function usersAsJson(users: readonly UserListItem[]): Promise<readonly unknown[]> {
  // lazy: loading it takes longer than most verbs
  const { adminUserBody } = await import('@app/http')
  return users.map(adminUserBody)
}

/** In words, or the user as the API shows it, with `more`. */
export async function userOutcome(
  { adminReadModels }: Pick<OperatorUseCases, 'adminReadModels'>,
  { id, words, more = {} }: { readonly id: UserId; readonly words: string; readonly more?: object },
  { json }: OutputOptions,
): Promise<Outcome> {
  const found = json ? await adminReadModels.user(id) : null
  const [user] = found ? await usersAsJson([found]) : []
  return { ok: true, value: { json: { user, ...more }, words } }
}
