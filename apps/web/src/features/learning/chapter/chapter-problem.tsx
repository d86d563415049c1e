import type { chapter } from '@app/contract'
import { explain, served } from '../../../api/explain.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { LinkButton } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { describeStatus } from '../toggle-completion.tsx'

type ChapterProblemProps = { readonly error: unknown; readonly busy: boolean; readonly onRetry: () => unknown }

export function ChapterProblem({ error, busy, onRetry }: ChapterProblemProps) {
  const gone = isNotFound(error)
  const words = describeStatus(error)
  return (
    <>
      <Alert>
        <p>
          {explain<typeof chapter>(
            error,
            {
              failed: words ?? 'The chapter could not be shown.',
              unreachable: 'The chapter could not be loaded: there is no connection to the server.',
            },
            served('chapter-not-found'),
          )}
        </p>
        {words !== null && !gone && <p className="mt-1">Something went wrong on our side.</p>}
        {!gone && (
          <Button size="sm" className="mt-3" busy={busy} onClick={() => onRetry()}>
            Try again
          </Button>
        )}
      </Alert>
      {gone && (
        <>
          <p className="mt-6 text-muted">
            The link may have lost a letter on the way, or its plan belongs to another account.
          </p>
          <LinkButton to={paths.dashboard} variant="next" className="mt-4">
            Go to your dashboard
          </LinkButton>
        </>
      )}
    </>
  )
}

/** There is no such chapter: the server says so, or refuses the address itself, and will again. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400)
