import { useQuery } from '@tanstack/react-query'
import { LONGEST_WAIT, POLL_EVERY } from '../../api/polling.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { chapterQuery } from './api.ts'
import { ChapterProblem } from './chapter-problem.tsx'

/** Stands here as long as the chapter is being written, and asks for it meanwhile: its end takes the page along. */
export function PendingChapter({ id }: { readonly id: string }) {
  const tooLong = useDelayed(LONGEST_WAIT)
  const { error, isFetching, refetch } = useQuery({
    ...chapterQuery(id),
    refetchInterval: ({ state }) => !tooLong && state.error === null && POLL_EVERY,
    refetchOnWindowFocus: 'always',
  })

  return (
    <section aria-labelledby="pending-title" className="mt-10 border-t border-line pt-8">
      <h2 id="pending-title" className="text-lead">
        Content Generation in Progress
      </h2>
      <Spinner label="This may take a few moments..." className="mt-4" />
      <p className="mt-2 text-muted">
        You may leave this page. If you stay, the chapter appears here by itself as soon as it is written.
      </p>
      {error !== null && (
        <div className="mt-6">
          <ChapterProblem error={error} busy={isFetching} onRetry={refetch} />
        </div>
      )}
      {tooLong && error === null && (
        <div role="status" className="mt-6 flex flex-col items-start gap-3">
          <p>This takes longer than usual. The work goes on; please look again in a while.</p>
          <Button size="sm" busy={isFetching} onClick={() => refetch()}>
            Look again
          </Button>
        </div>
      )}
    </section>
  )
}
