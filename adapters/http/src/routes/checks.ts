import { endpoints as api } from '@app/contract'
import { ChapterId, type ChapterPage, DAY, MINUTE } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'

/** More than any person answers in earnest: each attempt is a row that is kept. */
const ATTEMPTS = [limit('learner', 20, MINUTE), limit('learner', 500, DAY)]
const REPORTS = [limit('learner', 60, DAY)]

export const checkRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  takeCheck: route(api.takeCheck, ATTEMPTS, ({ input, auth }) => {
    const { id, attempt_id: attemptId, answers } = input
    return replied(useCases.takeCheck({ userId: auth.user.id, chapterId: ChapterId(id), attemptId, answers }), wire)
  }),

  reportQuestion: route(api.reportQuestion, REPORTS, ({ input: { id, reason, words }, auth }) =>
    replied(useCases.reportQuestion({ userId: auth.user.id, questionId: id, reason, words }), () => ({})),
  ),
})

export const checkBody = ({ questions, refuted, best }: NonNullable<ChapterPage['check']>) => ({
  questions: questions.map(({ isReported, ...question }) => ({ ...wire(question), reported: isReported })),
  refuted: [...refuted],
  best: best && { right: best.right, of: best.of },
  passed: best?.passed ?? false,
})
