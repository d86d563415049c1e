import type { LearningPlan, PlanChapter } from '@app/contract'
import { useId } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { describeCredits } from '../../../texts/credits.ts'
import type { ChapterState } from '../model.ts'
import { UnlockButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'
import { ChapterTitle, Price } from './chapter-title.tsx'

type NextChapterProps = {
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
  readonly state: Extract<ChapterState, { kind: 'next' | 'failed' }>
  /** Its failure is already shown, right below. */
  readonly shown: boolean
  readonly onUnlocked: () => void
}

/** The one chapter of a plan that can be unlocked, or tried again. */
export function NextChapter({ plan, chapter, state, shown, onUnlocked }: NextChapterProps) {
  const titleId = useId()
  const unlocking = useUnlockChapter(plan.id, chapter, onUnlocked)
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
            {state.kind === 'failed' && !shown && (
              <span className="block">
                <strong className="font-semibold text-danger">Writing this chapter failed.</strong>
                {price > 0 && ' Your credits have been given back.'}
              </span>
            )}
            <Price of={price} />
            {price > 0 && user && <span className="block">You have {describeCredits(user.credits)}.</span>}
          </>
        }
        action={
          <div className="flex flex-col gap-1 sm:items-end">
            <UnlockButton
              unlocking={unlocking}
              size="sm"
              disabledReason={reason}
              aria-describedby={titleId}
              className={reason && 'border-dashed! border-edge! bg-transparent! font-normal'}
            />
            {state.waitsFor && (
              // the button itself says this to a screen reader, with the chapter's name
              <p aria-hidden="true" className="text-note text-muted">
                Chapter {plan.chapters.indexOf(state.waitsFor) + 1} comes first.
              </p>
            )}
          </div>
        }
      />
      <UnlockError {...unlocking.refusal} className="mt-3" />
    </>
  )
}
