import { type ChapterTopic, type CuratedResource, searchLink, usualType } from '@app/domain'
import { SUBJECTS } from '@app/offline-tutor'
import { rowsOf } from './goals.ts'

/** A chapter for which links are looked for. */
export type WebChapter = {
  /** `python:3`: what pages are labelled with. */
  readonly id: string
  /** Of the file with its pages. */
  readonly subject: string
  /** BCP 47. */
  readonly language: string
  readonly topic: ChapterTopic
  readonly introduction: string
  /** The search pages that it was written with. */
  readonly searches: readonly CuratedResource[]
  /** What a hosted model searches with, and in English where that is another language. */
  readonly words: { readonly own: readonly string[]; readonly english: readonly string[] }
}

/** By the name of a subject the file with its pages, and a goal that it is taught for. */
const GOALS: Readonly<Record<string, readonly [string, string]>> = {
  'home cooking': ['cooking', 'Learn to cook at home'],
  drawing: ['drawing', 'Learn to draw'],
  'the guitar': ['guitar', 'Learn to play the guitar'],
  'neural networks': ['neural-networks', 'Understand neural networks'],
  Portuguese: ['portuguese', 'Learn Portuguese'],
  Python: ['python', 'Learn Python'],
  running: ['running', 'Start running'],
  'sourdough bread': ['sourdough', 'Bake sourdough bread'],
  Spanish: ['spanish', 'Learn Spanish'],
  statistics: ['statistics', 'Understand statistics'],
}

/** Every chapter that the demo tutor teaches. */
const TAUGHT: readonly WebChapter[] = SUBJECTS.flatMap(({ name, planTitle, lessons }) => {
  const [subject, goal] = GOALS[name] ?? []
  if (!subject || !goal) throw new Error(`There is no web about ${name}.`)
  return lessons.map(
    ({ title, summary, objectives, teach, resources }, index): WebChapter => ({
      id: `${subject}:${index + 1}`,
      ...{ subject, language: 'en', introduction: teach },
      topic: { goal, planTitle: planTitle.new, title, summary, objectives },
      searches: resources.map(({ site, search, title, reason }) => ({
        ...{ link: searchLink(site, search), title, resourceType: usualType(site), justification: reason },
      })),
      words: { own: [title, ...objectives].slice(0, 3), english: [] },
    }),
  )
})

const list = (text: string): readonly string[] => text.split(' | ')

/**
 * `chapters.tsv` has plans that a hosted model has written. `plan`: language, goal, title, how its chapters begin; `chapter`: title, summary, objectives, searches,
 * searches in English.
 */
function writtenChapters(): readonly WebChapter[] {
  const chapters: WebChapter[] = []
  let [language, goal, planTitle, begin] = ['', '', '', '']
  for (const [kind, ...fields] of rowsOf('web/chapters.tsv')) {
    const [first = '', second = '', third = '', own = '', english = ''] = fields
    if (kind === 'plan') [language, goal, planTitle, begin] = [first, second, third, own]
    else {
      const number = chapters.filter(({ subject }) => subject === language).length + 1
      chapters.push({
        ...{ id: `${language}:${number}`, subject: language, language, introduction: `${first}. ${second} ${begin}` },
        topic: { goal, planTitle, title: first, summary: second, objectives: list(third) },
        searches: [
          {
            link: searchLink('wikipedia', list(own)[0] ?? first),
            ...{ title: first, resourceType: 'article', justification: second },
          },
        ],
        words: { own: list(own), english: list(english) },
      })
    }
  }
  return chapters
}

export const WEB_CHAPTERS: readonly WebChapter[] = [...TAUGHT, ...writtenChapters()]
export const WEB_SUBJECTS: readonly string[] = [...new Set(WEB_CHAPTERS.map(({ subject }) => subject))]
