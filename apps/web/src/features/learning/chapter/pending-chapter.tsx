import { texts as learning } from 'virtual:texts/learning'
import { texts as chapterTexts } from 'virtual:texts/learning/chapter'
import type { ChapterView } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_WAIT_MS, pollWhile, slowingDown } from '../../../api/query.ts'
import { Button } from '../../../ui/button.tsx'
import { ElapsedTimer } from '../../../ui/elapsed-timer.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useDelayed } from '../../../ui/feedback/use-delayed.ts'
import { fill } from '../../../ui/fill.tsx'
import { chapterQuery } from '../chapter-query.ts'
import { isPreparing } from '../model.ts'
import { RetryButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'
import { useCountAnnouncement } from '../watching/use-count-announcement.ts'
import type { Content } from './reading-state.ts'

const { coming: texts } = chapterTexts

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
  // another stretch from the moment its own writing begins, or goes on
  return (
    <Waiting
      key={`${run} ${waitsFor === null} ${!chapter.waiting_since}`}
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
  const isAway = Boolean(chapter.waiting_since)
  const tooLong = useDelayed(MAX_WAIT_MS) && waitsFor === undefined && !isAway
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
  useCountAnnouncement(parts, texts.parts)

  if (tooLong) {
    return (
      <div className="mt-10 flex flex-col items-start gap-3">
        <Alert>{texts.timedOut}</Alert>
        {error === null && <p className="text-muted">{texts.stillWriting}</p>}
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
          {texts.title}
        </h2>
        <Spinner label={texts.wait} className="mt-4" />
        <p className="mt-2 text-muted">
          {isAway ? learning.waiting : draft ? texts.youCanLeaveDraft : texts.youCanLeave}{' '}
          {waitsFor !== undefined && fill(texts.after, { chapter: <bdi>{waitsFor}</bdi> })}
          {chapter.writing_since !== undefined && waitsFor === undefined && !isAway && (
            <ElapsedTimer since={Date.parse(chapter.writing_since)} />
          )}
        </p>
        {error !== null && (
          // what went wrong is the asking, not the chapter: still the same state, and no alert
          <div className="mt-6 flex flex-col items-start gap-3">
            <p role="status">{texts.notChecked}</p>
            <Button size="sm" busy={isFetching} onClick={() => refetch()}>
              {texts.checkAgain}
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
