import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { listen } from '../../../../browser/listen.ts'
import type { Part } from './parts.ts'

/** Leads a user who followed a link to a part of a chapter there: the browser looked for it before the chapter had come. */
export function useLinkedPart(parts: readonly Part[]): void {
  const { hash, key } = useLocation()
  const how = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what is pressed later the browser follows by itself
  useEffect(() => {
    // going back keeps the place where the reader left; the first page of a visit counts as going back, too
    if (how === NavigationType.Pop && key !== 'default') return
    const linked = parts.find(({ id }) => `#${id}` === hash)
    const part = linked ? document.getElementById(linked.id) : null
    if (part === null) return
    part.focus({ preventScroll: true })
    return keepInView(part)
  }, [])
}

/** Until the user does something: the texts above are drawn a moment later, and are not as high as before then. */
function keepInView(part: HTMLElement): () => void {
  const observer = new ResizeObserver(() => part.scrollIntoView({ behavior: 'instant' }))
  part.scrollIntoView({ behavior: 'instant' })
  observer.observe(document.body)
  const ignore = listen(window, ['wheel', 'touchstart', 'pointerdown', 'keydown'], () => stop(), { passive: true })
  const stop = () => {
    observer.disconnect()
    ignore()
  }
  return stop
}
