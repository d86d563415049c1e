const TICK = 100

/** Lets go of toasts when their time is over. The time stands still while `isHeld` says so. */
export function toastClock(isHeld: () => boolean, letGo: (toast: string | number) => void) {
  const left = new Map<string | number, number>()
  let ticking: ReturnType<typeof setInterval> | undefined
  let last = 0

  const tick = () => {
    const now = Date.now()
    const passed = now - last
    last = now
    if (isHeld()) return
    for (const [toast, time] of left) {
      left.set(toast, time - passed)
      if (time > passed) continue
      left.delete(toast)
      letGo(toast)
    }
    if (left.size === 0) stop()
  }
  const stop = () => {
    clearInterval(ticking)
    ticking = undefined
  }
  const start = (toast: string | number, milliseconds: number) => {
    left.set(toast, milliseconds)
    if (ticking !== undefined) return
    last = Date.now()
    ticking = setInterval(tick, TICK)
  }
  return { start, stop }
}
