import { Spinner } from '../ui/spinner.tsx'

/** As high as the screen, so that what follows it is not seen to jump. */
export function Waiting() {
  return (
    <div className="wrap min-h-dvh py-16">
      <Spinner label="Loading..." />
    </div>
  )
}
