import '../../learning/chapter/content/chapter.css'
import { texts } from 'virtual:texts/admin/chapters'
import type { ChapterRecord, JudgedQuestion } from '@app/contract'
import type { ReactNode } from 'react'
import { shortTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { fill } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { LazyInlineText, LazyLessonMarkdown } from '../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { Exercises, KeyPoints, Practice } from '../../learning/chapter/content/recap.tsx'
import { Resource } from '../../learning/chapter/content/resource.tsx'
import { ObjectivesList } from '../../learning/objectives-list.tsx'
import { None } from '../page-parts.tsx'

const { content: words, questions: asked } = texts

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
      {content.exercises && (
        <Passage title={words.exercises}>
          <Exercises exercises={content.exercises} />
        </Passage>
      )}
      {content.key_points.length > 0 && (
        <Passage id="key-points-title" title={words.keyPoints}>
          <KeyPoints points={content.key_points} />
        </Passage>
      )}
      {content.practice && (
        <Passage title={words.practice}>
          <Practice {...content.practice} />
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

type QuestionsProps = { readonly questions: readonly JudgedQuestion[] }

/** The check of a chapter, with its keys and what its learner doubted. */
export const Questions = ({ questions }: QuestionsProps) =>
  questions.length === 0 ? (
    <None>{asked.none}</None>
  ) : (
    <List ordered aria-label={asked.label} className="max-w-3xl border-t border-line">
      {questions.map((question, index) => (
        <li key={question.id} className="border-b border-line py-4">
          <div className="flex gap-3">
            <span className="text-muted">{index + 1}.</span>
            <div className="min-w-0 flex-1 wrap-anywhere">
              <div className="font-semibold">
                <LazyLessonMarkdown text={question.prompt} />
              </div>
              <Answers question={question} />
              <div className="mt-2 text-note text-muted">
                <LazyLessonMarkdown text={question.explanation} />
              </div>
              {question.report && <Report report={question.report} />}
            </div>
            {(question.is_void || question.set === 2) && (
              <p className="flex-none self-start">
                {question.set === 2 && <Badge>{asked.secondSet}</Badge>}
                {question.is_void && <Badge>{asked.void}</Badge>}
              </p>
            )}
          </div>
        </li>
      ))}
    </List>
  )

/** Options with the right ones named, in their right order where there is one; else the key itself. */
function Answers({ question }: { readonly question: JudgedQuestion }) {
  const { kind, options, key, accepted = [], tolerance, feedback = [] } = question
  const keys = [key].flat()
  if (!options) {
    return (
      <p className="mt-2">
        {fill(asked.key, { key: <bdi>{keys.join(', ')}</bdi> })}
        {tolerance !== undefined && tolerance > 0 && <span className="text-muted"> {texts.within({ tolerance })}</span>}
        {accepted.length > 0 && (
          <>
            <span className="text-muted"> · </span>
            {fill(asked.accepted, { texts: <bdi>{accepted.join(', ')}</bdi> })}
          </>
        )}
      </p>
    )
  }
  const shown = kind === 'order' ? keys.flatMap((id) => options.filter((option) => option.id === id)) : options
  return (
    <ul className={`mt-2 ps-5 ${kind === 'order' ? 'list-decimal' : 'list-disc'}`}>
      {shown.map(({ id, text }) => (
        <li key={id} dir="auto">
          <LazyInlineText text={text} />
          {kind !== 'order' && keys.includes(id) && <strong className="font-semibold"> {asked.isKey}</strong>}
          {feedback
            .filter(({ option }) => option === id)
            .map((why) => (
              <span key={id} className="block text-note text-muted">
                <LazyInlineText text={why.text} />
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}

const Report = ({ report: { reason, at, verdict } }: { readonly report: NonNullable<JudgedQuestion['report']> }) => (
  <div className="mt-3 border-s-2 border-edge ps-4">
    <p>
      {fill(at === null ? asked.reported : texts.reportedOn, {
        time: at !== null && shortTime(at),
        reason: <q dir="auto">{reason}</q>,
      })}
    </p>
    <p className="text-note font-semibold">{texts.verdicts[verdict]}.</p>
  </div>
)
