import type { LearningPlan, PlanChapter } from '@app/contract'
import { useId } from 'react'
import { useIsUnlocking, useUnlockChapter } from '../../api/use-unlock-chapter.ts'
import { useAuth } from '../../auth-context.ts'
import { creditsInWords, unlockLabel } from '../../credits-in-words.ts'
import { Button } from '../../ui/button.tsx'
import { UnlockProblem } from '../../unlock-problem.tsx'
import { ChapterTitle } from './chapter-title.tsx'
import { type ChapterState, wantedIn } from './plan-facts.ts'
import { Price } from './price.tsx'

type NextChapterProps = {
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
  readonly state: Extract<ChapterState, { kind: 'next' | 'failed' }>
  /** Its failure is told already, right below. */
  readonly told: boolean
  readonly onUnlocked: () => void
}

/** The one chapter of a plan that can be unlocked, or tried again. */
export function NextChapter({ plan, chapter, state, told, onUnlocked }: NextChapterProps) {
  const titleId = useId()
  const { unlock, error } = useUnlockChapter(onUnlocked)
  const isUnlocking = useIsUnlocking(chapter.id)
  const { user } = useAuth()
  const { price } = chapter
  const reason =
    state.waitsFor && `“${state.waitsFor.title}” comes first. This chapter can be unlocked once that one is there.`

  return (
    <>
      <ChapterTitle
        id={titleId}
        chapter={chapter}
        strong
        note={
          <>
            {state.kind === 'failed' && !told && (
              <span className="block">
                <strong className="font-semibold text-danger">Writing this chapter failed.</strong>
                {price > 0 && ' Your credits have been given back.'}
              </span>
            )}
            <Price of={price} />
            {price > 0 && user && <span className="whitespace-nowrap"> You have {creditsInWords(user.credits)}.</span>}
            {reason && (
              // the button itself tells this to a screen reader
              <span aria-hidden="true" className="block">
                {reason}
              </span>
            )}
          </>
        }
        action={
          <Button
            size="sm"
            busy={isUnlocking}
            busyLabel="Unlocking..."
            disabledReason={reason}
            aria-describedby={titleId}
            onClick={() => unlock({ planId: plan.id, chapterId: chapter.id })}
          >
            {state.kind === 'failed' ? 'Failed - Retry' : unlockLabel(price)}
          </Button>
        }
      />
      {error && <UnlockProblem error={error} chapter={wantedIn(plan, chapter)} price={price} className="mt-3" />}
    </>
  )
}
