import { texts } from 'virtual:texts/learning/chapter/help/panel'
import { type ChapterView, checkQuestion, helpAbout } from '@app/contract'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { storedText } from '../../../../api/storage.ts'
import { newId } from '../../../../browser/new-id.ts'
import { BareButton } from '../../../../ui/button.tsx'
import { MessageField } from '../../../../ui/chat/message-field.tsx'
import { MessageLog } from '../../../../ui/chat/message-log.tsx'
import { isBusy, logOf, type PendingMessage } from '../../../../ui/chat/turn.ts'
import { FocusHandover, takerFor, useFocusHandover } from '../../../../ui/chat/use-focus-handover.ts'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { LoadProblem } from '../../../../ui/feedback/load-problem.tsx'
import { lazyDialog } from '../../../../ui/lazy-component.ts'
import { LazyMarkdown } from '../../../../ui/markdown/lazy-markdown.tsx'
import { LazyLessonMarkdown } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { StrokeIcon } from '../../../../ui/stroke-icon.tsx'
import { useIsWide } from '../../../../ui/use-is-wide.ts'
import { AloneQuestion } from './alone-question.tsx'
import { type HelpAbout, type HelpEvent, openHelp } from './help-event.ts'
import { useHelpTurn } from './use-help-turn.ts'

const Dialog = lazyDialog(() => import('../../../../ui/dialogs/dialog.tsx'), 'Dialog')

export type HelpPanelProps = {
  readonly open: boolean
  /** Of what was opened: each begins anew. */
  readonly number: number
  readonly chapter: ChapterView
  /** Null where the panel was open when the page was loaded again. */
  readonly event: HelpEvent | null
  readonly onMoved: (event: HelpEvent) => void
  readonly onClose: () => void
  /** Where focus goes at the end where what opened the panel is gone. */
  readonly lastFocus: () => HTMLElement | null
}

/** From here on there is room beside the text. */
const BESIDE = '80rem'

/** Where a learner is helped with a part of a chapter: beside the text, or as a sheet. */
export function HelpPanel({ open, number, chapter, event, onMoved, onClose, lastFocus }: HelpPanelProps) {
  const isBeside = useIsWide(BESIDE)
  const [kept] = useState(() => readKept(chapter.id))
  const firstFocus = useRef<HTMLElement>(null)
  const last = event ?? kept
  // a chapter that was rewritten may have no such section
  const shown = last && subjectOf(last, chapter) !== '' ? last : null
  useEffect(() => {
    if (shown === null) onClose()
  }, [shown, onClose])
  if (shown === null) return null
  const thread = <HelpThread key={number} chapter={chapter} event={shown} onMoved={onMoved} firstFocus={firstFocus} />
  if (isBeside) {
    // what was open when the page was loaded again does not take the focus from it
    return (
      open && (
        <Beside key={number} firstFocus={event === null ? null : firstFocus} onClose={onClose} lastFocus={lastFocus}>
          {thread}
        </Beside>
      )
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.title}
      shape="sheet"
      firstFocus={firstFocus}
      lastFocus={lastFocus}
    >
      <section
        aria-label={texts.title}
        className="-mx-6 -mb-6 flex h-[calc(100dvh-6rem)] flex-col border-t border-line sm:-mx-8 sm:-mb-8"
      >
        {thread}
      </section>
    </Dialog>
  )
}

const keptEvent = z.object({
  about: helpAbout,
  question: z.optional(checkQuestion),
  start: z.optional(z.object({ id: z.string(), text: z.string() })),
})

function readKept(chapterId: string): HelpEvent | null {
  try {
    return keptEvent.parse(JSON.parse(openHelp(chapterId).read() ?? 'null'))
  } catch {
    return null
  }
}

type BesideProps = Pick<HelpPanelProps, 'onClose' | 'lastFocus'> & {
  readonly firstFocus: RefObject<HTMLElement | null> | null
  readonly children: ReactNode
}

