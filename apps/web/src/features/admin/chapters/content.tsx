import type { ChapterRecord } from '@app/contract'
import type { ReactNode } from 'react'
import { List } from '../../../ui/list.tsx'
import { LazyInlineText, LazyLessonMarkdown } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import '../../learning/chapter/content/chapter.css'
import { texts } from 'virtual:texts/admin/chapters'
import { KeyPoints, Practice } from '../../learning/chapter/content/recap.tsx'
import { Resource } from '../../learning/chapter/content/resource.tsx'
import { ObjectivesList } from '../../learning/objectives-list.tsx'
import { None } from '../page-parts.tsx'

const words = texts.content

/** By the same renderer as its learner's page, without anything to press. */
export function Content({ chapter }: { readonly chapter: ChapterRecord }) {
  const { generated_content: content, content_status: status } = chapter
  if (content === null) {
    return <None>{status === 'COMPLETE' ? words.damaged : words.none}</None>
  }
  return (
    <div className="max-w-[68ch]">
      <Passage title={words.introduction}>
        <Prose text={content.introduction} />
      </Passage>
      <Passage title={words.objectives}>
        <ObjectivesList objectives={content.learning_objectives} />
      </Passage>
      {content.sections.map(({ id, heading, body }) => (
        <Passage key={id} title={<LazyInlineText text={heading} />}>
          <Prose text={body} />
        </Passage>
      ))}
      {content.key_points.length > 0 && (
        <Passage id="key-points-title" title={words.keyPoints}>
          <KeyPoints points={content.key_points} />
        </Passage>
      )}
      {content.practice && (
        <Passage title={words.practice}>
          <Practice practice={content.practice} />
        </Passage>
      )}
      <Passage title={words.resources}>
        {content.curated_resources.length === 0 ? (
          <None>{words.noResources}</None>
        ) : (
          <List className="flex flex-col gap-4">
            {content.curated_resources.map((resource) => (
              <Resource key={resource.link + resource.title} resource={resource} />
            ))}
          </List>
        )}
      </Passage>
    </div>
  )
}

const Prose = ({ text }: { readonly text: string }) => (
  <div className="chapter-prose">
    <LazyLessonMarkdown text={text} />
  </div>
)

type PassageProps = { readonly id?: string; readonly title: ReactNode; readonly children: ReactNode }

const Passage = ({ id, title, children }: PassageProps) => (
  <div className="mt-10 first:mt-0">
    <h3 id={id} dir="auto" className="mb-3 text-lead">
      {title}
    </h3>
    {children}
  </div>
)
