import type { Adapters } from '../../ports/index.ts'
import { isFitPage, pageOf } from '../../resources/check-resources.ts'
import { nextToRead, type Ranked } from '../../resources/choose-resources.ts'
import type { PageReading } from '../../resources/page-reading.ts'
import { siteOf } from '../../resources/site-of.ts'
import type { ChapterTopic } from '../../resources/topic-score.ts'
import { SECOND } from '../../shared/index.ts'

/** A candidate that was read and is fit. */
export type FoundPage = Ranked & { readonly reading: Extract<PageReading, { kind: 'live' }> }

export type FoundPages = {
  /** In the order of the candidates; not more than were missing. */
  readonly found: readonly FoundPage[]
  /** Candidates that could not be read, and nothing says that they are gone. */
  readonly unreachable: readonly Ranked[]
  /** Whether any page answered, whatever it said. */
  readonly isAnswered: boolean
}

type Wanted = {
  readonly topic: ChapterTopic
  /** The other chapters of its plan. */
  readonly others: readonly ChapterTopic[]
  readonly missing: number
  /** Addresses of what the chapter keeps. */
  readonly kept: readonly string[]
  /** Addresses that it does not want: a page may lead to one of them. */
  readonly without: readonly string[]
}

/** Reads candidates, some at once, until none is missing: what is not fit is replaced by the next one. */
export async function findPages(
  reader: BoundedReader,
  ranked: readonly Ranked[],
  { topic, others, missing, kept, without }: Wanted,
): Promise<FoundPages> {
  const waiting = [...ranked]
  const found: FoundPage[] = []
  const unreachable: Ranked[] = []
  let isAnswered = false

  const sites = (): readonly string[] => [...kept, ...found.map(({ reading }) => reading.address)].map(siteOf)
  const take = (): readonly Ranked[] => {
    const batch: Ranked[] = []
    const open = Math.max(1, missing - found.length)
    while (batch.length < Math.min(READS_AT_ONCE, open, reader.left())) {
      const taken = [...sites(), ...batch.map(({ candidate }) => siteOf(candidate.address))]
      const next = nextToRead(waiting, taken, missing - found.length - batch.length)
      if (next < 0) break
      batch.push(...waiting.splice(next, 1))
    }
    return batch
  }
  const isDone = (): boolean => {
    if (found.length < missing) return false
    const [first, ...others] = sites()
    const isOneSite = first !== undefined && others.every((site) => site === first)
    return !isOneSite || waiting.every(({ candidate }) => siteOf(candidate.address) === first)
  }
  const readOne = async (one: Ranked): Promise<void> => {
    const reading = await reader.read(one.candidate.address)
    if (reading === null) return
    if (reading.kind === 'unreachable') unreachable.push(one)
    else isAnswered = true
    if (reading.kind !== 'live' || !isFitPage(topic, { ...one.candidate, reading }, others)) return
    const known = [...kept, ...without, ...found.map((page) => page.reading.address)].map(pageOf)
    if (!known.includes(pageOf(reading.address))) found.push({ ...one, reading })
  }

  while (missing > 0 && !isDone()) {
    const batch = take()
    if (batch.length === 0) break
    await Promise.all(batch.map(readOne))
  }
  const inOrder = ranked.flatMap((one) => found.filter(({ candidate }) => candidate === one.candidate))
  return { found: spread(inOrder, missing, kept), unreachable, isAnswered }
}

/** Not more than are missing: of too many on one site the last one makes room for one that is elsewhere. */
function spread(found: readonly FoundPage[], missing: number, kept: readonly string[]): readonly FoundPage[] {
  const chosen = found.slice(0, missing)
  const others = found.slice(missing)
  const sites = new Set([...kept, ...chosen.map(({ reading }) => reading.address)].map(siteOf))
  const elsewhere = others.find(({ reading }) => !sites.has(siteOf(reading.address)))
  return sites.size === 1 && elsewhere ? [...chosen.slice(0, -1), elsewhere] : chosen
}

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
