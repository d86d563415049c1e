import { texts } from 'virtual:texts/ui'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Alert } from './alert.tsx'

type LoadProblemProps = {
  readonly title?: string | undefined
  readonly busy: boolean
  readonly onRetry: () => unknown
  readonly children: ReactNode
  readonly className?: string
}

/** What could not be read, or not be read again, why, and the way to try once more. */
export function LoadProblem({ title, busy, onRetry, children, className = 'mb-6' }: LoadProblemProps) {
  return (
    <Alert className={className} title={title}>
      <p>{children}</p>
      <Button size="sm" className="mt-3" busy={busy} onClick={() => onRetry()}>
        {texts.tryAgain}
      </Button>
    </Alert>
  )
}
