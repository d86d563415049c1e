import { clsx } from 'clsx'
import { TrailMark } from '../../ui/trail/trail-mark.tsx'

/** Lies over the plan and moves nothing in it. The region is there before its words, or they would not be read out. */
export function UnlockedOverlay({ shown }: { readonly shown: boolean }) {
  return (
    <div role="status" className={clsx('absolute inset-0 z-10', !shown && 'pointer-events-none')}>
      {shown && (
        <div className="unlocked flex size-full flex-col items-center justify-center gap-4 rounded-md bg-sheet/95">
          <TrailMark mark="done" size={64} />
          <p className="font-serif text-title font-[560]">Chapter Unlocked!</p>
        </div>
      )}
    </div>
  )
}
