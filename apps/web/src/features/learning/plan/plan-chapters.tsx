import { texts as learning } from 'virtual:texts/learning'
import { texts } from 'virtual:texts/learning/plan'
import type { LearningPlan, PlanChapter } from '@app/contract'
import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { recordOf, stored } from '../../../api/storage.ts'
import { describePrice } from '../../../texts/credits.ts'
import { isolate } from '../../../texts/isolate.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldMark } from '../../../ui/fold-mark.tsx'
import { Trail, TrailToggle } from '../../../ui/trail.tsx'
import { isReadable } from '../model.ts'
import { CompletionError, useToggleCompletion, WaitingForLine } from '../toggle-completion.tsx'
import { describeBalance } from '../unlock-chapter.tsx'
import { ChapterStop, ChapterTrouble, type HeadParts, type WatchedChapter } from './chapter-stop.tsx'
import { useChapterWatch } from './use-chapter-watch.ts'

type PlanChaptersProps = {
  readonly plan: LearningPlan
  readonly shownFirst: boolean
  /** The id of the chapter that is the one thing to do next on the whole screen; null in other plans. */
  readonly next: string | null
}

/** The trail of a plan, unfolded by a button. The chapter being written is watched either way. */
export function PlanChapters({ plan, shownFirst, next }: PlanChaptersProps) {
  const listId = useId()
  const [shown, setShown] = useState(() => entry.read()?.[plan.id] ?? shownFirst)
  const show = (next: boolean) => {
    setShown(next)
    const { [plan.id]: _, ...others } = entry.read() ?? {}
    entry.write(Object.fromEntries([...Object.entries(others), [plan.id, next] as const].slice(-MAX_PLANS)))
  }
  const watch = useChapterWatch(plan)
  const troubled = plan.chapters.find(({ id }) => id === watch.trouble?.chapterId)
  const fold = useRef<HTMLButtonElement>(null)

  return (
    <>
      <h4 className="-mx-3 mt-3 font-sans">
        <button
          ref={fold}
          type="button"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          onClick={() => show(!shown)}
          className="flex min-h-11 w-full items-center gap-2 rounded-md px-3 text-start text-body font-semibold tracking-normal transition-colors duration-[160ms] hover:bg-sunk"
        >
          {learning.chapters} <span className="font-normal text-muted tabular-nums">{plan.chapters.length}</span>
          <FoldMark className={shown ? 'rotate-180' : undefined} />
        </button>
      </h4>
      {shown && (
        <div id={listId} className="pt-4">
          <Trail label={learning.chapters}>
            {plan.chapters.map((chapter) => (
              <ChapterRow key={chapter.id} plan={plan} chapter={chapter} isNext={chapter.id === next} watch={watch} />
            ))}
          </Trail>
        </div>
      )}
      {!shown && watch.isLost && (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-note">{texts.writing}</p>
          <Button
            size="sm"
            onClick={() => {
              // the button that is pressed goes
              fold.current?.focus({ preventScroll: true })
              watch.watchAgain()
            }}
          >
            {texts.lookAgain}
          </Button>
        </div>
      )}
      {!shown && troubled && <ChapterTrouble plan={plan} chapter={troubled} watch={watch} named />}
    </>
  )
}

function ChapterRow(props: WatchedChapter) {
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
      label={`${learning.completion.completed}: ${isolate(chapter.title)}`}
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
    return <span className="max-sm:hidden">{learning.completion.completed}</span>
  }
  return chapter.last_read_at !== null && learning.completion.begun
}

/** Of more plans than that no one remembers how they were left. */
const MAX_PLANS = 200

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
/** Which plans show their chapters, as the learner left them; the page says what is best for the others. */
const entry = stored<Readonly<Record<string, boolean>>>('localStorage', 'plans-shown', recordOf(isBoolean))
