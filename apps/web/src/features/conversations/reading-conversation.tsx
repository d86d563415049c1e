import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Skeleton, SkeletonBar } from '../../ui/feedback/skeleton.tsx'
import { notFetched } from './texts.ts'

type ReadingConversationProps = {
  readonly error: unknown
  readonly onAgain: () => void
  /** The way out of a conversation that cannot be read. */
  readonly onStartNew: () => void
}

/** The conversation of the address is on its way, or could not be read. */
export function ReadingConversation({ error, onAgain, onStartNew }: ReadingConversationProps) {
  if (error !== null) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Alert className="w-full">{notFetched(error)}</Alert>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onAgain}>Try again</Button>
          <Button variant="quiet" onClick={onStartNew}>
            Start a new one
          </Button>
        </div>
      </div>
    )
  }
  return (
    <Skeleton label="Loading your conversation..." className="min-h-150">
      <div className="flex flex-col gap-6">
        <SkeletonBar className="h-12 w-2/5 self-end" />
        <SkeletonBar className="h-28 w-3/5" />
        <SkeletonBar className="h-12 w-1/4 self-end" />
        <SkeletonBar className="h-20 w-1/2" />
      </div>
    </Skeleton>
  )
}
