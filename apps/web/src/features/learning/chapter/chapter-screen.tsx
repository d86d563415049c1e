import { type ChapterView, markChapterRead } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { call } from '../../../api/call.ts'
import { LinkButton, PageLink, paths } from '../../../routing/page-link.tsx'
import { ContactLink } from '../../../ui/contact-link.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { fill } from '../../../ui/fill.tsx'
import { TrailMark } from '../../../ui/trail.tsx'
import { showRead } from '../chapter-query.ts'
import { hasFailed } from '../model.ts'
import { ObjectivesList } from '../objectives-list.tsx'
import { chapterFacts, outlineWords as words } from '../outline-words.ts'
import { UnlockButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'
import { useStoredTicks } from '../use-stored-ticks.ts'
import { ChapterFrame, ReadingWidth } from './chapter-frame.tsx'
import { PendingChapter } from './coming/pending-chapter.tsx'
import { useLessonDraft } from './coming/use-lesson-draft.ts'
import { ChapterContent } from './content/chapter-content.tsx'
import { ContentsTrail } from './content/contents.tsx'
import { partsOf } from './content/parts.ts'
import { Neighbours } from './neighbours.tsx'
import { readingState } from './reading-state.ts'
import { texts } from './texts.ts'
import { useHeldVersion } from './versions/use-held-version.ts'

/** A chapter that the server has answered, in exactly one of its states. */
export function ChapterScreen({ chapter: answered }: { readonly chapter: ChapterView }) {
  const held = useHeldVersion(answered)
  const { view: chapter } = held
  const { title } = chapter
  const heading = useRef<HTMLHeadingElement>(null)
  const state = readingState(chapter)
  const isComing = state.kind === 'pending'
  const draft = useLessonDraft(chapter.id, isComing)
  const content = state.kind === 'content' ? state.content : isComing ? draft.content : null
  useMarkRead(chapter.id, state.kind === 'content')
  useStoredTicks()

  return (
    <ChapterFrame
      title={title}
      beside={content && <ContentsTrail chapter={chapter} parts={partsOf(content, chapter.check, isComing)} />}
    >
      <article aria-labelledby="chapter-title">
        <ReadingWidth>
          <header>
            <p className="line-clamp-2 text-note font-semibold text-muted">
              {fill(texts.place(chapter.number, chapter.chapter_count), {
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
          {isComing && <PendingChapter chapter={chapter} draft={draft.content} />}
          <Neighbours chapter={chapter} readable={state.kind === 'content'} />
        </ReadingWidth>
      </article>
    </ChapterFrame>
  )
}

const BrokenChapter = ({ id }: { readonly id: string }) => (
  <Alert title={texts.broken.title} className="mt-10">
    <p>{texts.broken.text}</p>
    <p className="mt-2 empty:hidden">
      <ContactLink before={texts.broken.support} subject={texts.broken.subject(id)} />
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

/** Notifies the server which chapter the learner has turned to: 'Continue' leads there, on every device. */
function useMarkRead(chapterId: string, isReadable: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isReadable) return
    showRead(queryClient, chapterId)
    // a convenience: a user who reads is not said when it fails
    call(markChapterRead, { id: chapterId }).catch(() => undefined)
  }, [chapterId, isReadable, queryClient])
}

type LockedChapterProps = { readonly chapter: ChapterView; readonly onUnlocked: () => void }

function LockedChapter({ chapter, onUnlocked }: LockedChapterProps) {
  const { user } = useAuth()
  const { price } = chapter
  const isNext = chapter.previous_chapter?.is_unlocked ?? true
  const failed = hasFailed(chapter)
  const unlocking = useUnlockChapter(chapter.learning_plan_id, chapter, onUnlocked)
  return (
    <div className="mt-10 flex flex-col gap-6 border-t border-line pt-8">
      <div role="alert" className="flex gap-4">
        <TrailMark mark={failed ? 'failed' : 'locked'} size={28} className="mt-0.5" />
        <div>
          <p className="font-serif text-lead font-semibold">{texts.locked.title}</p>
          <p>{texts.locked.text}</p>
          {failed && (
            <p className="mt-3">
              {texts.locked.failed}
              {price > 0 && ` ${texts.locked.returned}`}
            </p>
          )}
          {!failed && chapter.content_error && <p className="mt-3">{chapter.content_error.message}</p>}
        </div>
      </div>
      <LockedOutline chapter={chapter} />
      <div className="ps-11">
        {isNext ? (
          <div className="flex flex-col items-start gap-3">
            <UnlockButton unlocking={unlocking} variant="next" />
            {price > 0 && user && <p className="text-note text-muted">{words.balance(user.credits)}</p>}
            <UnlockError {...unlocking.refusal} className="self-stretch" />
          </div>
        ) : (
          <>
            <p className="text-muted">{texts.locked.inOrder}</p>
            <LinkButton to={paths.plan(chapter.learning_plan_id)} variant="next" className="mt-4">
              {words.wholePlan}
            </LinkButton>
          </>
        )}
      </div>
    </div>
  )
}

/** A look inside: what there is to know before it is paid for. A plan that an earlier version made knows little. */
function LockedOutline({ chapter }: { readonly chapter: ChapterView }) {
  const { summary, objectives } = chapter
  return (
    <div className="flex flex-col gap-4 ps-11">
      {summary && <p dir="auto">{summary}</p>}
      {objectives.length > 0 && (
        <section aria-labelledby="locked-objectives">
          <h2 id="locked-objectives" className="mb-2 text-lead">
            {words.objectives}
          </h2>
          <ObjectivesList objectives={objectives} labelledBy="locked-objectives" />
        </section>
      )}
      <p className="text-note text-muted">{chapterFacts(chapter, true).join(' · ')}</p>
    </div>
  )
}
