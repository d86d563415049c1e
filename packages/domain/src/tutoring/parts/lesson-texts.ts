import type { ChapterContent, Section } from '../../chapters/content.ts'

/** What the parts of a chapter are written from, side by side, so that they fit together. Its texts are Markdown, within a line but for the example. */
export type Blueprint = {
  /** The worked example or the step of the plan's project that the chapter carries on, with its values; empty where there is none. */
  readonly example: string
  /** Terms and signs, each with what it means here. */
  readonly terms: readonly string[]
  readonly sections: readonly SectionPlan[]
  /** What is to be exercised, in a line each, from easy to hard. */
  readonly exercises: readonly string[]
}

export type SectionPlan = {
  readonly heading: string
  /** Place of the objective that it serves, from 0. */
  readonly objective: number
  /** What its reader has by then, and what the next section may build on; empty where nothing is said. */
  readonly assumes: string
  readonly handsOver: string
  readonly words: number
}

/** All of a chapter that a learner reads, and what the next one goes on from. */
export type LessonTexts = Pick<ChapterContent, 'introduction' | 'keyPoints' | 'practice' | 'exercises' | 'state'> & {
  readonly sections: readonly Pick<Section, 'heading' | 'body'>[]
}
