import { explain } from '../../api/explain.ts'
import { ApiProblem } from '../../api/problem.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

type ChapterProblemProps = { readonly error: unknown; readonly busy: boolean; readonly onRetry: () => unknown }

export function ChapterProblem({ error, busy, onRetry }: ChapterProblemProps) {
  const isGone = error instanceof ApiProblem && error.status === 404
  return (
    <Alert>
      <p>
        {explain(error, fallbackFor(error), 'The chapter could not be loaded: there is no connection to the server.')}
      </p>
      {!isGone && (
        <Button size="sm" className="mt-3" busy={busy} onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </Alert>
  )
}

const fallbackFor = (error: unknown): string =>
  error instanceof ApiProblem ? `HTTP error! status: ${error.status}` : 'The chapter could not be shown.'
