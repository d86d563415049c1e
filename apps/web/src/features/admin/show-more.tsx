import { useEffect, useRef } from 'react'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/button.tsx'
import { inWords } from './use-act.ts'

type ShowMoreProps = {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly error: unknown
  }
  /** Fetches the next ones, and answers how many came. */
  readonly onMore: () => Promise<number>
  /** What is said once there are no more. */
  readonly end: string
}

export function ShowMore({ query, onMore, end }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = query
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const showMore = async () => {
    pressed.current = true
    const count = await onMore()
    announce(count === 0 ? end : `${count} more shown`)
  }
  useEffect(() => {
    // the button that was pressed is gone then
    if (!hasNextPage && pressed.current) place.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [hasNextPage])
  return (
    <div ref={place} tabIndex={-1} className="mt-4 focus:outline-none">
      {hasNextPage ? (
        <Button size="sm" busy={isFetchingNextPage} onClick={showMore}>
          Show more
        </Button>
      ) : (
        <p className="text-note text-muted">{end}</p>
      )}
      {isFetchNextPageError && (
        <p role="alert" className="mt-2 text-note text-danger">
          {inWords(error)}
        </p>
      )}
    </div>
  )
}
