import type { IdSource } from '../../src/ports/id-source.ts'
import { digest } from './digest.ts'

/** As long as a real one. */
const secretFor = (key: string, mailId: string): string => digest(`${key}:${mailId}`).slice(0, 43)

/**
 * 00000000-0000-7000-8000-000000000001, …2, …3: the same in every run, in order, and shaped as a UUIDv7. Its secrets are the
 * same in every run as well.
 */
export function makeCounterIdSource(): IdSource {
  let ids = 0
  return {
    newId: () => {
      ids += 1
      return `00000000-0000-7000-8000-${ids.toString(16).padStart(12, '0')}`
    },
    secretFor: (mailId) => secretFor('known to every test', mailId),
    digest,
  }
}

/** Real UUIDv7s of a monotonic clock, and secrets under a random key: for programs that run on the memory adapters. */
export function makeRandomIdSource(now: () => number = Date.now): IdSource {
  let last = 0
  const key = crypto.getRandomValues(new Uint8Array(32)).join()
  return {
    newId: () => {
      // One millisecond further at each call keeps ids in the order in which they were made.
      last = Math.max(now(), last + 1)
      const bytes = crypto.getRandomValues(new Uint8Array(10))
      const random = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
      const time = last.toString(16).padStart(12, '0')
      const variant = ((bytes[2] ?? 0) % 4) + 8
      return [
        time.slice(0, 8),
        time.slice(8),
        `7${random.slice(1, 4)}`,
        `${variant.toString(16)}${random.slice(5, 8)}`,
        random.slice(8),
      ].join('-')
    },
    secretFor: (mailId) => secretFor(key, mailId),
    digest,
  }
}
