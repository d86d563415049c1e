import { texts } from 'virtual:texts/learning/plan-screen/edit/editor'
import { type PlanDetails, rewordChapter } from '@app/contract'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { isolate } from '../../../../texts/isolate.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { Textarea, TextInput } from '../../../../ui/forms/field.tsx'
import { validateWith } from '../../../../ui/forms/use-form.tsx'
import { TrailMark } from '../../../../ui/trail.tsx'
import { ChapterNotes } from '../chapter-notes.tsx'
import { focusSoon, renameId, rewordId, stopId } from './focus-soon.ts'
import type { Editing, Refusal } from './use-plan-editor.ts'
import { WordsForm } from './words-form.tsx'

type Chapter = PlanDetails['chapters'][number]

type EditStopProps = Editing & {
  readonly chapter: Chapter
  /** Not in the plan any more, while its words were being typed. */
  readonly isDeleted: boolean
  readonly refusal: Refusal | null
  /** What is shown beside it of the last edit. */
  readonly notice: ReactNode
  readonly isDragged: boolean
  /** What makes way for another does so in view, and what may not move goes back. What has moved is there at once. */
  readonly isSliding: boolean
  /** Pixels that it stands away from its place. */
  readonly shift: number
  readonly handle: ComponentProps<'span'>
  /** One place earlier or later. */
  readonly onMove: (by: -1 | 1) => void
  readonly onDrop: () => void
  /** As it was when its words began to be typed. */
  readonly typing: Chapter | undefined
  readonly onTyping: (isTyping: boolean) => void
}

/** On a phone it stands below a chapter that a drag has left at the end of the screen. */
const bringIntoView = (refusal: Element | null) => refusal?.scrollIntoView?.({ block: 'nearest' })

export function EditStop(props: EditStopProps) {
  const { plan, chapter, isDeleted, refusal, isDragged, typing } = props
  const isFixed = chapter.isUnlocked || isDeleted
  return (
    <li
      style={{ top: props.shift }}
      className={clsx(
        'relative flex gap-1 border-b border-line py-3 last:border-b-0 sm:gap-2',
        isDragged && 'z-10 rounded-md border-transparent bg-sheet shadow-lifted',
        !isDragged && props.isSliding && 'transition-[top] duration-[160ms]',
      )}
    >
      {isFixed || typing ? (
        <div className="flex size-11 flex-none items-center justify-center">
          <TrailMark mark={markOf(chapter)} />
        </div>
      ) : (
        <span
          {...props.handle}
          aria-hidden="true"
          title={texts.drag}
          className={clsx(
            'flex size-11 flex-none touch-none items-center justify-center rounded-md text-muted select-none hover:bg-sunk hover:text-ink',
            isDragged ? 'cursor-grabbing' : 'cursor-grab',
          )}
        >
          <GripVertical size={20} />
        </span>
      )}
      <div id={stopId(chapter.id)} tabIndex={-1} className="min-w-0 flex-1 rounded-sm py-2 pe-2 outline-offset-4">
        {typing ? (
          <RewordForm {...props} typing={typing} isFixed={isFixed} />
        ) : (
          <div className="sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
            <div>
              <h3 className="flex gap-2.5 text-lead leading-[1.75rem]">
                <span className="flex-none font-normal text-muted tabular-nums">{chapter.number}</span>{' '}
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {chapter.title}
                </span>
              </h3>
              {chapter.isUnlocked && <p className="mt-0.5 text-note text-muted">{texts.unlocked}</p>}
            </div>
            <div className="sm:col-span-2">
              {chapter.summary && (
                <p dir="auto" className="mt-1 line-clamp-3 max-w-[36rem] text-note wrap-anywhere text-muted">
                  {chapter.summary}
                </p>
              )}
              <ChapterNotes plan={plan} chapter={chapter} />
            </div>
            {!isFixed && <StopControls {...props} />}
          </div>
        )}
        {refusal && (
          <div key={refusal.key} ref={bringIntoView}>
            <Alert className="mt-3">
              <p dir="auto">{refusal.text}</p>
            </Alert>
          </div>
        )}
        {props.notice}
      </div>
    </li>
  )
}

