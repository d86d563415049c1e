import { clip } from '../../shared/text.ts'
import { describeBrief } from '../prompt.ts'
import type { EarlierChapter, LessonTask } from '../task.ts'

/** Of the last two chapters all of their key points, of each older one so many: a small window holds eleven of them. */
const MAX_OF_OLDER = 3
const MAX_KEY_POINT = 160
const MAX_STATE = 3_000

/** What a chapter is part of, and what has been taught before it. The same for all of its parts: what a vendor has read once costs less. */
export const describeLesson = ({ earlier = [], ...task }: LessonTask) => ({
  learner: describeBrief(task.brief),
  plan: task.planTitle,
  thread: task.thread || undefined,
  chapters: task.chapterTitles.map((title, index) => `${index + 1}. ${title}`),
  taught: earlier.flatMap((chapter, place) => taughtBy(chapter, place >= earlier.length - 2)),
  goes_on_from: clip(earlier.findLast(({ state }) => state)?.state ?? '', MAX_STATE) || undefined,
  chapter: {
    ...{ number: task.number, title: task.title, summary: task.summary, minutes: task.minutes ?? undefined },
    objectives: task.objectives.map((objective, place) => `${place + 1}. ${objective}`),
  },
})

const taughtBy = ({ keyPoints = [] }: EarlierChapter, isRecent: boolean): readonly string[] =>
  keyPoints.slice(0, isRecent ? keyPoints.length : MAX_OF_OLDER).map((point) => clip(point, MAX_KEY_POINT))
