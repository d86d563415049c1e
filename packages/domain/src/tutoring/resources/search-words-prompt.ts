import { SUBJECT_FIELDS } from '../../resources/subject-field.ts'
import type { ChapterTopic } from '../../resources/topic-score.ts'
import { languageName } from '../../shared/index.ts'
import { list, object, oneOf, type Prompt, promptOf, text } from '../prompt.ts'
import type { Attempted, SearchWordsTask } from '../task.ts'

/** Lists of texts: what small models obey. The second list is asked for where the chapter is in another language than English. */
const OWN = {
  field: oneOf([...SUBJECT_FIELDS, 'other'], 'What the plan is about.'),
  searches: list(text('Two to six words.'), 'Two or three searches, each of other words.'),
}
const SHAPE = object(OWN)
const SHAPE_WITH_ENGLISH = object({
  ...OWN,
  searches_in_english: list(text('Two to six English words.'), 'One or two searches for the same.'),
})

export const searchWordsPrompt = (task: SearchWordsTask & Attempted): Prompt =>
  promptOf(
    { name: 'search_words', shape: task.language === 'en' ? SHAPE : SHAPE_WITH_ENGLISH, maxTokens: 300 },
    [
      'You name words to search an encyclopedia, a library and video and course catalogues with, for pages that teach the chapter of the user message.',
      'Take the terms of the subject itself, as a page about it is titled. Each search is about this chapter, not about the whole plan.',
      'Name no person who is learning, and nothing about their life, job or place: the words are sent to other sites.',
      `Write the searches in ${languageName(task.language) ?? 'the language of the chapter'}. No web address, no site, no quotation marks.`,
    ],
    describeTopic(task),
  )

/** As values of JSON: see `describeBrief`. */
export const describeTopic = ({ goal, planTitle, title, summary, objectives }: ChapterTopic) => ({
  goal,
  plan: planTitle,
  chapter: { title, summary, objectives },
})
