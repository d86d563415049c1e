import { endpoints as api, type ReplyOf } from '@app/contract'
import { type AuthenticatedUser, DAY, HOUR, MINUTE, minutesInAll, PlanId, type SharedPlan } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { fileRoute, publicRoute, replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'

/** A plan that is taken over costs no model's answer, but has a free chapter. */
const COPIES = [limit('learner', 30, DAY)]
/** Each is written anew. */
const FILES = [limit('learner', 30, HOUR)]

type Asked = { readonly auth: AuthenticatedUser; readonly input: { readonly id: string } }

const own = ({ auth, input }: Asked) => ({ userId: auth.user.id, planId: PlanId(input.id) })

/** What leaves a plan for other programs and other people, and what comes back. */
export const sharingRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  exportDeck: fileRoute(api.exportDeck, FILES, (asked) =>
    replied(useCases.exportDeck(own(asked)), (content) => ({ name: 'plan.apkg', content })),
  ),
  exportCalendar: fileRoute(api.exportCalendar, FILES, (asked) =>
    replied(useCases.exportCalendar(own(asked)), (content) => ({ name: 'plan.ics', content })),
  ),

  readShare: route(api.readShare, noLimit, (asked) => replied(useCases.readShare(own(asked)), tokenBody)),
  sharePlan: route(api.sharePlan, noLimit, (asked) => replied(useCases.sharePlan(own(asked)), tokenBody)),
  unsharePlan: route(api.unsharePlan, noLimit, (asked) =>
    replied(useCases.unsharePlan(own(asked)), () => tokenBody(null)),
  ),

  // a class behind one address opens it at once; a secret of 256 bits is not found by trying
  sharedPlan: publicRoute(api.sharedPlan, [limit('client', 300, 15 * MINUTE)], ({ input }) =>
    replied(useCases.readSharedPlan(input.token), sharedBody),
  ),

  startSharedPlan: route(api.startSharedPlan, COPIES, ({ input, auth }) =>
    replied(useCases.startSharedPlan({ userId: auth.user.id, token: input.token }), (id) => ({ id })),
  ),

  importPlan: route(api.importPlan, COPIES, ({ input, auth }) => {
    const { id, origin, brief, description = '', thread = '', ...plan } = input
    const first = origin ?? id
    const imported = { ...plan, description, thread, language: brief?.language ?? null }
    return replied(
      useCases.importPlan({ ...imported, userId: auth.user.id, origin: first === undefined ? null : PlanId(first) }),
      (planId) => ({ id: planId }),
    )
  }),
})

const tokenBody = (token: string | null) => ({ token })

const sharedBody = (plan: SharedPlan): ReplyOf<typeof api.sharedPlan> => {
  const { title, description, thread, language, chapters, firstContent } = plan
  return {
    ...{ title, description, language },
    ...(thread !== '' && { thread }),
    minutes: minutesInAll(chapters),
    chapters: chapters.map((chapter) => wire(chapter)),
    first_chapter: firstContent && wire(firstContent),
  }
}
