import type { LockedChapter } from '../../chapters/chapter.ts'
import { RECAP_PART, REVIEW_PART, sectionPart } from '../../chapters/chapter-progress.ts'
import { nextToPrepare } from '../../chapters/prepare-ahead.ts'
import { type ChapterDate, type Schedule, scheduleOf, UNDATED } from '../../plans/schedule.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { PlanPage } from '../../ports/read-models/learner.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { type ChapterId, err, ok } from '../../shared/index.ts'
import { type Correction, corrected } from '../../tutoring/parts/review.ts'
import type { SectionDraft } from '../../tutoring/parts/section-draft.ts'
import type { OwnPlan } from './change-plan.ts'
import { describeChapter, staleParts } from './lesson-parts.ts'

/** A plan as its learner sees it today. */
export type DatedPlan = Omit<PlanPage, 'chapters'> &
  Pick<Schedule, 'pace'> & { readonly chapters: readonly (PlanPage['chapters'][number] & ChapterDate)[] }

/** The first section of the next locked chapter, as it will be read. */
export type PlanPreview = SectionDraft & { readonly chapterId: ChapterId }

export const makeReadPlan = ({
  readModels,
  unitOfWork,
  clock,
}: Pick<Adapters, 'readModels' | 'unitOfWork' | 'clock'>) => ({
  readPlan: async ({ userId, planId }: OwnPlan): Promise<DatedPlan | null> => {
    const page = await readModels.plan(userId, planId)
    if (!page) return null
    const { dates, pace } = scheduleOf(page, clock.now())
    return { ...page, pace, chapters: page.chapters.map((chapter, at) => ({ ...chapter, ...(dates[at] ?? UNDATED) })) }
  },

  /** Null unless that chapter was prepared ahead, and would be written the same now. */
  previewPlan: ({ userId, planId }: OwnPlan) =>
    unitOfWork.run(async (repositories) => {
      const plan = await repositories.plans.find(planId)
      if (plan?.userId !== userId) return err({ kind: 'plan-not-found' })
      const next = nextToPrepare(plan, await repositories.chapters.ofPlan(planId))
      return ok(next && (await firstSection(next, repositories)))
    }),
})

async function firstSection(next: LockedChapter, repositories: Repositories): Promise<PlanPreview | null> {
  const kept = await repositories.chapterParts.ofChapter(next.id)
  const part = (wanted: string) => kept.find(({ name }) => name === wanted)
  const [section, review, end] = [part(sectionPart(0)), part(REVIEW_PART), part(RECAP_PART)]
  if (!section || !end || staleParts(kept, await describeChapter(next, repositories)).includes(section.name))
    return null
  // before the whole is summed up, it may still be written anew
  if (section.at > end.at) return null
  const corrections = review && review.at >= end.at ? (review.made as readonly Correction[]) : []
  const { sections } = corrected({ ...NOTHING, sections: [section.made as SectionDraft] }, corrections)
  return sections[0] ? { chapterId: next.id, ...sections[0] } : null
}

const NOTHING = { introduction: '', keyPoints: [], practice: null }
