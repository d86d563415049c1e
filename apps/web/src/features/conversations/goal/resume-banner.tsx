import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

type ResumeBannerProps = {
  readonly goal: string
  readonly onContinue: () => void
  readonly onStartNew: () => void
}

export function ResumeBanner({ goal, onContinue, onStartNew }: ResumeBannerProps) {
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-80 max-sm:basis-full">
          You have an open conversation about
          {/* no sentence around it, and a line of its own: a goal may be long, and may run from right to left */}
          <span dir="auto" title={goal} className="line-clamp-2 font-semibold wrap-anywhere">
            {goal}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="next" size="sm" onClick={onContinue}>
            Continue
          </Button>
          <Button variant="quiet" size="sm" onClick={onStartNew}>
            Start a new one
          </Button>
        </div>
      </div>
    </Notice>
  )
}