const markOf = (chapter: Chapter) =>
  !chapter.isUnlocked ? 'locked' : chapter.is_completed_by_current_user ? 'done' : 'open'

type RewordFormProps = EditStopProps & { readonly typing: Chapter; readonly isFixed: boolean }

function RewordForm({ plan: { id }, chapter, typing, isDeleted, isFixed, edit, onTyping }: RewordFormProps) {
  const { id: chapter_id } = chapter
  const close = () => {
    onTyping(false)
    focusSoon(isDeleted ? renameId : isFixed ? stopId(chapter_id) : rewordId(chapter_id))
  }
  return (
    <WordsForm
      initial={{ title: typing.title, summary: typing.summary }}
      validate={(values) => validateWith(rewordChapter.input)({ id, chapter_id, ...values })}
      save={(values) =>
        edit({ kind: 'reword', chapter_id, ...values }, ({ chapters }) => {
          const { title } = chapters.find(({ id }) => id === chapter_id) ?? chapter
          return { text: texts.saidReworded({ title: isolate(title) }), at: chapter_id, returnTo: rewordId(chapter_id) }
        })
      }
      onClose={close}
      note={<TypingNote now={chapter} before={typing} isDeleted={isDeleted} />}
      isOver={isFixed}
    >
      {(field) => (
        <>
          <TextInput {...field('title')} label={texts.title} autoComplete="off" dir="auto" readOnly={isFixed} />
          <Textarea {...field('summary')} label={texts.summary} dir="auto" readOnly={isFixed} />
        </>
      )}
    </WordsForm>
  )
}

type TypingNoteProps = { readonly now: Chapter; readonly before: Chapter; readonly isDeleted: boolean }

/** What has become of the chapter elsewhere, while its words were being typed here. */
function TypingNote({ now, before, isDeleted }: TypingNoteProps) {
  if (isDeleted) return <Alert>{texts.gone}</Alert>
  if (now.isUnlocked) return <Alert>{texts.unlockedMeanwhile}</Alert>
  if (now.title === before.title && now.summary === before.summary) return null
  return (
    <Alert>
      <p>{texts.changedBelow}</p>
      <p dir="auto" className="mt-1 font-semibold">
        {now.title}
      </p>
      <p dir="auto">{now.summary}</p>
    </Alert>
  )
}

/** What can be done with a locked chapter, for every hand: what is dragged can be moved by these, too. */
function StopControls({ plan: { chapters }, chapter, onMove, onDrop, onTyping }: EditStopProps) {
  const [before, after] = [chapters[chapter.number - 2], chapters[chapter.number]]
  const nothingEarlier = chapter.number === 1 ? texts.isFirst : texts.isFirstLocked
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend, and this has no fields
    <div
      role="group"
      aria-label={texts.chapterControls({ title: chapter.title })}
      className="-ms-3 mt-1 flex flex-wrap gap-1 self-start sm:col-start-2 sm:row-start-1 sm:-my-2 sm:-me-1"
    >
      <Button
        {...square}
        aria-label={texts.earlier}
        title={texts.earlier}
        disabledReason={before?.isUnlocked === false ? undefined : nothingEarlier}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={20} aria-hidden="true" />
      </Button>
      <Button
        {...square}
        aria-label={texts.later}
        title={texts.later}
        disabledReason={after ? undefined : texts.isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={20} aria-hidden="true" />
      </Button>
      <Button {...labelled} id={rewordId(chapter.id)} onClick={() => onTyping(true)}>
        {texts.reword}
      </Button>
      <Button {...labelled} onClick={onDrop}>
        {texts.drop}
      </Button>
    </div>
  )
}

const square = { variant: 'quiet', size: 'sm', className: 'size-11! p-0! aria-disabled:opacity-40' } as const
const labelled = { variant: 'quiet', size: 'sm', className: 'min-h-11! px-3!' } as const
