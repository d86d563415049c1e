import type { ChapterView, CuratedResource } from '@app/contract'
import { type ReactNode, useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { localTime } from '../../../../texts/dates.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { List } from '../../../../ui/list.tsx'
import { allowedAddress } from '../../../../ui/markdown/allowed-address.ts'
import { LazyMarkdown } from '../../../../ui/markdown/lazy-markdown.tsx'
import { StrokeIcon } from '../../../../ui/stroke-icon.tsx'
import { TrailMark } from '../../../../ui/trail.tsx'
import { domainOf, resourceTypes } from '../../curated-resource.ts'
import { DownloadMarkdown, makeChapterFile } from '../../markdown-file/download-markdown.tsx'
import { CompletionError, useToggleCompletion } from '../../toggle-completion.tsx'
import type { Content } from '../reading-state.ts'
import { ContentsFold, type SectionId, sectionIds, sections } from './contents.tsx'
import { Objectives } from './objectives.tsx'

export function ChapterContent({ chapter, content }: { readonly chapter: ChapterView; readonly content: Content }) {
  const { introduction, learning_objectives: objectives, curated_resources: resources } = content
  const { content_generated_at: generatedAt } = chapter
  useLinkedSection()
  return (
    <>
      <ContentsFold />
      <ChapterSection id="introduction">
        <div className="chapter-prose mt-6">
          <LazyMarkdown text={introduction} />
        </div>
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

type ChapterSectionProps = { readonly id: SectionId; readonly note?: string | undefined; readonly children: ReactNode }

/** The address of a section ends in its id, so focus can go there, too. */
const ChapterSection = ({ id, note, children }: ChapterSectionProps) => (
  <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-14 outline-none">
    <h2 id={`${id}-title`} className="text-title">
      {sections[id]}
    </h2>
    {note && <p className="mt-1 text-note text-muted print:hidden">{note}</p>}
    {children}
  </section>
)

/** Leads a user who followed a link to a part of a chapter there: the browser looked for it before the chapter had come. */
function useLinkedSection(): void {
  const { hash, key } = useLocation()
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is pressed later the browser follows by itself
  useEffect(() => {
    // going back keeps the place where the reader left; the first page of a visit counts as going back, too
    if (how === NavigationType.Pop && key !== 'default') return
    const id = sectionIds.find((one) => `#${one}` === hash)
    const section = id === undefined ? null : document.getElementById(id)
    section?.scrollIntoView({ behavior: 'instant' })
    section?.focus({ preventScroll: true })
  }, [])
}

/** Under a finger the whole card is the link. With a mouse its words can be marked, and the title is large enough. */
const wholeCard = 'pointer-coarse:before:absolute pointer-coarse:before:inset-0 print:before:hidden'

function Resource({ resource }: { readonly resource: CuratedResource }) {
  const { link, title, resource_type, ai_justification } = resource
  return (
    <Card as="li" className="resource relative">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge>{resourceTypes[resource_type]}</Badge>
        <span className="text-note text-muted">{domainOf(link)}</span>
      </p>
      <h3 dir="auto" className="mt-3 text-lead">
        <a
          href={allowedAddress(link)}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={`link ${wholeCard}`}
        >
          {title}
          <StrokeIcon
            path="M7 17 17 7M8.5 7H17v8.5"
            size={16}
            width={2.25}
            className="ms-1.5 inline align-baseline print:hidden rtl:-scale-x-100"
          />{' '}
          <span className="sr-only">(opens in new tab)</span>
        </a>
      </h3>
      <p dir="auto" className="mt-2 text-muted">
        {ai_justification}
      </p>
    </Card>
  )
}

/** The end of a chapter: until it is marked complete, that is the next step. */
function Completion({ chapter }: { readonly chapter: ChapterView }) {
  const completed = chapter.is_completed_by_current_user
  const { toggle, error } = useToggleCompletion({ planId: chapter.learning_plan_id, chapterId: chapter.id, completed })
  return (
    <div className="mt-10 border-t border-line pt-8 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="flex items-center gap-3">
          <TrailMark mark={completed ? 'done' : 'open'} size={28} />
          <span className="font-serif text-lead">{completed ? 'Chapter completed.' : 'Finished this chapter?'}</span>
        </p>
        {/* one button in two guises, so that it keeps focus */}
        <Button
          variant={completed ? 'quiet' : 'next'}
          size={completed ? 'sm' : 'md'}
          className={completed ? 'max-sm:-ms-2' : undefined}
          // the second press of a double click would take the mark back
          onClick={({ detail }) => detail < 2 && toggle()}
        >
          <span className={completed ? 'link' : undefined}>
            {completed ? 'Mark as not complete' : 'Mark as complete'}
          </span>
        </Button>
      </div>
      {error && <CompletionError error={error} className="mt-3 text-danger" />}
    </div>
  )
}
