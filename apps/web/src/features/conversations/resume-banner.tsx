import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type ResumeBannerProps = {
  readonly goal: string
  readonly onContinue: () => void
  readonly onStartNew: () => void
}

export function ResumeBanner({ goal, onContinue, onStartNew }: ResumeBannerProps) {
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-80 wrap-anywhere max-sm:basis-full">
          You have an open conversation about{' '}
          <q className="line-clamp-2 inline font-semibold" dir="auto">
            {goal}
          </q>
          .
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" size="sm" onClick={onContinue}>
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
