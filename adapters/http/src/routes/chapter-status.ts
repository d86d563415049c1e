import { chapterStatus } from '@app/contract'
import { ChapterId, type Screens } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const chapterStatusRoute = (deps: { readonly screens: Screens }): Route =>
  route(chapterStatus, async ({ input, reader }) => {
    const status = await deps.screens.contentStatus(reader.user.id, ChapterId(input.id))
    if (status === null) return refuse({ kind: 'chapter-not-found' }, chapterStatus)
    return { status: 200, body: { content_status: status } }
  })
