import { texts } from 'virtual:texts/learning/plan'
import type { LearningPlan, PlanChapter } from '@app/contract'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { describePrice } from '../../../texts/credits.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { type ChapterState, hasFailed } from '../model.ts'
import { describeBalance, RetryButton, UnlockButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'
import type { Trouble } from './use-chapter-watch.ts'

type ChapterTitleProps = {
  readonly chapter: PlanChapter
  readonly id?: string | undefined
  readonly muted?: boolean
  /** The one chapter of its plan that waits for the learner. */
  readonly strong?: boolean
  readonly note?: ReactNode
  /** Stands at the end of the row, and under the title where there is no room. */
  readonly action?: ReactNode
}

export const ChapterTitle = ({ chapter, id, muted, strong, note, action }: ChapterTitleProps) => (
  <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
    <div className="min-w-0 flex-1 basis-56">
      <p id={id} dir="auto" className={clsx('text-balance', muted && 'text-muted', strong && 'font-semibold')}>
        {chapter.title}
      </p>
      {note && <p className="text-note text-muted">{note}</p>}
    </div>
    {action}
  </div>
)

/** Whole on one line: a bracket that breaks inside reads like two. */
export const Price = ({ of: price }: { readonly of: number }) => (
  <span className="whitespace-nowrap">{describePrice(price)}</span>
)

/** Why a chapter that can be unlocked is locked again; null where it never was unlocked. */
export function failureNote(chapter: PlanChapter): ReactNode {
  if (!hasFailed(chapter)) return chapter.content_error?.message ?? null
  return (
    <>
      <strong className="font-semibold text-danger">{texts.writingFailed}</strong>
      {chapter.price > 0 && ` ${texts.creditsBack}`}
    </>
  )
}

type NextChapterProps = {
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
  /** Whether it is the one thing to do next, on the whole screen. */
  readonly isNext: boolean
  readonly state: Extract<ChapterState, { kind: 'next' | 'failed' }>
  /** Its failure is already shown, right below. */
  readonly shown: boolean
  readonly onUnlocked: () => void
}

export function NextChapter({ plan, chapter, isNext, state, shown, onUnlocked }: NextChapterProps) {
  const titleId = useId()
  const unlocking = useUnlockChapter(plan.id, chapter, onUnlocked)
  const { user } = useAuth()
  const { price } = chapter
  return (
    <>
      <ChapterTitle
        id={titleId}
        chapter={chapter}
        strong={isNext}
        note={
          <>
            {!shown && <span className="block empty:hidden">{failureNote(chapter)}</span>}
            <Price of={price} />
            {price > 0 && user && <span className="block">{describeBalance(user.credits, price)}</span>}
          </>
        }
        action={
          <div className="flex flex-col gap-1 sm:items-end">
            <UnlockNext unlocking={unlocking} plan={plan} waitsFor={state.waitsFor} describedBy={titleId} />
          </div>
        }
      />
      <UnlockError {...unlocking.refusal} className="mt-3" />
    </>
  )
}

type UnlockNextProps = {
  readonly unlocking: ReturnType<typeof useUnlockChapter>
  readonly plan: LearningPlan
  readonly waitsFor: PlanChapter | undefined
  /** The id of what names the chapter. */
  readonly describedBy: string
  /** Why it cannot be unlocked yet, said beside the chapter as well. */
  readonly blocked?: string | undefined
  /** Whether it is what the learner should do next, on the whole screen. */
  readonly loud?: boolean
}

/** Unlocks the next chapter, or says which one has to be written first. */
export function UnlockNext({ unlocking, plan, waitsFor, describedBy, blocked, loud = false }: UnlockNextProps) {
  const reason = waitsFor ? texts.waitsFor({ title: waitsFor.title }) : blocked
  return (
    <>
      <UnlockButton
        unlocking={unlocking}
        {...(loud ? { variant: 'next' } : { size: 'sm' })}
        disabledReason={reason}
        aria-describedby={describedBy}
        className={reason && 'border-dashed! border-edge! bg-transparent! font-normal'}
      />
      {waitsFor && (
        // the button itself says this to a screen reader, with the chapter's name
        <p aria-hidden="true" className="text-note text-muted">
          {texts.comesFirst({ chapter: plan.chapters.indexOf(waitsFor) + 1 })}
        </p>
      )}
    </>
  )
}

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
        <p>{texts.trouble[trouble.kind]}</p>
        {trouble.kind === 'failed' && chapter.price > 0 && <p>{texts.creditsBack}</p>}
        <RetryButton unlocking={unlocking} className="mt-3" />
      </Alert>
      <UnlockError {...unlocking.refusal} className="mt-3" />
    </>
  )
}
