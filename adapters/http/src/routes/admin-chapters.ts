import { endpoints as api, type ChapterRecord, type JudgedQuestion } from '@app/contract'
import {
  type AdminChapter,
  ChapterId,
  feedbackOf,
  HOUR,
  type Language,
  ok,
  type Question,
  reportOf,
  shownKey,
  type TroubledChapter,
  UserId,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { inDollars, placeOf, taskName } from './admin-health.ts'
import { actorOf } from './admin-users.ts'
import { contentBody } from './bodies/content-body.ts'
import { contentError } from './plans.ts'

/** Each is a row of the audit log. */
const READS = [limit('learner', 120, HOUR)]

export const adminChapterRoutes = ({ useCases, adminReadModels }: Pick<HttpDeps, 'useCases' | 'adminReadModels'>) => ({
  adminChapters: route(
    api.adminChapters,
    noLimit,
    async ({ input: { trouble, learner, cursor, limit: most }, client }) => {
      const { chapters, next } = await adminReadModels.troubledChapters({
        trouble: trouble ?? null,
        learnerId: learner === undefined ? null : UserId(learner),
        after: cursor === undefined ? null : placeOf(cursor, ChapterId),
        limit: most,
      })
      return ok({
        chapters: chapters.map((chapter) => troubledBody(chapter, client.textLanguage())),
        next_cursor: next && `${next.since.toISOString()}_${next.id}`,
      })
    },
  ),

  adminChapter: route(api.adminChapter, READS, ({ input: { id }, auth, client }) =>
    replied(useCases.readChapter({ actor: actorOf(auth), chapterId: ChapterId(id) }), (record) =>
      recordBody(record, client.textLanguage()),
    ),
  ),
})

type Summary = Omit<TroubledChapter, 'since' | 'reports'>

const summaryBody = ({ failure, learnerId, learnerName, ...chapter }: Summary, language: Language) => ({
  ...wire(chapter),
  ...contentError({ failure }, language),
  learner: { id: learnerId, username: learnerName },
})

const troubledBody = ({ since, reports, ...chapter }: TroubledChapter, language: Language) => ({
  ...summaryBody(chapter, language),
  reports: { verifying: reports.verifying, key_held: reports['key-held'], void: reports.void },
  since: since.toISOString(),
})

const recordBody = (
  { content, generatedAt, questions, reportedElsewhere, parts, calls, ...chapter }: AdminChapter,
  language: Language,
): ChapterRecord => ({
  ...wire(chapter),
  ...summaryBody(chapter, language),
  content_generated_at: wire(generatedAt),
  generated_content: content && contentBody(content),
  questions: questions.map(questionBody),
  reported_elsewhere: reportedElsewhere.map(questionBody),
  parts: parts.map((part) => ({ ...wire(part), made: JSON.stringify(part.made, null, 2) })),
  calls: calls.map((call) => ({
    ...wire(call),
    task: taskName(call),
    cost: call.cost === null ? null : inDollars(call.cost),
  })),
})

const questionBody = (question: Question): JudgedQuestion => {
  const { id, kind, prompt, objective, explanation, isVoid, set = 1 } = question
  const report = reportOf(question)
  return {
    ...{ id, kind, prompt, objective, explanation, set, is_void: isVoid, feedback: wire(feedbackOf(question)) },
    ...('options' in question && { options: wire(question.options) }),
    ...('unit' in question && { unit: question.unit, tolerance: question.tolerance }),
    ...('accepted' in question && { accepted: [...question.accepted] }),
    key: wire(shownKey(question)),
    report: report && wire(report),
  }
}
