import { texts } from 'virtual:texts/learning/markdown-file'
import { type ChapterView, chapter, type LearningPlan, readLearningPlan } from '@app/contract'
import { call } from '../../../api/call.ts'
import { loadLessonMarkdown } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import type { Content } from '../chapter/reading-state.ts'
import { isReadable } from '../model.ts'
import type { MarkdownFile } from './download-markdown.tsx'

export async function makeChapterFile(chapter: ChapterView, content: Content): Promise<MarkdownFile> {
  const [{ writeChapter, markdownFileName }, read] = await Promise.all([
    import('./writing/write.ts'),
    loadLessonMarkdown(),
  ])
  return { name: markdownFileName(chapter.title, texts.chapterFile), text: writeChapter(chapter, content, read) }
}

/** Reads the open chapters, of which a plan has a dozen at most. One that cannot be read fails it all: half a file looks whole. */
export async function makePlanFile({ id: planId }: LearningPlan): Promise<MarkdownFile> {
  // as it is now, with what the dashboard's list does not have
  const plan = await call(readLearningPlan, { id: planId })
  const [{ writePlan, markdownFileName }, read, views] = await Promise.all([
    import('./writing/write.ts'),
    loadLessonMarkdown(),
    Promise.all(plan.chapters.filter(isReadable).map(({ id }) => call(chapter, { id }))),
  ])
  return { name: markdownFileName(plan.title, texts.planFile), text: writePlan(plan, views, read) }
}
