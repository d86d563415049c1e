import type { Setting } from './setting.ts'

/** A subject in which ordinary words look like those of an unfit answer. */
export type SubjectSetting = Setting & { readonly id: string }

type Facts = {
  readonly id: string
  readonly goal: string
  readonly title: string
  readonly chapters: readonly (readonly [string, string])[]
  readonly introduction: readonly string[]
  readonly objectives: readonly string[]
  readonly searches: readonly [string, string, string]
}

const SITES = [
  ['youtube', 'video'],
  ['wikipedia', 'article'],
  ['open_library', 'book'],
] as const

export const subjectSetting = ({
  id,
  goal,
  title,
  chapters,
  introduction,
  objectives,
  searches,
}: Facts): SubjectSetting => ({
  id,
  language: 'en',
  brief: { goal, level: 'I have never tried it', time: '3 hours a week', focus: 'examples from practice' },
  plan: {
    title,
    description: `At the end you can do it yourself: ${goal.toLowerCase()}.`,
    chapters: chapters.map(([chapter, summary]) => ({ title: chapter, summary })),
  },
  before: null,
  chapter: {
    introduction: introduction.join('\n\n'),
    learning_objectives: objectives,
    resources: SITES.map(([site, type], index) => ({
      site,
      search: searches[index] ?? '',
      title: `More on ${searches[index]}`,
      type,
      reason: 'It shows the same with other examples.',
    })),
  },
})
