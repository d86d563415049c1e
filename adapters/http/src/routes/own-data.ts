import { endpoints as api, type ReplyOf } from '@app/contract'
import { API_TEXTS } from '@app/contract/api-texts'
import { HOUR, MINUTE, ok, type PersonalData } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'

const DELETION_LIMITS = [limit('learner', 10, 15 * MINUTE, { clearedOnSuccess: true })]

export const ownDataRoutes = ({ useCases, readModels }: Pick<HttpDeps, 'useCases' | 'readModels'>) => ({
  exportAccount: route(api.exportAccount, [limit('learner', 10, HOUR)], async ({ auth }) => {
    const data = await readModels.personalData(auth.user.id)
    if (!data) throw new Error(`The user ${auth.user.id} is signed in, and has no account.`)
    return ok(exportBody(data))
  }),

  deleteAccount: route(api.deleteAccount, DELETION_LIMITS, ({ input, auth, client }) =>
    replied(useCases.deleteAccount({ userId: auth.user.id, currentPassword: input.password }), ({ deletionAt }) => ({
      message: API_TEXTS[client.textLanguage()].replies.deletionScheduled,
      removal_at: deletionAt.toISOString(),
    })),
  ),
})

/** The command line writes the same. */
export const exportBody = (data: PersonalData): ReplyOf<typeof api.exportAccount> => wire(data)
