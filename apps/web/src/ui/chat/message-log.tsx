import { texts } from 'virtual:texts/ui/chat'
import { clsx } from 'clsx'
import { type ComponentType, memo, useCallback, useEffect, useRef, useState } from 'react'
import { listen } from '../../browser/listen.ts'
import { Button } from '../button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { ErrorLine } from '../feedback/alert.tsx'
import { announce } from '../feedback/announcer.tsx'
import { useDelayed } from '../feedback/use-delayed.ts'
import { LazyMarkdown } from '../markdown/lazy-markdown.tsx'
import { PlainText } from '../markdown/plain-text.tsx'
import { StrokeIcon } from '../stroke-icon.tsx'
import { paintedDiamond, WalkingDots } from '../trail.tsx'
import type { Entry, Log, PendingMessage, Tail } from './turn.ts'

type MessageLogProps = {
  readonly log: Log
  readonly onRetry: (pending: PendingMessage) => void
  /** The last message is a summary, or an end: it is shown wherever the reader was. */
  readonly isDecisive?: boolean
  /** What can be pressed where no reply came. */
  readonly retryLabel?: string
  /** The words of a learner's message, as they read them. */
  readonly wordsOf?: ((text: string) => string) | undefined
  /** Draws a reply. */
  readonly Markdown?: ComponentType<{ readonly text: string }> | undefined
}

export function MessageLog(props: MessageLogProps) {
  const { log, onRetry, isDecisive = false, retryLabel = texts.retry, wordsOf, Markdown } = props
  const { entries, tail } = log
  const { scroller, content, atEnd, toLast, toEnd } = useStickToEnd()
  const own = entries.filter(({ isFromUser }) => isFromUser).length

  // biome-ignore lint/correctness/useExhaustiveDependencies: a user who says something wants to see it, wherever they were
  useEffect(() => toLast(), [own])
  // a summary that comes behind another one is what an edit of the brief has made of it
  const shown = useRef(entries.length)
  useEffect(() => {
    if (isDecisive && entries.length > shown.current) toLast()
    shown.current = entries.length
  }, [entries.length, isDecisive, toLast])
  useReadOut(entries)

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* not live: a screen reader would read every chunk of a reply. The whole one is announced when it is there */}
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={texts.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard user scrolls it with the arrow keys
        tabIndex={0}
        // what only screen readers see stands in it, and makes no page longer
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
      >
        <div ref={content} className="flex flex-col gap-4 px-4 py-6 sm:px-6">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows, and a place in it lasts longer than an id
            <MessageBubble key={index} {...entry} wordsOf={wordsOf} Markdown={Markdown} />
          ))}
          <LogTail tail={tail} onRetry={onRetry} retryLabel={retryLabel} />
        </div>
      </div>
      {!atEnd && (
        <Button
          size="sm"
          // below what is read, where that leaves enough of it: over it, it hides a line
          className="absolute! inset-x-0 bottom-3 mx-auto w-fit flex-none bg-sheet shadow-lifted hover:bg-sunk! [@media(min-height:44rem)]:static! [@media(min-height:44rem)]:my-2 [@media(min-height:44rem)]:shadow-none"
          onClick={() => {
            toEnd()
            scroller.current?.focus({ preventScroll: true })
          }}
        >
          <StrokeIcon path="M12 5v14m-7-7 7 7 7-7" size={16} />
          {texts.jumpToLatest}
        </Button>
      )}
    </div>
  )
}

/** Reads a reply out once it is whole; what was there before this page is not read. */
function useReadOut(entries: Log['entries']): void {
  const known = useRef(entries.length)
  const last = entries.at(-1)
  const whole = last?.coming === true ? null : last
  useEffect(() => {
    if (whole === null) return
    if (entries.length > known.current && whole?.isFromUser === false) announce(spoken(whole.text))
    known.current = entries.length
  }, [entries.length, whole])
}

/** A reply that is being written usually shows within this time. */
const WAIT_TIMEOUT_MS = 6_000

type LogTailProps = Pick<MessageLogProps, 'onRetry'> & { readonly tail: Tail; readonly retryLabel: string }

/**
 * What becomes of the last message, below it. The status region stays where it is and only its words change: one that
 * comes together with its words is not read out.
 */
