import type { ChapterView } from '@app/contract'
import type { MarkdownFile } from '../markdown-file/download-markdown.tsx'
import { loadMarkdown } from './content/introduction.tsx'
import type { Content } from './reading-state.ts'

/** What writes it is fetched with the first file: most readers never want one. */
export async function makeChapterFile(chapter: ChapterView, content: Content): Promise<MarkdownFile> {
  const [{ writeChapter, markdownFileName }, { markdownTree }] = await Promise.all([
    import('../markdown-file/write.ts'),
    loadMarkdown(),
  ])
  return { name: markdownFileName(chapter.title, 'Chapter'), text: writeChapter(chapter, content, markdownTree) }
}
