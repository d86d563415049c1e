import { type ChapterView, markChapterRead } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { call } from '../../../api/call.ts'
import { ContactLink } from '../../../ui/contact-link.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { showRead } from '../chapter-query.ts'
import { useStoredTicks } from '../use-stored-ticks.ts'
import { ChapterFrame, ReadingWidth } from './chapter-frame.tsx'
import { ChapterContent } from './content/chapter-content.tsx'
import { ContentsTrail } from './content/contents.tsx'
import { LockedChapter } from './locked-chapter.tsx'
import { Neighbours } from './neighbours.tsx'
import { PendingChapter } from './pending-chapter.tsx'
import { readingState } from './reading-state.ts'

/** A chapter that the server has answered, in exactly one of its states. */
export function ChapterScreen({ chapter }: { readonly chapter: ChapterView }) {
  const { title } = chapter
  const heading = useRef<HTMLHeadingElement>(null)
  const state = readingState(chapter)
  useMarkRead(chapter.id, state.kind === 'content')
  useStoredTicks()

  return (
    <ChapterFrame title={title} beside={state.kind === 'content' && <ContentsTrail />}>
      <article aria-labelledby="chapter-title">
        <ReadingWidth>
          <header>
            <p className="line-clamp-2 text-note font-semibold text-muted">
              Chapter {chapter.number} of {chapter.chapter_count} in <bdi>{chapter.learning_plan_title}</bdi>
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
          {state.kind === 'pending' && <PendingChapter chapter={chapter} />}
          {state.kind === 'broken' && <BrokenChapter id={chapter.id} />}
          {state.kind === 'content' && <ChapterContent chapter={chapter} content={state.content} />}
          <Neighbours chapter={chapter} readable={state.kind === 'content'} />
        </ReadingWidth>
      </article>
    </ChapterFrame>
  )
}

const BrokenChapter = ({ id }: { readonly id: string }) => (
  <Alert title="Content Error" className="mt-10">
    <p>This chapter is unlocked, but its content is missing or corrupted. Please contact support.</p>
    <p className="mt-2 empty:hidden">
      <ContactLink before="Support: " subject={`Chapter ${id}`} />
    </p>
    <p className="mt-2 text-note">
      Name this chapter when you write: <span className="font-mono wrap-anywhere">{id}</span>
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
