import { endpoints as api } from '@app/contract'
import { HOUR } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { readBy, spokenBy } from './conversations.ts'

export const placementRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  beginPlacement: route(api.beginPlacement, [limit('learner', 20, HOUR)], (request) =>
    replied(useCases.beginPlacement(readBy(request)), wire),
  ),

  readPlacement: route(api.readPlacement, noLimit, (request) => replied(useCases.readPlacement(readBy(request)), wire)),

  answerPlacement: route(api.answerPlacement, [limit('learner', 60, HOUR)], (request) => {
    const { attempt_id: attemptId, answers } = request.input
    return replied(useCases.answerPlacement({ ...spokenBy(request), attemptId, answers }), wire)
  }),
})
