import { endpoints as api, type ChapterRewrite, type ChapterVersions, type ShownVersion } from '@app/contract'
import type { ChapterVersions as Read } from '@app/domain'
import { ChapterId, DAY, type Language, type Versions } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { contentBody } from './bodies/content-body.ts'
import { failureMessage } from './bodies/failure-message.ts'

/** Those that fail do not count towards what is free. */
const REWRITES = [limit('learner', 30, DAY)]

export const chapterVersionRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  rewriteChapter: route(api.rewriteChapter, REWRITES, ({ input: { id, how, words }, auth }) =>
    replied(useCases.rewriteChapter({ userId: auth.user.id, chapterId: ChapterId(id), how, words }), () => ({})),
  ),

  readVersions: route(api.readVersions, noLimit, ({ input, auth, client }) =>
    replied(useCases.readVersions({ userId: auth.user.id, chapterId: ChapterId(input.id) }), (versions) =>
      versionsBody(versions, client.textLanguage()),
    ),
  ),

  showVersion: route(api.showVersion, noLimit, ({ input: { id, number }, auth }) =>
    replied(useCases.showVersion({ userId: auth.user.id, chapterId: ChapterId(id), number }), () => undefined),
  ),
})

const versionsBody = ({ versions, left, ways, rewrite }: Read, language: Language): ChapterVersions => ({
  versions: versions.map(({ number, request, generatedAt, isShown, content, best }) => ({
    number,
    request,
    generated_at: wire(generatedAt),
    is_shown: isShown,
    generated_content: contentBody(content),
    best: best && { right: best.right, of: best.of },
  })),
  left,
  ways: [...ways],
  rewrite: rewriteBody(rewrite, language),
})

export const rewriteBody = (rewrite: Versions['rewrite'], language: Language): ChapterRewrite | null =>
  rewrite && {
    ...rewrite.request,
    status: rewrite.kind === 'pending' ? 'PENDING' : 'FAILED',
    error: rewrite.kind === 'failed' ? failureMessage(rewrite.reason, language) : null,
  }

export const shownVersionBody = ({ shown, count, request }: Versions): ShownVersion => ({
  number: shown,
  count,
  request,
})
