import { deleteAccount } from '@app/contract'
import type { DeleteAccount } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

const message = 'Your account will be deleted. Until then you can keep it by signing in.'

export const deleteAccountRoute = (deps: { readonly deleteAccount: DeleteAccount }): Route =>
  route(deleteAccount, async ({ input, reader }) => {
    const result = await deps.deleteAccount({ userId: reader.user.id, currentPassword: input.password })
    if (!result.ok) return refuse(result.error, deleteAccount)
    return { status: 202, body: { message, removal_at: result.value.removalAt.toISOString() } }
  })
