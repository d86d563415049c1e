import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** Where an element stands in its list, in pixels from the top. */
export type Box = { readonly top: number; readonly height: number }

export type Drag = {
  readonly id: string
  readonly from: number
  /** The place in the list, from 0, where it would come to stand. */
  readonly to: number
  /** Pixels that it has been moved from where it was. */
  readonly offset: number
}

/** How far down an element was dragged, within the part of the list whose elements may move: those from `first` on. */
export function dragTo(boxes: readonly Box[], first: number, { id, from }: Drag, wanted: number): Drag {
  const [own, top, last] = [boxes[from], boxes[first], boxes.at(-1)]
  if (!own || !top || !last) return { id, from, to: from, offset: 0 }
  const lowest = last.top + last.height - own.height - own.top
  const offset = Math.min(Math.max(wanted, top.top - own.top), lowest)
  const [upper, lower] = [own.top + offset, own.top + own.height + offset]
  const middle = (box: Box) => box.top + box.height / 2
  const passed = (place: number, box: Box) => (place < from ? upper < middle(box) : place > from && lower > middle(box))
  const places = boxes.flatMap((box, place) => (place >= first && passed(place, box) ? [place] : []))
  const to = offset < 0 ? Math.min(from, ...places) : Math.max(from, ...places)
  return { id, from, to, offset }
}

/** How far the element at `place` makes way, in pixels. */
export function shiftOf(place: number, { from, to, offset }: Drag, height: number): number {
  if (place === from) return offset
  if (from < place && place <= to) return -height
  if (to <= place && place < from) return height
  return 0
}

/** The same order with one element at another place, from 0. */
export function movedTo(ids: readonly string[], moved: string, place: number): string[] {
  const others = ids.filter((id) => id !== moved)
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

/** So near to an edge of the window, in pixels, the page scrolls by itself. */
const EDGE = 96
/** Pixels a frame at the very edge. */
const MAX_SPEED = 14

type Grab = { drag: Drag; readonly boxes: readonly Box[]; readonly startY: number; y: number }

type DragOrderOptions = {
  readonly list: RefObject<HTMLElement | null>
  /** The place from which on elements may move, from 0. */
  readonly first: number
  readonly onDrop: (id: string, place: number) => void
}

/** Lets the elements of a list be dragged by a handle, by mouse, pen and touch alike. Escape leaves everything where it was. */
export function useDragOrder({ list, first, onDrop }: DragOrderOptions) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const grab = useRef<Grab | null>(null)

  const follow = useCallback(() => {
    const { current } = grab
    if (current === null) return
    current.drag = dragTo(current.boxes, first, current.drag, current.y + window.scrollY - current.startY)
    setDrag(current.drag)
  }, [first])
  const end = useCallback(() => {
    grab.current = null
    setDrag(null)
  }, [])

  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return
    let frame = requestAnimationFrame(function scroll() {
      const by = scrollSpeed(grab.current?.y ?? window.innerHeight / 2)
      if (by !== 0) {
        window.scrollBy({ top: by, behavior: 'instant' })
        follow()
      }
      frame = requestAnimationFrame(scroll)
    })
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    window.addEventListener('keydown', press)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('keydown', press)
    }
  }, [isDragging, follow, end])

  const handle = (id: string, place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary || !list.current) return
      // no text is selected, and no focus taken away
      event.preventDefault()
      event.currentTarget.setPointerCapture?.(event.pointerId)
      const boxes = [...list.current.children].map((child) => {
        const { top, height } = child.getBoundingClientRect()
        return { top, height }
      })
      const drag = { id, from: place, to: place, offset: 0 }
      grab.current = { drag, boxes, startY: event.clientY + window.scrollY, y: event.clientY }
      setDrag(drag)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (grab.current === null) return
      grab.current.y = clientY
      follow()
    },
    onPointerUp: () => {
      const dropped = grab.current?.drag
      end()
      if (dropped && dropped.to !== dropped.from) onDrop(dropped.id, dropped.to)
    },
    onPointerCancel: end,
  })
  const shift = (place: number): number =>
    drag === null ? 0 : shiftOf(place, drag, grab.current?.boxes[drag.from]?.height ?? 0)
  return { drag, handle, shift }
}

function scrollSpeed(y: number): number {
  const [above, below] = [EDGE + headerHeight() - y, y - (window.innerHeight - EDGE)]
  const speed = (into: number) => Math.min(into / EDGE, 1) * MAX_SPEED
  if (above > 0) return -speed(above)
  return below > 0 ? speed(below) : 0
}

const headerHeight = (): number => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
