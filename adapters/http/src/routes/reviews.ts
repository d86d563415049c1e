import { endpoints as api } from '@app/contract'
import { DAY, MINUTE, ok } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'

/** Faster than anyone reads: each review is a row that is kept. */
const REVIEWS = [limit('learner', 120, MINUTE), limit('learner', 3_000, DAY)]

export const reviewRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  readReviews: route(api.readReviews, noLimit, async ({ input: { limit: most }, auth }) => {
    const { id: userId, timeZone } = auth.user
    return ok(wire(await useCases.readReviews({ userId, timeZone, limit: most })))
  }),

  reviewCard: route(api.reviewCard, REVIEWS, ({ input: { id: cardId, review_id: reviewId, answer, grade }, auth }) =>
    replied(useCases.reviewCard({ userId: auth.user.id, cardId, reviewId, answer, grade }), wire),
  ),
})
