import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { listen } from '../../../browser/listen.ts'

type Place = { readonly index: number; readonly top: number }

/**
 * The chapter that is being read while a plan comes stays where it is on the screen when the plan is whole: above it there is more to say
 * then, and other elements stand for the same chapters, of which the browser knows nothing. Answers what is to hold their headings.
 */
export function useScrollAnchor(isComing: boolean): RefObject<HTMLDivElement | null> {
  const chapters = useRef<HTMLDivElement>(null)
  const last = useRef<Place | null>(null)
  useEffect(() => {
    if (!isComing) return
    return listen(window, ['scroll', 'resize'], () => {
      last.current = placeIn(chapters.current)
    })
  }, [isComing])

  useLayoutEffect(() => {
    if (isComing) {
      last.current = placeIn(chapters.current)
      return
    }
    const place = last.current
    last.current = null
    const heading = place && headingsIn(chapters.current)[place.index]
    if (heading) window.scrollBy({ top: heading.getBoundingClientRect().top - place.top, behavior: 'instant' })
  })
  return chapters
}

/** Of the first chapter that is in view. At the top of the page nothing has to be kept: it is where it begins. */
function placeIn(chapters: HTMLElement | null): Place | null {
  if (window.scrollY === 0) return null
  const tops = headingsIn(chapters).map((heading) => heading.getBoundingClientRect().top)
  const index = tops.findIndex((top) => top >= 0)
  return index === -1 ? null : { index, top: tops[index] ?? 0 }
}

const headingsIn = (chapters: HTMLElement | null): readonly Element[] => [...(chapters?.querySelectorAll('h3') ?? [])]
