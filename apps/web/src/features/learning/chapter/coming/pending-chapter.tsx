import type { ChapterView } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_WAIT_MS, pollWhile, slowingDown } from '../../../../api/query.ts'
import { Button } from '../../../../ui/button.tsx'
import { ElapsedTimer } from '../../../../ui/elapsed-timer.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { SkeletonBar } from '../../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { useDelayed } from '../../../../ui/use-delayed.ts'
import { chapterQuery } from '../../chapter-query.ts'
import { isPreparing } from '../../model.ts'
import { RetryButton, UnlockError, useUnlockChapter } from '../../unlock-chapter.tsx'
import { useCountAnnouncement } from '../../watching/use-count-announcement.ts'
import type { Content } from '../reading-state.ts'

type PendingChapterProps = {
  readonly chapter: ChapterView
  /** What has come of it, which stands above. */
  readonly draft: Content | null
}

/** Stands here as long as the chapter is being written, and asks for it meanwhile: its end takes the page along. */
export function PendingChapter({ chapter, draft }: PendingChapterProps) {
  const [run, setRun] = useState(0)
  const { previous_chapter: previous } = chapter
  const waitsFor = previous && isPreparing({ isUnlocked: previous.is_unlocked, ...previous }) ? previous : null
  // another stretch from the moment its own writing begins
  return (
    <Waiting
      key={`${run} ${waitsFor === null}`}
      chapter={chapter}
      draft={draft}
      waitsFor={waitsFor?.title}
      onAgain={() => setRun(run + 1)}
    />
  )
}

type WaitingProps = PendingChapterProps & {
  /** The title of the chapter that is written before it, as long as that is not there. */
  readonly waitsFor: string | undefined
  readonly onAgain: () => void
}

/**
 * One stretch of asking, which ends with the first answer that is none. After 5 minutes of its own writing it says so, and asks less
 * and less often: a slow model takes its time.
 */
function Waiting({ chapter, draft, waitsFor, onAgain }: WaitingProps) {
  const [since] = useState(() => Date.now())
  const tooLong = useDelayed(MAX_WAIT_MS) && waitsFor === undefined
  const { error, isFetching, refetch } = useQuery({
    ...chapterQuery(chapter.id),
    refetchInterval: pollWhile(
      ({ error }) => error === null,
      () => slowingDown(tooLong ? since : Date.now()),
    ),
    refetchOnWindowFocus: 'always',
  })
  const unlocking = useUnlockChapter(chapter.learning_plan_id, chapter, onAgain)

  const parts = draft ? draft.sections.length + 1 : 0
  useCountAnnouncement(parts, (count) => `${count} ${count === 1 ? 'part' : 'parts'} of this chapter so far`)

  if (tooLong) {
    return (
      <div className="mt-10 flex flex-col items-start gap-3">
        <Alert>Content generation timed out. Please try unlocking the chapter again.</Alert>
        {error === null && (
          <p className="text-muted">
            It’s taking longer than usual, but it’s still being written. The chapter appears here as soon as it’s ready.
          </p>
        )}
        <RetryButton unlocking={unlocking} />
        <UnlockError {...unlocking.refusal} />
      </div>
    )
  }
  return (
    <>
      {draft && <NextSection />}
      <section aria-labelledby="pending-title" className="mt-10 border-t border-line pt-8">
        <h2 id="pending-title" className="text-lead">
          Content Generation in Progress
        </h2>
        <Spinner label="This may take a few moments..." className="mt-4" />
        <p className="mt-2 text-muted">
          You can leave this page. If you stay,{' '}
          {draft ? 'the rest appears here as it’s written.' : 'the chapter appears here as soon as it’s ready.'}{' '}
          {waitsFor !== undefined && (
            <>
              It’s written after <bdi>{waitsFor}</bdi>.
            </>
          )}
          {chapter.writing_since !== undefined && waitsFor === undefined && (
            <ElapsedTimer since={Date.parse(chapter.writing_since)} />
          )}
        </p>
        {error !== null && (
          // what went wrong is the asking, not the chapter: still the same state, and no alert
          <div className="mt-6 flex flex-col items-start gap-3">
            <p role="status">We couldn’t check the progress just now. Your chapter is still being written.</p>
            <Button size="sm" busy={isFetching} onClick={() => refetch()}>
              Look again
            </Button>
          </div>
        )}
      </section>
    </>
  )
}

/** The shape of the section that comes next. */
const NextSection = () => (
  <div aria-hidden="true" className="mt-14">
    <SkeletonBar className="h-6 max-w-64" />
    {['mt-8', 'max-w-[96%]', 'max-w-[98%]', 'max-w-[60%]'].map((width) => (
      <SkeletonBar key={width} className={`mt-3 ${width}`} />
    ))}
  </div>
)
