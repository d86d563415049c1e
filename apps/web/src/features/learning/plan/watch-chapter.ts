import type { GenerationStatus } from '@app/contract'
import { MAX_WAIT_MS, POLL_INTERVAL_MS } from '../../../api/polling.ts'

/** How watching a chapter ends. `lost` is silent: the server answered something that is no status. */
export type WatchEnd = 'complete' | 'failed' | 'timed-out' | 'lost'

/** What an answer means after so many milliseconds of watching; null goes on. */
export function endOf(status: GenerationStatus | undefined, elapsed: number): WatchEnd | null {
  switch (status) {
    case 'COMPLETE':
      return 'complete'
    case 'FAILED':
      return 'failed'
    case 'PENDING':
    case 'GENERATING':
      return elapsed >= MAX_WAIT_MS ? 'timed-out' : null
    default:
      return 'lost'
  }
}

type Watch = {
  /** Answers the status; a rejection counts as no status. */
  readonly ask: (signal: AbortSignal) => Promise<GenerationStatus>
  readonly onEnd: (end: WatchEnd) => void
  /** Asks for the first time now, and not after the first 3 seconds. */
  readonly atOnce: boolean
}

/**
 * Asks every 3 seconds until the chapter is there, has failed, or 5 minutes are over. A hidden tab asks nothing, and
 * asks at once when it is shown again. Answers how to stop.
 */
export function watchChapter({ ask, onEnd, atOnce }: Watch): () => void {
  const startedAt = Date.now()
  const stopping = new AbortController()
  let asking = false

  const end = (how: WatchEnd) => {
    stop()
    onEnd(how)
  }

  const tick = async () => {
    if (asking || document.hidden) return
    asking = true
    const status = await ask(stopping.signal).catch(() => undefined)
    asking = false
    if (stopping.signal.aborted) return
    const how = endOf(status, Date.now() - startedAt)
    if (how) end(how)
  }

  const timer = setInterval(tick, POLL_INTERVAL_MS)
  // whoever comes back after an hour gets one more answer first, which tells more than the clock does
  const deadline = setTimeout(() => !document.hidden && end('timed-out'), MAX_WAIT_MS)
  document.addEventListener('visibilitychange', tick)
  if (atOnce) void tick()
  const stop = () => {
    stopping.abort()
    clearInterval(timer)
    clearTimeout(deadline)
    document.removeEventListener('visibilitychange', tick)
  }
  return stop
}
