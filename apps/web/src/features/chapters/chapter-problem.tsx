import { explain } from '../../api/explain.ts'
import { statusInWords } from '../../api/explain-chapter.ts'
import { ApiProblem } from '../../api/problem.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

type ChapterProblemProps = { readonly error: unknown; readonly busy: boolean; readonly onRetry: () => unknown }

export function ChapterProblem({ error, busy, onRetry }: ChapterProblemProps) {
  const isGone = error instanceof ApiProblem && error.status === 404
  return (
    <Alert>
      <p>
        {explain(
          error,
          statusInWords(error) ?? 'The chapter could not be shown.',
          'The chapter could not be loaded: there is no connection to the server.',
        )}
      </p>
      {!isGone && (
        <Button size="sm" className="mt-3" busy={busy} onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </Alert>
  )
}
