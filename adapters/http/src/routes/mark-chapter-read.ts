import { markChapterRead } from '@app/contract'
import { ChapterId, type MarkChapterRead } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const markChapterReadRoute = (deps: { readonly markChapterRead: MarkChapterRead }): Route =>
  route(markChapterRead, async ({ input, reader }) => {
    const result = await deps.markChapterRead({ userId: reader.user.id, chapterId: ChapterId(input.id) })
    return result.ok ? { status: 204, body: undefined } : refuse(result.error, markChapterRead)
  })
