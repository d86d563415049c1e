import { useEffect, useState } from 'react'
import { CREDITS_PER_CHAPTER } from '../../texts/credits.ts'
import { sampleChapters, samplePlan } from './sample-plan.ts'

export type SamplePlan = ReturnType<typeof useSamplePlan>

const OVERLAY_MS = 1_000

/** The state of the sample, which lives as long as the page does. Nothing of it is kept or sent. */
export function useSamplePlan() {
  const [open, setOpen] = useState<number>(samplePlan.open)
  const [completed, setCompleted] = useState(() => sampleChapters.map((_, index) => index < samplePlan.open))
  const [unlocking, setUnlocking] = useState(false)

  useEffect(() => {
    if (!unlocking) return
    const timer = setTimeout(() => {
      setUnlocking(false)
      setOpen((before) => before + 1)
    }, OVERLAY_MS)
    return () => clearTimeout(timer)
  }, [unlocking])

  return {
    /** The first so many chapters are unlocked; the one behind them can be. */
    open,
    completed,
    unlocking,
    credits: samplePlan.credits - (open - samplePlan.open) * CREDITS_PER_CHAPTER,
    unlockNext: () => setUnlocking(true),
    toggle: (chapter: number) =>
      setCompleted((before) => before.map((done, index) => (index === chapter ? !done : done))),
  }
}