/** Ends with Escape in it; focus then returns to what opened it. */
function Beside({ firstFocus, onClose, lastFocus, children }: BesideProps) {
  const id = useId()
  const opener = useRef<Element | null>(null)
  // before the panel takes the focus
  useLayoutEffect(() => {
    opener.current = document.activeElement
  }, [])
  useEffect(() => firstFocus?.current?.focus({ preventScroll: true }), [firstFocus])
  const close = () => {
    const { current: back } = opener
    const isThere = back instanceof HTMLElement && back.isConnected && back !== document.body
    ;(isThere ? back : lastFocus())?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <div className="absolute inset-y-0 left-[37rem] z-10 w-[min(26rem,50vw-21rem)] print:hidden">
      <section
        aria-labelledby={id}
        onKeyDown={({ key }) => key === 'Escape' && close()}
        className="sticky top-[calc(var(--header-height)+1rem)] flex h-[calc(100dvh-var(--header-height)-2rem)] flex-col rounded-md border border-line bg-sheet shadow-sheet"
      >
        <div className="flex items-center justify-between border-b border-line ps-4">
          <h2 id={id} className="text-body">
            {texts.title}
          </h2>
          <BareButton
            aria-label={texts.close}
            className="flex size-11 flex-none items-center justify-center rounded-md text-muted hover:bg-sunk hover:text-ink"
            onClick={close}
          >
            <StrokeIcon path="M6 6l12 12M18 6L6 18" size={20} />
          </BareButton>
        </div>
        {children}
      </section>
    </div>
  )
}

type HelpThreadProps = Pick<HelpPanelProps, 'chapter' | 'onMoved'> & {
  readonly event: HelpEvent
  readonly firstFocus: RefObject<HTMLElement | null>
}

