import { RESOURCE_TYPES } from '../chapters/content.ts'
import { RESOURCE_SITES, siteName } from '../chapters/resource-sites.ts'
import { describeRewrite, rewriteRules } from './parts/rewrite-prompt.ts'
import { describeBrief, list, needsFlatShape, object, oneOf, type Prompt, promptOf, text, writeIn } from './prompt.ts'
import type { Attempted, ChapterTask } from './task.ts'

/** No property for an address: the model names a site and what to look for there, the product makes the link. */
const INTRODUCTION = {
  introduction: text('Two or three paragraphs, 100 to 200 words in all, in Markdown without headings.'),
}
/** Where the plan has promised none. */
const OBJECTIVES = {
  learning_objectives: list(
    text('What the learner can do after the chapter, beginning with a verb.'),
    '3 to 6 objectives.',
  ),
}
const RESOURCES = {
  resources: list(
    object({
      site: oneOf(RESOURCE_SITES, 'Where to look.'),
      search: text(
        'What to search for on that site, on Wikipedia in the language of the chapter and else in English: two to six words that surely find good results.',
      ),
      title: text('What the learner will find, at most ten words.'),
      type: oneOf(RESOURCE_TYPES, 'What kind of material it is.'),
      reason: text('Why it helps this learner with this chapter, in one sentence.'),
    }),
    '3 to 6 resources on different sites.',
  ),
}
/** For models that obey nothing deeper. */
const FLAT_RESOURCES = {
  resources: list(
    text('Where to look, a colon, and two to six words to search for there, such as "wikipedia: sourdough starter".'),
    '3 to 6 resources on different sites.',
  ),
}

export function chapterPrompt({ objectives = [], minutes = null, faults, ...task }: ChapterTask & Attempted): Prompt {
  const shape = object({
    ...INTRODUCTION,
    ...(objectives.length === 0 && OBJECTIVES),
    ...(needsFlatShape(faults) ? FLAT_RESOURCES : RESOURCES),
  })
  return promptOf(
    { name: 'chapter_content', shape, maxTokens: 2_000 },
    [
      'You open one chapter of a learning plan, the one that the user message names under "write", and name material to go on with.',
      `The introduction says what the chapter is about${task.number > 1 ? ', how it follows from the one before it' : ''} and why it matters to this learner. Its sections are written apart${task.example ? ', and carry the "example" on' : ''}.`,
      `Material is found by searching one of these sites: ${RESOURCE_SITES.map((site) => `${site} (${siteName(site)})`).join(', ')}.`,
      ...rewriteRules(task.rewrite),
      `${writeIn(task.brief)} Never give a web address.`,
    ],
    {
      learner: describeBrief(task.brief),
      plan: task.planTitle,
      thread: task.thread || undefined,
      chapters: task.chapterTitles.map((title, index) => `${index + 1}. ${title}`),
      write: {
        chapter: task.number,
        title: task.title,
        summary: task.summary,
        ...(objectives.length > 0 && { objectives }),
        ...(minutes !== null && { minutes }),
      },
      ...(task.example && { example: task.example }),
      ...describeRewrite(task.rewrite),
    },
  )
}
