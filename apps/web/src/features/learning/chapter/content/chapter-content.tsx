import { texts as learning } from 'virtual:texts/learning'
import { texts } from 'virtual:texts/learning/chapter/content'
import { texts as help } from 'virtual:texts/learning/chapter/help'
import { texts as shared } from 'virtual:texts/shared'
import type { ChapterView } from '@app/contract'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { listen } from '../../../../browser/listen.ts'
import { longTime } from '../../../../texts/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { fill } from '../../../../ui/fill.tsx'
import { lazyPart } from '../../../../ui/lazy-component.ts'
import {
  IsolatedInlineText,
  LazyInlineText,
  LazyLessonMarkdown,
} from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { StrokeIcon } from '../../../../ui/stroke-icon.tsx'
import { TrailMark } from '../../../../ui/trail.tsx'
import { DownloadMarkdown } from '../../markdown-file/download-markdown.tsx'
import { NeedsServer } from '../../offline/needs-server.tsx'
import { CompletionError, useToggleCompletion, WaitingForLine } from '../../toggle-completion.tsx'
import { HelpButton } from '../help/help-button.tsx'
import type { LostNotesProps, NoteFieldProps } from '../notes/note-field.tsx'
import type { Content, HeldVersion } from '../reading-state.ts'
import { ContentsFold, describeComing, objectiveOf, type Part, partsOf, readingMinutes } from './contents.tsx'
import { Objectives } from './objectives.tsx'
import { Exercises, KeyPoints, Practice } from './recap.tsx'

/** Below all that is read first, so it may come after it. */
const ChapterCheck = lazyPart(() => import('../check/chapter-check.tsx'), 'ChapterCheck', <div className="min-h-dvh" />)

/** Below all of it. It follows the search for links, and takes reports of them. */
const Resources = lazyPart(() => import('./resources.tsx'), 'Resources', <div className="min-h-dvh" />)

const loadNotes = () => import('../notes/note-field.tsx')
const placeForNote = <div className="mt-4 min-h-11" />
const NoteField = lazyPart<'NoteField', NoteFieldProps>(loadNotes, 'NoteField', placeForNote)
const LostNotes = lazyPart<'LostNotes', LostNotesProps>(loadNotes, 'LostNotes')

/** Below the practice. */
const PracticeResult = lazyPart(() => import('../practice/practice-result.tsx'), 'PracticeResult')

/** Small, and asks the server for nothing before it is pressed; where there are versions, it says which one is read. */
const ChapterVersions = lazyPart(
  () => import('../versions/chapter-versions.tsx'),
  'ChapterVersions',
  ({ chapter }) => <PlaceForVersions isFirst={chapter.version?.count === 1} />,
)

const PlaceForVersions = ({ isFirst }: { readonly isFirst: boolean }) => (
  <div className={clsx('mt-4', isFirst ? 'min-h-11 sm:pointer-fine:min-h-9' : 'min-h-16')} />
)

type WholeContentProps = { readonly chapter: ChapterView; readonly content: Content }

type ChapterContentProps = WholeContentProps & {
  readonly held: HeldVersion
  /** It is still being written, and this is what there is of it. */
  readonly isComing: boolean
}

export function ChapterContent({ chapter, content, held, isComing }: ChapterContentProps) {
  const { introduction, learning_objectives: objectives, sections } = content
  const { ticked_objectives: ticked } = chapter
  const parts = partsOf(content, chapter.check, isComing)
  const minutes = readingMinutes(content)
  useLinkedPart(parts)
  // as it was when the page opened
  const [place] = useState(chapter.last_place)
  const left = parts.slice(1).find(({ id }) => id === place)
  return (
    <>
      {(isComing || minutes !== null) && (
        // as high in either case: nothing below it moves when the chapter is whole
        <p className="mt-4 text-note text-muted">
          {isComing ? describeComing(content) : texts.toRead({ time: shared.shortMinutes({ minutes: minutes ?? 0 }) })}
        </p>
      )}
      {left && (
        <p className="mt-4 print:hidden">
          <a href={`#${left.id}`} className="link">
            {fill(texts.continueAt, { part: <IsolatedInlineText text={left.title} /> })}
          </a>
        </p>
      )}
      {isComing ? (
        <PlaceForVersions isFirst />
      ) : (
        <NeedsServer>
          <ChapterVersions key={chapter.id} chapter={chapter} isHeld={held.isHeld} follow={held.follow} />
        </NeedsServer>
      )}
      <ContentsFold parts={parts} />
      <ChapterPart id="introduction" title={texts.parts.introduction}>
        <div className="chapter-prose mt-6">
          <LazyLessonMarkdown text={introduction} />
        </div>
      </ChapterPart>
      <ChapterPart id="objectives" title={texts.parts.objectives} note={isComing ? texts.tickLater : texts.tick}>
        <NeedsServer>
          <Objectives chapter={chapter} objectives={objectives} disabled={isComing} />
        </NeedsServer>
      </ChapterPart>
      {sections.map(({ id, heading, body, minutes }, index) => (
        <ChapterPart key={id} id={id} title={heading}>
          <SectionNote objective={objectiveOf(content, index)} ticked={ticked} minutes={minutes} />
          <div className="chapter-prose relative mt-6" data-passages-of={id}>
            <LazyLessonMarkdown text={body} />
          </div>
          {isComing ? (
            placeForNote
          ) : (
            <NoteField
              chapterId={chapter.id}
              sectionId={id}
              title={heading}
              kept={chapter.notes.find((note) => note.section_id === id)}
            />
          )}
          <HelpButton label={help.askSection} of={heading} about={{ section_id: id }} className="mt-1" />
        </ChapterPart>
      ))}
      {!isComing && <ClosingParts chapter={chapter} content={content} />}
    </>
  )
}

