import { vi } from 'vitest'

/**
 * The clock of every job runner that starts from now on stands still and ticks when the test says so, so that no test waits for
 * its seconds. `vi.restoreAllMocks` ends that.
 */
export function holdTicks(): () => Promise<void> {
  let due: (() => unknown)[] = []
  const wait = globalThis.setTimeout
  const hold = (run: () => unknown, ...rest: readonly []) =>
    run.name === 'tick' ? void due.push(run) : wait(run, ...rest)
  // the runner hands what this answers to clearTimeout alone
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as unknown as typeof setTimeout)
  return async () => {
    const now = due
    due = []
    await Promise.allSettled(now.map((tick) => tick()))
  }
}
