import { texts } from 'virtual:texts/learning'
import type { PlanChapter } from '@app/contract'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { describePrice } from '../../../texts/credits.ts'
import { isolate } from '../../../texts/isolate.ts'
import { TrailToggle } from '../../../ui/trail.tsx'
import { isReadable } from '../model.ts'
import { CompletionError, useToggleCompletion, WaitingForLine } from '../toggle-completion.tsx'
import { describeBalance } from '../unlock-chapter.tsx'
import { ChapterStop, type HeadParts, type WatchedChapter } from './chapter-stop.tsx'

export function ChapterRow(props: WatchedChapter) {
  const { plan, chapter, isNext } = props
  const place = useRef<HTMLDivElement>(null)
  const isOpen = isReadable(chapter)
  const { toggle, error, undo, isWaiting } = useToggleCompletion({
    planId: plan.id,
    chapter,
    onFocusLost: () => place.current?.focus({ preventScroll: true }),
  })
  const toggleMark = (
    <TrailToggle
      isNext={isNext}
      pressed={chapter.is_completed_by_current_user}
      label={`${texts.completion.completed}: ${isolate(chapter.title)}`}
      onPress={toggle}
    />
  )
  return (
    <ChapterStop
      {...props}
      place={place}
      head={(parts) => <RowHead chapter={chapter} isNext={isNext} {...parts} />}
      control={isOpen ? toggleMark : undefined}
    >
      {undo}
      <WaitingForLine isWaiting={isWaiting} className="mt-1" />
      {isOpen && error && <CompletionError error={error} className="mt-1 text-note text-danger" />}
    </ChapterStop>
  )
}

type RowHeadProps = HeadParts & { readonly chapter: PlanChapter; readonly isNext: boolean }

function RowHead({ chapter, isNext, state: { kind }, titleId, note, action }: RowHeadProps) {
  const { user } = useAuth()
  const { title, price } = chapter
  const canUnlock = kind === 'next' || kind === 'failed'
  const isStrong = isNext && kind !== 'preparing'
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p
          id={titleId}
          dir="auto"
          className={clsx('text-balance', kind === 'locked' && 'text-muted', isStrong && 'font-semibold')}
        >
          {title}
        </p>
        <p className="text-note text-muted">
          {kind === 'open' && <Reading chapter={chapter} />}
          <span className="block empty:hidden">{note}</span>
          {/* whole on one line: a bracket that breaks inside reads like two */}
          {(canUnlock || kind === 'locked') && <span className="whitespace-nowrap">{describePrice(price)}</span>}
          {canUnlock && price > 0 && user && <span className="block">{describeBalance(user.credits, price)}</span>}
        </p>
      </div>
      <div className="flex flex-col gap-1 empty:hidden sm:items-end">{action}</div>
    </div>
  )
}

/** How far the learner is with it: opened is not done. On a phone the solid mark is enough, and saves a line per chapter. */
function Reading({ chapter }: Pick<RowHeadProps, 'chapter'>) {
  if (chapter.is_completed_by_current_user) {
    return <span className="max-sm:hidden">{texts.completion.completed}</span>
  }
  return chapter.last_read_at !== null && texts.completion.begun
}
