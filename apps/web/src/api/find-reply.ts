import { sleep } from '../browser/sleep.ts'

/** After these pauses the server is asked whether the reply has arrived: for 40 s in all. */
const PAUSES = [0, 500, 1_000, 1_500, 2_000, ...Array<number>(12).fill(3_000)]

/** A server that answers again and has no reply after this time may have been restarted and not be at work on one. */
const WAIT_TIMEOUT_MS = 6_000

type Search = {
  /** Whether the server has the reply; null where it did not say. */
  readonly look: () => Promise<boolean | null>
  readonly signal: AbortSignal
  /** It was not there at the first look, as a reply is that came whole. */
  readonly onDisconnected: () => void
}

/** Whether the reply to a message is there in the end, whatever becomes of the line. Throws only when `signal` ends it. */
export async function findReply({ look, signal, onDisconnected }: Search): Promise<boolean> {
  let backSince: number | null = null
  for (const pause of PAUSES) {
    if (pause > 0) onDisconnected()
    await sleep(pause, signal)
    const found = await look()
    signal.throwIfAborted()
    if (found === null) continue
    if (found) return true
    backSince ??= Date.now()
    if (Date.now() - backSince >= WAIT_TIMEOUT_MS) break
  }
  return false
}
