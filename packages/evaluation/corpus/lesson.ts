import type { PlanAnswer, Setting } from './setting.ts'

const parts = (row: string): readonly string[] => row.split(' | ')

/** `about`: title and description; a row for each chapter: title and summary. */
export function plan(about: string, chapters: readonly string[]): PlanAnswer {
  const [title = '', description = ''] = parts(about)
  return {
    title,
    description,
    chapters: chapters.map((row) => ({ title: parts(row)[0] ?? '', summary: parts(row)[1] ?? '' })),
  }
}

/** `wish`: goal, level, time and focus; resources: site, search words, title, type and reason. Its second chapter is the lesson. */
export function lesson(
  language: string,
  wish: string,
  about: string,
  chapters: readonly string[],
  objectives: readonly string[],
  resources: readonly string[],
  paragraphs: readonly string[],
): Setting {
  const [goal = '', level = '', time = '', focus = ''] = parts(wish)
  return {
    language,
    brief: { goal, level, time, focus: focus || null },
    plan: plan(about, chapters),
    before: null,
    chapter: {
      introduction: paragraphs.join('\n\n'),
      learning_objectives: objectives,
      resources: resources.map((row) => {
        const [site = '', search = '', title = '', type = '', reason = ''] = parts(row)
        return { site, search, title, type, reason }
      }),
    },
  }
}
