import { useCallback, useEffect, useRef, useState } from 'react'
import { listen } from '../../../browser/listen.ts'

/** So near to the end counts as being there: browsers round, and thumbs shake. */
const NEAR = 32

/**
 * Follows what grows at the end, unless the reader has scrolled away from it to read something. With `fromItsStart` the last
 * message is shown from its first line on, however long it is.
 */
export function useStickToEnd(fromItsStart = false) {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const sticks = useRef(true)
  const lastTop = useRef(0)
  const [atEnd, setAtEnd] = useState(true)

  const toEnd = useCallback(() => {
    const box = scroller.current
    sticks.current = true
    // behind the messages stands what is said about them
    const last = fromItsStart ? content.current?.lastElementChild?.previousElementSibling : null
    const top = last instanceof HTMLElement ? last.offsetTop - NEAR / 2 : (box?.scrollHeight ?? 0)
    box?.scrollTo({ top, behavior: 'instant' })
    lastTop.current = box?.scrollTop ?? 0
  }, [fromItsStart])

  useEffect(() => {
    if (sticks.current) toEnd()
  }, [toEnd])

  useEffect(() => {
    const box = scroller.current
    const inner = content.current
    if (box === null || inner === null) return
    const look = () => {
      const near = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
      // the news of a scroll comes late, when the box may have shrunk already: only a reader moves up, away from the end
      const isAway = !near && (!sticks.current || box.scrollTop < lastTop.current)
      lastTop.current = box.scrollTop
      sticks.current = !isAway
      setAtEnd(!isAway)
    }
    // the text grows, and the box shrinks when a keyboard comes up or the input gets a second line
    const sizes = new ResizeObserver(() => (sticks.current ? toEnd() : look()))
    sizes.observe(inner)
    sizes.observe(box)
    const stop = listen(box, ['scroll'], look, { passive: true })
    return () => {
      sizes.disconnect()
      stop()
    }
  }, [toEnd])

  return { scroller, content, atEnd, toEnd }
}
