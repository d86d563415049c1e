import type { ChapterView } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_WAIT_MS, pollWhile } from '../../../api/polling.ts'
import { Button } from '../../../ui/button.tsx'
import { ElapsedTimer } from '../../../ui/elapsed-timer.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useDelayed } from '../../../ui/use-delayed.ts'
import { chapterQuery } from '../chapter-query.ts'
import { RetryButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'

/** Stands here as long as the chapter is being written, and asks for it meanwhile: its end takes the page along. */
export function PendingChapter({ chapter }: { readonly chapter: ChapterView }) {
  const [run, setRun] = useState(0)
  return <Waiting key={run} chapter={chapter} onAgain={() => setRun(run + 1)} />
}

/** One stretch of asking, which ends after 5 minutes or with the first answer that is none. */
function Waiting({ chapter, onAgain }: { readonly chapter: ChapterView; readonly onAgain: () => void }) {
  const tooLong = useDelayed(MAX_WAIT_MS)
  const { error, isFetching, refetch } = useQuery({
    ...chapterQuery(chapter.id),
    refetchInterval: pollWhile(({ error }) => !tooLong && error === null),
    refetchOnWindowFocus: 'always',
  })
  const unlocking = useUnlockChapter(chapter.learning_plan_id, chapter, onAgain)

  if (tooLong) {
    return (
      <div className="mt-10 flex flex-col items-start gap-3">
        <Alert>Content generation timed out. Please try unlocking the chapter again.</Alert>
        <RetryButton unlocking={unlocking} />
        <UnlockError {...unlocking.refusal} />
      </div>
    )
  }
  return (
    <section aria-labelledby="pending-title" className="mt-10 border-t border-line pt-8">
      <h2 id="pending-title" className="text-lead">
        Content Generation in Progress
      </h2>
      <Spinner label="This may take a few moments..." className="mt-4" />
      <p className="mt-2 text-muted">
        You can leave this page. If you stay, the chapter appears here as soon as it’s ready.{' '}
        {chapter.unlocked_at !== null && <ElapsedTimer since={Date.parse(chapter.unlocked_at)} />}
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
  )
}
