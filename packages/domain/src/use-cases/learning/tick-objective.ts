import { tickObjective } from '../../chapters/chapter.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { ok, type Result } from '../../shared/result.ts'
import { type ChapterRefusal, changeOpenChapter, type OwnChapter } from './change-open-chapter.ts'

export type TickRefusal = ChapterRefusal | { readonly kind: 'objective-not-found' }

/** Ticks an objective of a chapter off, or takes its tick back; again changes nothing. Answers all that are ticked. */
export type TickObjective = (
  input: OwnChapter & { readonly objective: string; readonly isTicked: boolean },
) => Promise<Result<readonly string[], TickRefusal>>

export const makeTickObjective =
  (deps: Pick<Adapters, 'unitOfWork'>): TickObjective =>
  async ({ objective, isTicked, ...wanted }) => {
    const ticked = await changeOpenChapter(deps, wanted, (chapter) => tickObjective(chapter, objective, isTicked))
    return ticked.ok ? ok(ticked.value.chapter.ticked) : ticked
  }
