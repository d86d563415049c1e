import type { LearningPlan, PlanChapter } from '@app/contract'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { RetryButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'
import { type Trouble, troubleWords } from './use-chapter-watch.ts'

type ChapterTroubleProps = {
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
  readonly trouble: Trouble
  readonly onUnlocked: () => void
  /** Says which chapter it is about, where the chapter itself is not in view. */
  readonly named?: boolean
}

export function ChapterError({ plan, chapter, trouble, onUnlocked, named = false }: ChapterTroubleProps) {
  const unlocking = useUnlockChapter(plan.id, chapter, onUnlocked)
  return (
    <>
      <Alert className="mt-3" title={named ? chapter.title : undefined}>
        <p>{troubleWords[trouble.kind]}</p>
        {trouble.kind === 'failed' && chapter.price > 0 && <p>Your credits have been given back.</p>}
        <RetryButton unlocking={unlocking} className="mt-3" />
      </Alert>
      <UnlockError {...unlocking.refusal} className="mt-3" />
    </>
  )
}
