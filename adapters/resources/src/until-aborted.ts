/**
 * What `work` answers, or null when it has not `graceMs` after `signal` was aborted: what listens to the signal may end with a part of its
 * answer. Null at once where it is aborted already. It leaves no listener behind.
 */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal, graceMs = 0): Promise<T | null> {
  if (signal.aborted) return Promise.resolve(null)
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const giveUp = (): void => {
      if (graceMs > 0) timer = setTimeout(resolve, graceMs, null)
      else resolve(null)
    }
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    })
  })
}
