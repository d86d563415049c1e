import { endpoints as api, type ReplyOf } from '@app/contract'
import { HOUR, MINUTE, ok, type PersonalData, setValues } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { contentBody } from './bodies/content-body.ts'
import { REPLY_MESSAGES } from './bodies/reply-messages.ts'
import { inDollars } from './credits.ts'

const DELETION_LIMITS = [limit('learner', 10, 15 * MINUTE, { clearedOnSuccess: true })]

export const ownDataRoutes = ({ useCases, readModels }: Pick<HttpDeps, 'useCases' | 'readModels'>) => ({
  exportAccount: route(api.exportAccount, [limit('learner', 10, HOUR)], async ({ auth }) => {
    const data = await readModels.personalData(auth.user.id)
    if (!data) throw new Error(`The user ${auth.user.id} is signed in, and has no account.`)
    return ok(exportBody(data))
  }),

  deleteAccount: route(api.deleteAccount, DELETION_LIMITS, ({ input, auth, client }) =>
    replied(useCases.deleteAccount({ userId: auth.user.id, currentPassword: input.password }), ({ deletionAt }) => ({
      message: REPLY_MESSAGES[client.textLanguage()].deletionScheduled,
      removal_at: deletionAt.toISOString(),
    })),
  ),
})

/** The command line writes the same. */
export const exportBody = (data: PersonalData): ReplyOf<typeof api.exportAccount> =>
  wire({
    ...data,
    purchases: data.purchases.map(({ returnedCents, ...purchase }) => ({
      ...purchase,
      price: inDollars(purchase.price.cents),
      refunded: inDollars(returnedCents),
    })),
    conversations: data.conversations.map(
      ({ id, brief: { goal, level, time, focus, set, language, timeZone }, messages, placement }) => {
        const { placed } = set?.level ?? {}
        const { pace } = set?.minutesPerWeek ?? {}
        return {
          id,
          goal,
          level,
          time,
          focus,
          ...(set && { set: { ...setValues(set), ...(placed && { placement: placed }), ...(pace && { time: pace }) } }),
          ...(language && { language }),
          ...(timeZone && { timeZone }),
          messages,
          placement,
        }
      },
    ),
    plans: data.plans.map((plan) => ({
      ...plan,
      chapters: plan.chapters.map(({ readAt, place, ticked, notes, content, otherVersions, ...chapter }) => ({
        ...chapter,
        lastReadAt: readAt,
        lastPlace: place,
        tickedObjectives: ticked,
        notes: notes.filter(({ text }) => text !== '').map(({ version: _version, ...note }) => note),
        content: content && contentBody(content),
        otherVersions: otherVersions.map((version) => ({ ...version, content: contentBody(version.content) })),
      })),
    })),
  })
