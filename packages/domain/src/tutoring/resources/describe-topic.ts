import type { ChapterTopic } from '../../resources/topic-score.ts'

/** As values of JSON: see `describeBrief`. */
export const describeTopic = ({ goal, planTitle, title, summary, objectives }: ChapterTopic) => ({
  goal,
  plan: planTitle,
  chapter: { title, summary, objectives },
})
