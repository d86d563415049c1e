import { chapter, type LearningPlan } from '@app/contract'
import { call } from '../../../api/call.ts'
import type { MarkdownFile } from '../markdown-file/download-markdown.tsx'
import { isReadable } from '../model.ts'

/** Reads the open chapters, of which a plan has a dozen at most. One that cannot be read fails it all: half a file looks whole. */
export async function makePlanFile(plan: LearningPlan): Promise<MarkdownFile> {
  const [{ writePlan, markdownFileName }, { markdownTree }, views] = await Promise.all([
    import('../markdown-file/write.ts'),
    import('../../../ui/markdown/markdown.tsx'),
    Promise.all(plan.chapters.filter(isReadable).map(({ id }) => call(chapter, { id }))),
  ])
  return { name: markdownFileName(plan.title, 'Learning plan'), text: writePlan(plan, views, markdownTree) }
}
