import type { ChapterView, LearningPlan, PlanChapter } from '@app/contract'
import { asHeading, asLine } from './escape.ts'
import { type ReadMarkdown, writeContent } from './write-chapter.ts'

/** A plan with all its chapters, and with the content of those that are there. `views` are these, in any order. */
export function writePlan(plan: LearningPlan, views: readonly ChapterView[], read: ReadMarkdown): string {
  const { title, description, chapters, progress } = plan
  const done = chapters.filter((chapter) => chapter.is_completed_by_current_user).length
  const parts = [
    asHeading(1, asLine(title)),
    asLine(description),
    `${done} of ${chapters.length} chapters done (${progress}%).`,
    asHeading(2, 'Chapters'),
    chapters.map(writeLine).join('\n'),
    ...chapters.flatMap((chapter, index) => {
      if (!chapter.isUnlocked) return []
      const view = views.find(({ id }) => id === chapter.id)
      return [
        asHeading(2, `Chapter ${index + 1}: ${asLine(chapter.title)}`),
        ...(view?.generated_content ? writeContent(view, view.generated_content, 2, read) : [absence(view)]),
      ]
    }),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const writeLine = ({ title, isUnlocked, is_completed_by_current_user: done }: PlanChapter, index: number): string =>
  `${index + 1}. [${done ? 'x' : ' '}] ${asLine(title)}${isUnlocked ? '' : ' (locked)'}`

const absence = (view: ChapterView | undefined): string =>
  view?.content_status === 'COMPLETE'
    ? 'This chapter is unlocked, but its content is missing or corrupted. Please contact support.'
    : 'This chapter is still being written.'
