import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { announce } from './feedback/announcer.tsx'

type ShowMoreProps = {
  readonly hasNext: boolean
  readonly busy: boolean
  /** Why the next ones did not come; null while nothing is wrong. */
  readonly problem: string | null
  /** Fetches the next ones, and answers how many came; null when they did not. */
  readonly onMore: () => Promise<number | null>
  /** What is said once there are no more. */
  readonly end: string
}

/** Stands below a list that comes in parts. */
export function ShowMore({ hasNext, busy, problem, onMore, end }: ShowMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const showMore = async () => {
    pressed.current = true
    const count = await onMore()
    if (count !== null) announce(count === 0 ? end : `${count} more shown`)
  }
  useEffect(() => {
    // the button that was pressed is gone then
    if (!hasNext && pressed.current) place.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [hasNext])
  return (
    <div ref={place} tabIndex={-1} className="mt-4 focus:outline-none">
      {hasNext ? (
        <Button size="sm" busy={busy} onClick={showMore}>
          Show more
        </Button>
      ) : (
        <p className="text-note text-muted">{end}</p>
      )}
      {problem !== null && (
        <p role="alert" className="mt-2 text-note text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
