import { clip } from '../../shared/text.ts'
import { describeBrief, object, type Prompt, promptOf, text, writeIn } from '../prompt.ts'
import type { Attempted, LessonTask, SectionTask } from '../task.ts'
import { describeRewrite, rewriteRules } from './rewrite-prompt.ts'
import { wordsOfSection } from './section-words.ts'

const SHAPE = object({
  heading: text('Heading of the section, at most eight words.'),
  body: text('The section, in Markdown without headings.'),
})

/** Of each earlier chapter, so that a small window holds eleven of them. */
const MAX_KEY_POINTS = 4
const MAX_KEY_POINT = 160

/** What a chapter is part of, and what has been taught before it. */
export const describeLesson = (task: LessonTask) => ({
  learner: describeBrief(task.brief),
  plan: task.planTitle,
  chapters: task.chapterTitles.map((title, index) => `${index + 1}. ${title}`),
  taught: (task.earlier ?? []).flatMap(({ keyPoints = [] }) =>
    keyPoints.slice(0, MAX_KEY_POINTS).map((point) => clip(point, MAX_KEY_POINT)),
  ),
  chapter: { number: task.number, title: task.title, summary: task.summary, objectives: task.objectives },
})

export const sectionPrompt = (task: SectionTask & Attempted): Prompt =>
  promptOf(
    { name: 'section', shape: SHAPE, maxTokens: 2_400 },
    [
      'You write one section of a chapter of a learning plan: it teaches the objective that the user message names under "write".',
      `Write about ${wordsOfSection(task)} words. Explain it step by step, and work through one example with real values.`,
      'The other objectives of the chapter have sections of their own, and what stands under "taught" is known: teach neither.',
      'Where the subject has them, use tables, code in fences that name its language, and formulas between dollar signs.',
      ...rewriteRules(task.rewrite),
      `${writeIn(task.brief)} Write for the level of the learner. No greeting, no conclusion. Never give a web address.`,
    ],
    { ...describeLesson(task), ...describeRewrite(task.rewrite), write: task.objectives[task.place] },
  )