function LogTail({ tail, onRetry, retryLabel }: LogTailProps) {
  const awaited = tail.kind === 'awaited' ? tail.pending.id : null
  const isOverdue = useDelayed(WAIT_TIMEOUT_MS, awaited ?? false)
  const isThinking = tail.kind === 'thinking' || (awaited !== null && !isOverdue)
  const unanswered = unansweredOf(tail, isOverdue)
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
      <div role="status" className={clsx('text-note text-muted', unanswered ? 'ps-8' : 'w-full')}>
        {isThinking && <Thinking />}
        {tail.kind === 'searching' && <Waiting words={texts.searching} />}
        {unanswered?.failed === false && unanswered.words}
      </div>
      {unanswered?.failed && <ErrorLine className="ps-8">{unanswered.words}</ErrorLine>}
      {unanswered && (
        <Button size="sm" onClick={() => onRetry(unanswered.pending)}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}

function unansweredOf(tail: Tail, isOverdue: boolean) {
  if (tail.kind === 'awaited') return isOverdue ? { ...tail, failed: false } : null
  return tail.kind === 'unanswered' ? tail : null
}

function Thinking() {
  const isLong = useDelayed(12_000)
  return <Waiting words={isLong ? texts.stillThinking : texts.thinking} />
}

const Waiting = ({ words }: { readonly words: string }) => (
  <p className="flex min-h-11 items-center gap-3">
    <WalkingDots />
    {words}
  </p>
)

/** Drawn anew only when it changes: while a reply comes in, that is the last one with each sentence. */
const MessageBubble = memo(function MessageBubble(props: Entry & Pick<MessageLogProps, 'wordsOf' | 'Markdown'>) {
  const { text, isFromUser, coming, wordsOf, Markdown = LazyMarkdown } = props
  return isFromUser ? (
    <div className="flex justify-end ps-8 sm:ps-16">
      <div className="min-w-0 rounded-md rounded-ee-none bg-ink px-4 py-2.5 text-paper">
        <span className="sr-only">{texts.you}</span>
        <PlainText text={wordsOf ? wordsOf(text) : text} />
      </div>
    </div>
  ) : (
    <div className="flex gap-2 sm:gap-3 sm:pe-8">
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" className="mt-4 flex-none max-sm:hidden">
        <path d={paintedDiamond} className="fill-ink" />
      </svg>
      <div className="min-w-0">
        <div className="flex min-w-0 flex-col gap-3 rounded-md rounded-es-none border border-line bg-paper px-4 py-2.5 wrap-anywhere">
          <span className="sr-only">{texts.assistant}</span>
          <Markdown text={text} />
        </div>
        <div className="min-h-11 sm:pointer-fine:min-h-6">
          {!coming && <CopyButton text={text} what={texts.thisMessage} />}
        </div>
      </div>
    </div>
  )
})

/** A message as it is read out: its words, without the signs of its Markdown. */
export const spoken = (markdown: string): string =>
  markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|```.*)(?:[ \t]+|$)/gm, '')
    .replace(/(\*\*|__|~~|`)/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim()

/** So near to the end counts as being there: browsers round, and thumbs shake. */
const NEAR = 72
/** What is left free above a message that begins at the top, less than what stands between two. */
const ABOVE = 12

/**
 * Follows what grows at the end, unless the reader has scrolled away from it to read something. A message that is longer than the box is
 * shown from its first line on.
 */
function useStickToEnd() {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const sticks = useRef(true)
  const lastTop = useRef(0)
  const [atEnd, setAtEnd] = useState(true)

  const goTo = useCallback((top: number) => {
    const box = scroller.current
    if (box === null) return
    sticks.current = true
    box.scrollTo({ top, behavior: 'instant' })
    lastTop.current = box.scrollTop
    setAtEnd(isNearEnd(box))
  }, [])
  /** Never up from `least` while it follows: a reader who has read on stays there. */
  const toLast = useCallback(
    (least = 0) => {
      // behind the messages stands what is said about them
      const last = content.current?.lastElementChild?.previousElementSibling
      goTo(Math.max(least, last instanceof HTMLElement ? last.offsetTop - ABOVE : 0))
    },
    [goTo],
  )

  useEffect(() => {
    if (sticks.current) toLast()
  }, [toLast])

  useEffect(() => {
    const box = scroller.current
    const inner = content.current
    if (box === null || inner === null) return
    const look = () => {
      const near = isNearEnd(box)
      // the news of a scroll comes late, when the box may have shrunk already: only a reader moves up, away from the end
      sticks.current = near || (sticks.current && box.scrollTop >= lastTop.current)
      lastTop.current = box.scrollTop
      setAtEnd(near)
    }
    // the text grows, and the box shrinks when a keyboard comes up or the input gets a second line
    const sizes = new ResizeObserver(() => (sticks.current ? toLast(box.scrollTop) : look()))
    sizes.observe(inner)
    sizes.observe(box)
    const stop = listen(box, ['scroll'], look, { passive: true })
    return () => {
      sizes.disconnect()
      stop()
    }
  }, [toLast])

  return { scroller, content, atEnd, toLast, toEnd: () => goTo(scroller.current?.scrollHeight ?? 0) }
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR
