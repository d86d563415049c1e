/** The distance between toasts and what they stand below, in pixels. */
export const GAP = 8

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

type Place = {
  /** Where toasts stand when nothing is in their way. */
  readonly usual: number
  readonly toast: Pick<DOMRect, 'left' | 'right' | 'height'>
  /** What must stay in sight: headings, and what has focus. */
  readonly obstacles: readonly Box[]
  readonly windowHeight: number
}

/** At or below `usual`, over no obstacle; `usual` where there is no room for that. */
export function toastTop({ usual, toast, obstacles, windowHeight }: Place): number {
  const inTheWay = obstacles
    .filter(({ left, right }) => left < toast.right && right > toast.left)
    .toSorted((one, other) => one.top - other.top)
  let top = usual
  for (const { top: start, bottom } of inTheWay) {
    if (bottom > top && start < top + toast.height + GAP) top = bottom + GAP
  }
  return top + toast.height > windowHeight ? usual : top
}
