import type { ModelFailure } from '@app/domain'

export type Call = ReturnType<typeof startCall>

/** A call that ends when `signal` is aborted, `timeoutMs` from now, or `idleMs` after the last chunk, whichever is first. */
export function startCall(timeoutMs: number, idleMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController()
  let failure: ModelFailure | null = null
  let idle: NodeJS.Timeout | undefined
  const end = (why: ModelFailure | null): void => {
    if (controller.signal.aborted) return
    failure = why
    clearTimeout(timeout)
    clearTimeout(idle)
    signal?.removeEventListener('abort', stopped)
    controller.abort()
  }
  const stopped = (): void => end({ kind: 'model-stopped' })
  const endAfter = (milliseconds: number, detail: string): NodeJS.Timeout =>
    setTimeout(() => end({ kind: 'model-timeout', detail }), milliseconds)

  const timeout = endAfter(timeoutMs, `no answer within ${timeoutMs} ms`)
  signal?.addEventListener('abort', stopped)
  if (signal?.aborted) stopped()

  return {
    /** Aborted when the call is over, for whatever reason. */
    signal: controller.signal,
    /** Why it ended, if not by itself. */
    failure: () => failure,
    chunkCame: (): void => {
      clearTimeout(idle)
      idle = endAfter(idleMs, `the answer stopped coming for ${idleMs} ms`)
    },
    end,
  }
}
