import type { PasswordHasher } from '../../src/ports/password-hasher.ts'
import { err, ok } from '../../src/shared/result.ts'

export type MemoryPasswordHasher = PasswordHasher & {
  /** From now on it is too busy, until set otherwise. */
  readonly setBusy: (busy: boolean) => void
}

const PREFIX = 'plain:'

/** Quick and readable: for tests, and for nothing else. */
export function makeMemoryPasswordHasher(): MemoryPasswordHasher {
  let isBusy = false
  const unlessBusy = <T>(answer: T) => (isBusy ? err({ kind: 'hasher-busy' } as const) : ok(answer))
  return {
    hash: async (password) => unlessBusy(PREFIX + password),
    matches: async (password, hash) => unlessBusy(hash === PREFIX + password),
    setBusy: (busy) => {
      isBusy = busy
    },
  }
}
