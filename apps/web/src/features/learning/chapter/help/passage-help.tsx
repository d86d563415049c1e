import { texts } from 'virtual:texts/learning/chapter/help'
import { use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { listen } from '../../../../browser/listen.ts'
import { newId } from '../../../../browser/new-id.ts'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/feedback/announcer.tsx'
import { HelpContext } from './help-event.ts'

/** As long as the server takes one. */
const MAX_QUOTE = 1_000
/** A selection that has not changed for so long is one. */
const PAUSE_MS = 250

type Passage = {
  readonly quote: string
  readonly sectionId: string
  /** The text that it is in, and where its end lies in that, in pixels. */
  readonly text: HTMLElement
  readonly left: number
  readonly top: number
}

/** What is offered for words of a section that are selected, right below them: the next stop of the Tab key behind that text's own. */
export function PassageHelp() {
  const open = use(HelpContext)
  const [passage, hide] = usePassage()
  if (open === null || passage === null) return null
  const { quote, sectionId: section_id, text, left, top } = passage
  const ask = (words: string) => {
    // the button goes, and this is where focus comes back to
    document.getElementById(section_id)?.focus({ preventScroll: true })
    hide()
    open({ about: { quote, section_id }, start: { id: newId(), text: words } })
  }
  return createPortal(
    // biome-ignore lint/a11y/useSemanticElements: a fieldset wants a form, and this is none
    <div
      role="group"
      aria-label={texts.passage}
      data-passage-help
      className="absolute z-10 flex max-w-full flex-wrap gap-1 rounded-md border border-edge bg-paper p-1 text-note shadow-lifted select-none print:hidden"
      style={{ top, left: `max(0px, min(${left}px, 100% - 21rem))` }}
      // a press would take the selection away before it is one
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {texts.passageAsks.map((words) => (
        <Button key={words} variant="quiet" size="sm" className="px-3! font-normal!" onClick={() => ask(words)}>
          {words}
        </Button>
      ))}
    </div>,
    text,
  )
}

/** The passage that is selected, by mouse, touch or keyboard; null once it is not, or after Escape. */
function usePassage(): readonly [Passage | null, () => void] {
  const [passage, setPassage] = useState<Passage | null>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      // one who has come to its buttons has left the text
      if (isPressed.current || document.activeElement?.closest('[data-passage-help]')) return
      setPassage(passageOf(document.getSelection()))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, PAUSE_MS)
    }
    // what was selected before this had come
    lookSoon()
    const ends = [
      listen(document, ['selectionchange'], lookSoon),
      listen(document, ['pointerdown', 'pointerup', 'pointercancel'], ({ type }) => {
        isPressed.current = type === 'pointerdown'
        lookSoon()
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [])
  const isShown = passage !== null
  useEffect(() => {
    if (isShown) announce(texts.passageOffer)
  }, [isShown])
  useEffect(() => {
    if (passage === null) return
    return listen(document, ['keydown'], ({ key }) => {
      if (key !== 'Escape') return
      if (document.activeElement?.closest('[data-passage-help]'))
        document.getElementById(passage.sectionId)?.focus({ preventScroll: true })
      setPassage(null)
    })
  }, [passage])
  return [passage, () => setPassage(null)]
}

function passageOf(selection: Selection | null): Passage | null {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null
  const [text, end] = [textAround(selection.anchorNode), textAround(selection.focusNode)]
  const quote = selection.toString().replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE)
  const sectionId = text?.dataset.passagesOf
  // words of two sections are about neither
  if (!text || text !== end || sectionId === undefined || quote === '') return null
  const [words, box] = [selection.getRangeAt(0).getBoundingClientRect(), text.getBoundingClientRect()]
  return { quote, sectionId, text, left: words.left - box.left, top: words.bottom - box.top + 8 }
}

const textAround = (node: Node | null): HTMLElement | null =>
  (node instanceof Element ? node : node?.parentElement)?.closest<HTMLElement>('[data-passages-of]') ?? null