/** What comes with the whole chapter. */
function ClosingParts({ chapter, content }: WholeContentProps) {
  const { curated_resources: resources, sections, exercises, key_points: points, practice } = content
  const { content_generated_at: generatedAt } = chapter
  return (
    <>
      {chapter.notes.some(({ section_id }) => !sections.some(({ id }) => id === section_id)) && (
        <LostNotes chapter={chapter} sectionIds={sections.map(({ id }) => id)} />
      )}
      {exercises && (
        <ChapterPart id="exercises" title={texts.parts.exercises}>
          <Exercises exercises={exercises} />
        </ChapterPart>
      )}
      {points.length > 0 && (
        <ChapterPart id="key-points" title={texts.parts['key-points']}>
          <KeyPoints points={points} />
        </ChapterPart>
      )}
      {practice && (
        <ChapterPart id="practice" title={texts.parts.practice}>
          <Practice {...practice} />
          <NeedsServer>
            <PracticeResult key={`${chapter.id} ${chapter.version?.number}`} chapter={chapter} />
          </NeedsServer>
        </ChapterPart>
      )}
      {chapter.check && (
        <ChapterPart id="check" title={texts.parts.check}>
          <NeedsServer>
            <ChapterCheck
              key={`${chapter.id} ${chapter.version?.number}`}
              chapterId={chapter.id}
              version={chapter.version?.number}
              check={chapter.check}
              sectionOf={({ section, objective }) =>
                sections.find(({ id }) => id === section) ??
                sections.find((_, index) => objectiveOf(content, index) === objective)
              }
            />
          </NeedsServer>
        </ChapterPart>
      )}
      {!chapter.check && sections.length > 0 && (
        <p className="mt-14 text-note text-muted print:hidden">{describeNoCheck(chapter, content)}</p>
      )}
      <ChapterPart id="resources" title={texts.parts.resources}>
        <NeedsServer>
          <Resources key={chapter.id} chapter={chapter} resources={resources} />
        </NeedsServer>
      </ChapterPart>
      {generatedAt !== null && (
        <p className="mt-10 text-note text-muted">
          {fill(texts.generatedOn, { time: <time dateTime={generatedAt}>{longTime(generatedAt)}</time> })}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-x-8 print:hidden">
        <DownloadMarkdown of={chapter.title} make={({ makeChapterFile }) => makeChapterFile(chapter, content)} />
        <Button variant="quiet" size="sm" className="-ms-4" onClick={() => window.print()}>
          <StrokeIcon path="M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z" size={18} className="flex-none" />
          <span className="link">{texts.print}</span>
        </Button>
      </div>
      <NeedsServer>
        <Completion chapter={chapter} content={content} />
      </NeedsServer>
    </>
  )
}

const describeNoCheck = (chapter: ChapterView, { no_check: why }: Content): string => {
  if (!chapter.check_pending) return texts.noCheck[why ?? 'unknown']
  return chapter.waiting_since ? learning.waiting : texts.checkPending
}

type ChapterPartProps = Pick<Part, 'id' | 'title'> & {
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** The address of a part ends in its id, so focus can go there, too. */
const ChapterPart = ({ id, title, note, children }: ChapterPartProps) => (
  <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="mt-14 outline-none">
    <h2 id={`${id}-title`} dir="auto" className="text-title">
      <LazyInlineText text={title} />
    </h2>
    {note && <p className="mt-1 text-note text-muted print:hidden">{note}</p>}
    {children}
  </section>
)

type SectionNoteProps = {
  readonly objective: string | null
  readonly ticked: readonly string[]
  readonly minutes: number
}

/** What a section is for, and how long it takes to read. Its box to tick stands among the objectives. */
const SectionNote = ({ objective, ticked, minutes }: SectionNoteProps) => (
  <p className="mt-2 text-note text-muted">
    {objective !== null && (
      <>
        {ticked.includes(objective) ? texts.objectiveTicked : texts.objective}
        <IsolatedInlineText text={objective} />
        {'\u00a0· '}
      </>
    )}
    <span className="whitespace-nowrap">{shared.shortMinutes({ minutes })}</span>
  </p>
)

/** Leads a user who followed a link to a part of a chapter there: the browser looked for it before the chapter had come. */
function useLinkedPart(parts: readonly Part[]): void {
  const { hash, key } = useLocation()
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is pressed later the browser follows by itself
  useEffect(() => {
    // going back keeps the place where the reader left; the first page of a visit counts as going back, too
    if (how === NavigationType.Pop && key !== 'default') return
    const linked = parts.find(({ id }) => `#${id}` === hash)
    const part = linked ? document.getElementById(linked.id) : null
    if (part === null) return
    part.focus({ preventScroll: true })
    return keepInView(part)
  }, [])
}

/** Until the user does something: the texts above are drawn a moment later, and are not as high as before then. */
function keepInView(part: HTMLElement): () => void {
  const observer = new ResizeObserver(() => part.scrollIntoView({ behavior: 'instant' }))
  part.scrollIntoView({ behavior: 'instant' })
  observer.observe(document.body)
  const ignore = listen(window, ['wheel', 'touchstart', 'pointerdown', 'keydown'], () => stop(), { passive: true })
  const stop = () => {
    observer.disconnect()
    ignore()
  }
  return stop
}

/** Comes when a chapter is complete, which it seldom is when its page opens. */
const Finish = lazyPart(() => import('./finish.tsx'), 'Finish')

/** The end of a chapter: until it is marked complete, that is the next step. */
function Completion({ chapter, content }: WholeContentProps) {
  const completed = chapter.is_completed_by_current_user
  const button = useRef<HTMLButtonElement>(null)
  const { toggle, error, undo, isWaiting } = useToggleCompletion({
    planId: chapter.learning_plan_id,
    chapter,
    onFocusLost: () => button.current?.focus({ preventScroll: true }),
  })
  return (
    <div className="mt-10 border-t border-line pt-8 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="flex items-center gap-3">
          <TrailMark mark={completed ? 'done' : 'open'} size={28} />
          <span className="font-serif text-lead">{completed ? texts.completed : texts.finished}</span>
        </p>
        {/* one button in two guises, so that it keeps focus */}
        <Button
          ref={button}
          variant={completed ? 'quiet' : 'next'}
          size={completed ? 'sm' : 'md'}
          className={completed ? 'max-sm:-ms-2' : undefined}
          // the second press of a double click would take the mark back
          onClick={({ detail }) => detail < 2 && toggle()}
        >
          <span className={completed ? 'link' : undefined}>
            {completed ? texts.markNotComplete : texts.markComplete}
          </span>
        </Button>
      </div>
      {undo}
      <WaitingForLine isWaiting={isWaiting} className="mt-3" />
      {error && <CompletionError error={error} className="mt-3 text-danger" />}
      {completed && <Finish chapter={chapter} objectives={content.learning_objectives} />}
    </div>
  )
}
