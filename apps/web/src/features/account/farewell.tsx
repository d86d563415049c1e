import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { DeletionTrail } from './deletion-trail.tsx'

type FarewellProps = { readonly deletionAt: string; readonly onDone: () => void }

/** What a user has to know who has just deleted their account. It stays until they have closed it. */
export function Farewell({ deletionAt, onDone }: FarewellProps) {
  const wordsId = useId()
  const done = useRef<HTMLButtonElement>(null)
  // at once: a moment later the dialog would have missed the focus that the form took with it, and caught it itself
  useLayoutEffect(() => done.current?.focus(), [])
  return (
    <>
      <DeletionTrail id={wordsId} deletionAt={deletionAt} />
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {/* focus comes here, and with it all of the above is read out */}
        <Button ref={done} variant="solid" className="max-sm:w-full" aria-describedby={wordsId} onClick={onDone}>
          Done
        </Button>
      </div>
    </>
  )
}
