import type { ChapterTopic, PageWords } from '@app/domain'
import { rowsOf } from './goals.ts'

const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'ru', 'ar', 'hi', 'ja', 'zh'] as const
const SETS = ['fit', 'held-out'] as const

/**
 * A chapter and a page that was written for this set, as one of the web would be. A page is on topic when it serves an objective; a
 * page on the same subject that serves none is not. All chapters of a plan are in one set: thresholds are chosen on `fit` and reported
 * on `held-out`.
 */
export type TopicCase = {
  readonly id: string
  /** BCP 47. */
  readonly language: string
  readonly set: (typeof SETS)[number]
  readonly topic: ChapterTopic
  /** The other chapters of its plan. */
  readonly others: readonly ChapterTopic[]
  readonly page: PageWords
  readonly isOnTopic: boolean
}

/**
 * A file for each language. `plan`: set, goal, title; then its chapters: letter, title, summary, objectives (apart by |); then pages: the
 * letters of the chapters that it is about, or -, its title and its text. Each page is a case for each chapter of its plan.
 */
export const TOPIC_CASES: readonly TopicCase[] = LANGUAGES.flatMap((language) => {
  const rows = rowsOf(`topics/${language}.tsv`)
  const starts = rows.flatMap(([kind], index) => (kind === 'plan' ? [index] : []))
  return starts.flatMap((start, nth) => casesOfPlan(`${language}/${nth + 1}`, rows.slice(start, starts[nth + 1])))
})

function casesOfPlan(id: string, [plan = [], ...rows]: readonly (readonly string[])[]): readonly TopicCase[] {
  const [, label, goal = '', planTitle = ''] = plan
  const set = SETS.find((known) => known === label)
  if (!set) throw new Error(`${id} belongs to no set: ${label}`)
  const chapters = rows.filter(([kind]) => kind === 'chapter')
  const pages = rows.filter(([kind]) => kind === 'page')
  const topics = chapters.map(
    ([, , title = '', summary = '', objectives = '']): ChapterTopic => ({
      ...{ goal, planTitle, title, summary, objectives: objectives.split(' | ') },
    }),
  )
  return topics.flatMap((topic, place) => {
    const letter = chapters[place]?.[1] ?? ''
    return pages.map(
      ([, about = '', pageTitle = '', text = ''], nth): TopicCase => ({
        id: `${id}${letter}/${nth + 1}`,
        language: id.slice(0, 2),
        set,
        topic,
        others: topics.filter((other) => other !== topic),
        page: { title: pageTitle, text },
        isOnTopic: about.includes(letter),
      }),
    )
  })
}

/** Characters of a page that are read. */
const MAX_TEXT = 4_000

/**
 * The same page with pages of other plans in its language behind it, up to what is read of a page: long pages name a lot, and most
 * of it in passing. Harder than the web, where a long page keeps to its subject.
 */
export function asLongPage({ id, language, page }: TopicCase): PageWords {
  const plan = planOf(id)
  const others = TOPIC_CASES.filter((other) => other.language === language && planOf(other.id) !== plan)
  const texts = [...new Set(others.map((other) => other.page.text))]
  const start = id.length + page.title.length
  const behind = texts.map((_, nth) => texts[(start + nth * 3) % texts.length])
  return { title: page.title, text: [page.text, ...behind].join('\n').slice(0, MAX_TEXT) }
}

const planOf = (id: string): string => id.slice(0, id.lastIndexOf('/') - 1)

/** About as much as a source says of a page. A sign of Chinese or Japanese says more than a letter. */
const EXCERPT = 150
const EXCERPT_OF_SIGNS = 60

export const asCandidate = ({ language, page }: TopicCase): PageWords => ({
  title: page.title,
  text: page.text.slice(0, ['ja', 'zh'].includes(language) ? EXCERPT_OF_SIGNS : EXCERPT),
})
