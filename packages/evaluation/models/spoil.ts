import type { Task } from '@app/domain'
import type { Shaped } from './bad-model.ts'

/** What stands where a learner reads: one text for replies, plans and chapters. */
export type Texts = { readonly short: string; readonly long: string }

/** The answer with every text in it replaced; its shape stays good. */
export function withTexts(answer: Shaped, task: Task, { short, long }: Texts): Shaped {
  if (task.kind === 'reply') return { ...answer, message: long }
  if (task.kind === 'plan') {
    return {
      title: short,
      description: long,
      chapters: list(answer.chapters).map(() => ({ title: short, summary: short })),
    }
  }
  if (task.kind === 'section') return { heading: short, body: long }
  if (task.kind === 'recap') return { key_points: [short, short, short], practice: long, done_when: short }
  return {
    introduction: long,
    learning_objectives: list(answer.learning_objectives).map(() => short),
    resources: list(answer.resources).map((resource) => ({
      ...record(resource),
      search: short,
      title: short,
      reason: short,
    })),
  }
}

/** A plan's answer with these parts of its chapters replaced. */
export const withChapters = (
  answer: Shaped,
  task: Task,
  part: (chapter: Shaped, index: number, chapters: readonly unknown[]) => Shaped,
): Shaped =>
  task.kind !== 'plan'
    ? answer
    : {
        ...answer,
        chapters: list(answer.chapters).map((chapter, index, all) => ({
          ...record(chapter),
          ...part(record(chapter), index, all),
        })),
      }

/** The answer with this added to what a learner reads first. */
export function withMore(answer: Shaped, task: Task, more: string): Shaped {
  if (task.kind === 'reply') return { ...answer, message: `${more} ${answer.message}` }
  if (task.kind === 'plan') return { ...answer, description: `${answer.description} ${more}` }
  if (task.kind === 'section') return { ...answer, body: `${answer.body}\n\n${more}` }
  if (task.kind === 'recap') return { ...answer, practice: `${answer.practice} ${more}` }
  return { ...answer, introduction: `${answer.introduction}\n\n${more}` }
}

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const record = (value: unknown): Shaped => (typeof value === 'object' && value !== null ? { ...value } : {})
