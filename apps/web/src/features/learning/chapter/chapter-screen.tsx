import { texts } from 'virtual:texts/learning/chapter'
import { type ChapterView, contentStatusEvent, watchChapter } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { ContactLink } from '../../../ui/contact-link.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { fill } from '../../../ui/fill.tsx'
import { lazyPart } from '../../../ui/lazy-component.ts'
import { chapterQuery, markRead } from '../chapter-query.ts'
import { type AnyDraft, isOver, useDraft, useWatch, type Watched } from '../watching/watched.ts'
import { ChapterFrame, ReadingWidth } from './chapter-frame.tsx'
import { ChapterContent } from './content/chapter-content.tsx'
import { ContentsTrail, partsOf } from './content/contents.tsx'
import { WithHelp } from './help/with-help.tsx'
import { Neighbours } from './neighbours.tsx'
import { type HeldVersion, readingState } from './reading-state.ts'

// most chapters that are opened are there to be read
const PendingChapter = lazyPart(() => import('./pending-chapter.tsx'), 'PendingChapter')
const LockedChapter = lazyPart(() => import('./locked-chapter.tsx'), 'LockedChapter')

type ChapterScreenProps = {
  readonly chapter: ChapterView
  /** Above the title. */
  readonly notice?: ReactNode
}

/** A chapter that the server has answered, in exactly one of its states. */
export function ChapterScreen({ chapter: answered, notice }: ChapterScreenProps) {
  const held = useHeldVersion(answered)
  const { view: chapter } = held
  const { title } = chapter
  const heading = useRef<HTMLHeadingElement>(null)
  const state = readingState(chapter)
  const isReadable = state.kind === 'content'
  const isComing = state.kind === 'pending'
  const queryClient = useQueryClient()
  useWatch(lessonWatched, chapter.id, isComing, (status) => {
    // what it has become is read as a whole, so that what is shown changes at once
    if (isOver(status)) queryClient.invalidateQueries(chapterQuery(chapter.id))
  })
  const { lastEventId } = useDraft(lessonWatched, chapter.id)
  useEffect(() => {
    // what has come of it is read with the chapter, as those do who only poll
    if (lastEventId !== null) queryClient.invalidateQueries(chapterQuery(chapter.id))
  }, [chapter.id, lastEventId, queryClient])
  const draft = isComing && chapter.draft ? { ...NOTHING, ...chapter.draft } : null
  const content = isReadable ? state.content : draft
  useEffect(() => {
    if (isReadable) markRead(queryClient, chapter.id)
  }, [chapter.id, isReadable, queryClient])

  return (
    <ChapterFrame
      title={title}
      beside={content && <ContentsTrail chapter={chapter} parts={partsOf(content, chapter.check, isComing)} />}
    >
      <WithHelp chapter={chapter} isReadable={isReadable && !held.isHeld}>
        <article aria-labelledby="chapter-title">
          <ReadingWidth>
            {notice}
            <header>
              <p className="line-clamp-2 text-note font-semibold text-muted">
                {fill(texts.place, {
                  number: chapter.number,
                  count: chapter.chapter_count,
                  plan: (
                    <PageLink to={paths.plan(chapter.learning_plan_id)}>
                      <bdi>{chapter.learning_plan_title}</bdi>
                    </PageLink>
                  ),
                })}
              </p>
              <h1
                ref={heading}
                id="chapter-title"
                tabIndex={-1}
                dir="auto"
                className={clsx(
                  'mt-3',
                  title.length > LONG ? 'text-title' : 'text-display',
                  title.length > SHORT && 'chapter-title',
                )}
              >
                {title}
              </h1>
            </header>
            {state.kind === 'locked' && (
              // the button that unlocked is gone afterwards; reading goes on from the title
              <LockedChapter chapter={chapter} onUnlocked={() => heading.current?.focus({ preventScroll: true })} />
            )}
            {state.kind === 'broken' && <BrokenChapter id={chapter.id} />}
            {/* one element for what comes and for what is there: what a learner reads stays where it is, and what has the focus keeps it */}
            {content && <ChapterContent chapter={chapter} content={content} isComing={isComing} held={held} />}
            {isComing && <PendingChapter chapter={chapter} draft={draft} />}
            <Neighbours chapter={chapter} readable={isReadable} />
          </ReadingWidth>
        </article>
      </WithHelp>
    </ChapterFrame>
  )
}

const BrokenChapter = ({ id }: { readonly id: string }) => (
  <Alert title={texts.broken.title} className="mt-10">
    <p>{texts.broken.text}</p>
    <p className="mt-2 empty:hidden">
      <ContactLink before={texts.broken.support} subject={texts.broken.subject({ id })} />
    </p>
    <p className="mt-2 text-note">
      {fill(texts.broken.id, { id: <span className="font-mono wrap-anywhere">{id}</span> })}
    </p>
  </Alert>
)

/** So many letters of the largest size fit on two lines of the reading column. */
const SHORT = 36
/** More than that would fill the screen of a phone. */
const LONG = 70

/** The text that is being read does not change under its reader: a version that comes meanwhile is shown when they ask for it. */
function useHeldVersion(chapter: ChapterView): HeldVersion {
  const [read, setRead] = useState(chapter)
  const [followed, follow] = useState<number | null>(null)
  const number = chapter.version?.number
  const isSame = read.id !== chapter.id || read.version?.number === number
  const isHeld = !isSame && read.generated_content !== null && number !== undefined && number !== followed
  if (!isHeld && read !== chapter) setRead(chapter)
  const { generated_content, content_generated_at, check, check_pending, version, resources_status } = read
  const held = { generated_content, content_generated_at, check, check_pending, version, resources_status }
  const view = isHeld ? { ...chapter, ...held } : chapter
  return { view, isHeld, follow }
}

/** What comes with the whole chapter. */
const NOTHING = { content_version: 2, curated_resources: [], key_points: [], practice: null }

/** Says when there is more of a chapter that is being written. */
const lessonWatched: Watched<AnyDraft> = {
  endpoint: watchChapter,
  empty: { lastEventId: null },
  add: (draft, { id }) => (id ? { lastEventId: id } : draft),
  statusIn: ({ event, data }) =>
    event === 'status' ? contentStatusEvent.safeParse(data).data?.content_status : undefined,
}
