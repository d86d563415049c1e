import { tickObjective } from '../../chapters/chapter.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { ok } from '../../shared/result.ts'
import { changeOpenChapter, type OwnChapter } from './change-open-chapter.ts'

type Tick = OwnChapter & { readonly objective: string; readonly isTicked: boolean }

/** Ticks an objective of a chapter off, or takes its tick back; again changes nothing. Answers all that are ticked. */
export const makeTickObjective =
  (deps: Pick<Adapters, 'unitOfWork'>) =>
  async ({ objective, isTicked, ...wanted }: Tick) => {
    const ticked = await changeOpenChapter(deps, wanted, (chapter) => tickObjective(chapter, objective, isTicked))
    return ticked.ok ? ok(ticked.value.chapter.ticked) : ticked
  }
