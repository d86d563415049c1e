import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'

type ListProblemProps = { readonly busy: boolean; readonly onRetry: () => unknown; readonly children: ReactNode }

/** A list of the account that could not be read, or not be read again. */
export function ListProblem({ busy, onRetry, children }: ListProblemProps) {
  return (
    <Alert className="mb-6">
      <p>{children}</p>
      <Button size="sm" className="mt-3" busy={busy} onClick={() => onRetry()}>
        Try again
      </Button>
    </Alert>
  )
}