function HelpThread({ chapter, event, onMoved, firstFocus }: HelpThreadProps) {
  const { about, question } = event
  const help = useHelpTurn(chapter.id, about, (about) => onMoved({ about }))
  const { read, turn, turns, messages, say, isOver, declined } = help
  const kept = storedText('sessionStorage', `help-draft:${chapter.id}`)
  const [draft, setDraft] = useState(() => kept.read() ?? '')
  const type = (text: string) => {
    setDraft(text)
    kept.write(text)
  }
  const subject = useRef<HTMLElement>(null)
  const handover = useRef(false)
  const titleId = useId()
  useLayoutEffect(() => {
    if (!firstFocus.current?.isConnected) firstFocus.current = subject.current
  }, [firstFocus])
  const startsAnew = useStart(help, event)

  const waits = messages.at(-1)?.isFromUser === true
  const busy = isBusy(turn)
  const last = turns.at(-1)
  const alone = !busy && last?.step === 'alone' ? last : null
  const lastAnswered = storedText('sessionStorage', `help-answered:${chapter.id}`)
  const [answered, setAnswered] = useState(lastAnswered.read)
  const isAnswered = alone !== null && answered === alone.id
  const known = [...(chapter.check?.questions ?? []), ...(question ? [question] : [])]
  const own = known.find(({ id }) => id === alone?.question_id)

  return (
    <FocusHandover value={handover}>
      <section
        ref={subject}
        aria-labelledby={titleId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard user scrolls it with the arrow keys
        tabIndex={0}
        className="max-h-36 flex-none overflow-y-auto border-b border-line px-4 py-3 text-note focus-visible:-outline-offset-2"
      >
        <p id={titleId} className="text-muted">
          {texts.about[kindOf(about)]}
        </p>
        <div className={'quote' in about ? 'mt-1 border-s-2 border-edge ps-3' : 'mt-1 font-semibold'}>
          {'quote' in about ? (
            <blockquote dir="auto">{about.quote}</blockquote>
          ) : (
            <LazyLessonMarkdown text={subjectOf(event, chapter)} />
          )}
        </div>
      </section>
      <MessageLog
        log={logOf({ messages, awaitsAssistant: waits }, turn)}
        onRetry={(pending) => {
          void say(pending)
          // the button goes
          firstFocus.current?.focus({ preventScroll: true })
        }}
        retryLabel={texts.tryAgain}
        Markdown={LazyLessonMarkdown}
      />
      <div className="flex max-h-[65%] flex-none flex-col gap-3 overflow-y-auto border-t border-line px-4 py-3">
        {declined !== null && (
          <Alert>
            <LazyMarkdown text={declined} />
          </Alert>
        )}
        {read.isError && (
          <LoadProblem className="" busy={read.isFetching} onRetry={read.refetch}>
            {texts.notRead}
          </LoadProblem>
        )}
        {alone &&
          (own || isAnswered ? (
            <AloneQuestion
              key={alone.id}
              chapterId={chapter.id}
              replyId={alone.id}
              question={isAnswered ? undefined : own}
              onAnswered={() => {
                lastAnswered.write(alone.id)
                setAnswered(alone.id)
              }}
            />
          ) : (
            <p className="text-note">{alone.question_id ? texts.inTheCheck : texts.alone}</p>
          ))}
        {!busy && isOver && !startsAnew ? (
          <End>{'exercise' in about ? texts.overExercise : texts.over}</End>
        ) : (
          (!alone || !own || isAnswered) && (
            <HelpField help={help} draft={draft} onType={type} firstFocus={firstFocus} />
          )
        )}
        {read.data && (
          <p className="text-note text-muted">
            {texts.left({ count: read.data.questions_left_today })}
            {!read.data.model && ` ${texts.noModel}`}
          </p>
        )}
      </div>
    </FocusHandover>
  )
}

type HelpFieldProps = Pick<HelpThreadProps, 'firstFocus'> & {
  readonly help: ReturnType<typeof useHelpTurn>
  readonly draft: string
  readonly onType: (text: string) => void
}

function HelpField({ help: { turn, say, stop }, draft, onType, firstFocus }: HelpFieldProps) {
  const area = useFocusHandover<HTMLTextAreaElement>()
  useLayoutEffect(() => {
    firstFocus.current = takerFor(area.current)
  }, [area, firstFocus])
  return (
    <MessageField
      area={area}
      text={draft}
      turn={turn}
      onType={onType}
      onSend={(text) => say({ id: newId(), text })}
      onStop={stop}
    />
  )
}

/** In place of the field. */
function End({ children }: { readonly children: string }) {
  const end = useFocusHandover<HTMLParagraphElement>()
  return (
    <p ref={end} tabIndex={-1} className="text-note outline-none">
      {children}
    </p>
  )
}

/** Says what help begins with, once; answers whether it is about to. An exercise whose help has begun goes on where it was. */
function useStart({ read, turn, turns, say }: ReturnType<typeof useHelpTurn>, { about, start }: HelpEvent): boolean {
  const [said, setSaid] = useState<string | null>(null)
  const isThere = turns.some(({ id }) => id === start?.id) || ('exercise' in about && turns.length > 0)
  const isDue = start !== undefined && read.data !== undefined && !isThere && said !== start.id && turn.kind === 'idle'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is due; what says it is another one each time
  useEffect(() => {
    if (!isDue || start === undefined) return
    setSaid(start.id)
    const pending: PendingMessage = start
    void say(pending)
  }, [isDue])
  return isDue
}

const kindOf = (about: HelpAbout): keyof typeof texts.about =>
  'quote' in about ? 'quote' : 'section_id' in about ? 'section' : 'exercise' in about ? 'exercise' : 'question'

/** As Markdown, the words that it is about. A passage says itself. */
function subjectOf({ about, question }: HelpEvent, { generated_content: content, check }: ChapterView): string {
  if ('section_id' in about) return content?.sections.find(({ id }) => id === about.section_id)?.heading ?? ''
  if ('exercise' in about) return content?.exercises?.[about.exercise]?.task ?? ''
  return (question ?? check?.questions.find(({ id }) => id === about.question_id))?.prompt ?? texts.ofTheCheck
}
