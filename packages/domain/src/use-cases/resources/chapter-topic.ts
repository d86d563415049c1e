import { knownSlots } from '../../brief/read-brief.ts'
import type { Chapter, OpenChapter } from '../../chapters/chapter.ts'
import type { Plan } from '../../plans/plan.ts'
import type { ChapterTopic } from '../../resources/topic-score.ts'
import type { CallAbout } from '../../tutoring/model-call.ts'

/** A chapter as a search for its resources sees it. */
export type SearchedChapter = {
  readonly topic: ChapterTopic
  /** What its learner said beside the goal. */
  readonly said: readonly string[]
  /** The other chapters of its plan. */
  readonly others: readonly ChapterTopic[]
  /** BCP 47 primary language of its text. */
  readonly language: string
  /** The search pages that it named when it was written. */
  readonly searches: OpenChapter['content']['curatedResources']
  readonly about: CallAbout
}

export function searchedChapter(chapter: OpenChapter, plan: Plan, chapters: readonly Chapter[]): SearchedChapter {
  return {
    topic: topicOf(chapter, plan),
    said: saidIn(plan),
    others: chapters.filter(({ id }) => id !== chapter.id).map((other) => topicOf(other, plan)),
    language: plan.brief.language ?? 'en',
    searches: chapter.content.curatedResources,
    about: { userId: plan.userId, planId: plan.id, chapterId: chapter.id },
  }
}

function saidIn({ brief, createdAt }: Plan): readonly string[] {
  const { outcome, mustHave, skip, constraints } = knownSlots(brief, createdAt)
  return [brief.level, brief.time, outcome, ...mustHave, ...skip, ...constraints].filter((words) => words !== null)
}

export const topicOf = (chapter: Chapter, { brief, title: planTitle }: Plan): ChapterTopic => ({
  ...{ goal: brief.goal, planTitle, language: brief.language, title: chapter.title, summary: chapter.summary },
  objectives: chapter.kind === 'open' ? chapter.content.learningObjectives : chapter.objectives,
})
