import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusHandover } from './use-focus-handover.ts'

type ConfirmBarProps = {
  /** Why the last yes came to nothing. */
  readonly problem: string | null
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Stands where the input was while the assistant waits for a yes. */
export function ConfirmBar({ problem, onYes, onNo }: ConfirmBarProps) {
  // after a yes that failed the whole bar comes back, and the learner is still at it
  const yes = useFocusHandover<HTMLButtonElement>(problem !== null)
  return (
    <div className="flex flex-col gap-3">
      {problem !== null && <Alert>{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button ref={yes} variant="next" className="max-sm:w-full" onClick={onYes}>
          Yes, Proceed
        </Button>
        <Button className="max-sm:w-full max-sm:px-2" onClick={onNo}>
          No, I want to change something
        </Button>
      </div>
    </div>
  )
}
