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
