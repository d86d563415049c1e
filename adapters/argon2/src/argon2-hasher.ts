import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { err, ok, type PasswordHasher } from '@app/domain'
import argon2 from 'argon2'
import { makeWaitingLine } from './waiting-line.ts'

export type HasherLimits = {
  readonly maxConcurrent?: number
  readonly maxQueue?: number
}

/** OWASP's recommendation; written into every hash, so that it can be raised without locking anybody out. */
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Node's pool has four threads, shared with reading files and looking up hosts: one stays free for those. */
const MAX_THREADS = 3

/** The last in line waits for about 100 × 30 ms on the smallest machine; more than that and the browser has given up. */
const MAX_QUEUE = 100

// Anything else makes argon2 throw, or take the memory that a made-up cost asks for (here: under a gigabyte).
const HASH =
  /^\$argon2id\$v=19\$m=[1-9]\d{3,5},(t=[1-9]\d?,p=[1-9]\d?|p=[1-9]\d?,t=[1-9]\d?)\$[A-Za-z\d+/]{11,86}\$[A-Za-z\d+/]{16,86}$/

export function makeArgon2Hasher({
  maxConcurrent = Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1)),
  maxQueue = MAX_QUEUE,
}: HasherLimits = {}): PasswordHasher {
  const line = makeWaitingLine(maxConcurrent, maxQueue)
  const unknown = hashOfNothing()

  return {
    hash: async (password) => {
      const hashed = line.join(async () => inCustomaryOrder(await argon2.hash(password, COST)))
      return hashed === null ? err({ kind: 'hasher-busy' }) : ok(await hashed)
    },
    matches: async (password, hash) => {
      const readable = hash !== null && HASH.test(hash) ? hash : unknown
      const matching = line.join(() => argon2.verify(readable, password))
      return matching === null ? err({ kind: 'hasher-busy' }) : ok(await matching)
    },
  }
}

/** The reference implementation reads `m,t,p` only; the package writes `m,p,t`. A hash should outlive the library. */
const inCustomaryOrder = (hash: string): string => hash.replace(/,(p=\d+),(t=\d+)\$/, ',$2,$1$$')

/** Looks and costs like ours, but no password was hashed: its last part is random, so none can be found to match. */
function hashOfNothing(): string {
  const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${base64(16)}$${base64(32)}`
}
