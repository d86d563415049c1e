import type { ChapterView } from '@app/contract'
import { localTime } from '../../../../texts/dates.ts'
import { List } from '../../../../ui/list.tsx'
import { DownloadMarkdown } from '../../markdown-file/download-markdown.tsx'
import { makeChapterFile } from '../chapter-file.ts'
import type { Content } from '../reading-state.ts'
import { ChapterSection } from './chapter-section.tsx'
import { Completion } from './completion.tsx'
import { ContentsFold } from './contents-fold.tsx'
import { Introduction } from './introduction.tsx'
import { Objectives } from './objectives.tsx'
import { Resource } from './resource.tsx'
import { useLinkedSection } from './use-linked-section.ts'

type ChapterContentProps = { readonly chapter: ChapterView; readonly content: Content }

export function ChapterContent({ chapter, content }: ChapterContentProps) {
  const { introduction, learning_objectives: objectives, curated_resources: resources } = content
  const { content_generated_at: generatedAt } = chapter
  useLinkedSection()
  return (
    <>
      <ContentsFold />
      <ChapterSection id="introduction">
        <Introduction text={introduction} />
      </ChapterSection>
      <ChapterSection id="objectives" note="Tick off what you can do.">
        <Objectives chapter={chapter} objectives={objectives} />
      </ChapterSection>
      <ChapterSection
        id="resources"
        note={resources.length > 0 ? 'Each link opens a search on a trusted site.' : undefined}
      >
        {resources.length === 0 ? (
          <p className="mt-4 text-muted">No curated resources available for this chapter yet.</p>
        ) : (
          <List className="mt-6 flex flex-col gap-4">
            {resources.map((resource) => (
              <Resource key={resource.link + resource.title} resource={resource} />
            ))}
          </List>
        )}
      </ChapterSection>
      {generatedAt !== null && (
        <p className="mt-10 text-note text-muted">
          Content generated on: <time dateTime={generatedAt}>{localTime(generatedAt)}</time>
        </p>
      )}
      <DownloadMarkdown of={chapter.title} make={() => makeChapterFile(chapter, content)} className="mt-1" />
      <Completion chapter={chapter} />
    </>
  )
}
