import type { Adapters } from '../../ports/adapters.ts'
import type { PageReading } from '../../resources/page-reading.ts'
import { SECOND } from '../../shared/duration.ts'

/** Pages that are read for one chapter at most, and how long: then it is settled with what is there. */
export const MAX_READS = 12
const MAX_READING = 20 * SECOND
/** Pages that are read at once: more would only wait for their turn at one host. */
export const READS_AT_ONCE = 3

export type BoundedReader = {
  /** Null when no more pages are read. */
  readonly read: (address: string) => Promise<PageReading | null>
  /** How many more pages may be read now. */
  readonly left: () => number
}

/** Reads pages within what one chapter is worth. No page is begun once pages were read for `MAX_READING`: calls of a model in between do not count. */
export function makeBoundedReader({ pageReader, clock }: Pick<Adapters, 'pageReader' | 'clock'>): BoundedReader {
  let reads = 0
  let spent = 0
  let running = 0
  let since = 0
  const now = (): number => clock.now().getTime()
  const left = (): number => {
    const reading = spent + (running > 0 ? now() - since : 0)
    return reading < MAX_READING ? MAX_READS - reads : 0
  }
  return {
    left,
    read: async (address) => {
      if (left() <= 0) return null
      reads += 1
      if (running === 0) since = now()
      running += 1
      try {
        return await pageReader.read(address)
      } finally {
        running -= 1
        if (running === 0) spent += now() - since
      }
    },
  }
}
