import type { Setting } from './setting.ts'

type Facts = {
  readonly language: string
  readonly goal: string
  /** Level, time and focus in the learner's words. */
  readonly told: readonly [string, string, string]
  readonly title: string
  readonly description: string
  /** Titles and summaries. */
  readonly chapters: readonly (readonly [string, string])[]
  /** Paragraphs of the second chapter. */
  readonly introduction: readonly string[]
  readonly objectives: readonly string[]
  /** Search words and reasons of three resources. */
  readonly searches: readonly [string, string, string]
  readonly reasons: readonly [string, string, string]
  /** A good next message in the conversation. */
  readonly reply: string
}

export type ForeignSetting = Setting & { readonly reply: string }

const SITES = [
  ['youtube', 'video'],
  ['wikipedia', 'article'],
  ['open_library', 'book'],
] as const

export const foreignSetting = (facts: Facts): ForeignSetting => ({
  language: facts.language,
  brief: { goal: facts.goal, level: facts.told[0], time: facts.told[1], focus: facts.told[2] },
  plan: {
    title: facts.title,
    description: facts.description,
    chapters: facts.chapters.map(([title, summary]) => ({ title, summary })),
  },
  before: null,
  chapter: {
    introduction: facts.introduction.join('\n\n'),
    learning_objectives: facts.objectives,
    resources: SITES.map(([site, type], index) => ({
      site,
      search: facts.searches[index] ?? '',
      title: facts.searches[index] ?? '',
      type,
      reason: facts.reasons[index] ?? '',
    })),
  },
  reply: facts.reply,
})
