import type { PageReader } from '../../src/ports/page-reader.ts'
import type { ResourceSearch } from '../../src/ports/resource-search.ts'
import type { Candidate } from '../../src/resources/candidate.ts'
import type { PageReading } from '../../src/resources/page-reading.ts'
import { HOUR } from '../../src/shared/duration.ts'

/** A page of a small web. */
export type MemoryPage = Pick<Candidate, 'address' | 'title'> &
  Partial<Omit<Candidate, 'address' | 'title'>> & {
    /** What its visitors read; of a page that is not there, how that shows. Unset: its excerpt. */
    readonly text?: string
    readonly reading?: PageReading
  }

export type MemoryWeb = {
  readonly resourceSearch: ResourceSearch
  readonly pageReader: PageReader
  /** Adds a page, or changes the one of its address. */
  readonly put: (...pages: readonly MemoryPage[]) => void
  /** Until it is plugged in again no source answers, and no page does. */
  readonly unplug: (part?: 'all' | 'pages') => void
  readonly plugIn: () => void
  /** Called before each page is read. */
  readonly onRead: (listener: () => void) => void
  /** Called before each search. */
  readonly onSearch: (listener: () => void) => void
  /** Addresses that were read, and words that were searched for, oldest first. */
  readonly read: readonly string[]
  readonly searched: readonly string[]
}

const UNREACHABLE: PageReading = { kind: 'unreachable', detail: 'no network' }

/** A web with one source that finds each page that shares a word with the query, and a reader that sees what was put there. */
export function makeMemoryWeb(...first: readonly MemoryPage[]): MemoryWeb {
  const pages = new Map<string, MemoryPage>()
  const read: string[] = []
  let listener = (): void => {}
  let searchListener = (): void => {}
  const searched: string[] = []
  let unplugged: 'all' | 'pages' | null = null
  const put = (...added: readonly MemoryPage[]): void => {
    for (const page of added) pages.set(page.address, page)
  }
  put(...first)

  const readingOf = (address: string): PageReading => {
    const page = pages.get(address)
    if (unplugged !== null) return UNREACHABLE
    if (!page) return { kind: 'gone', detail: 'HTTP 404' }
    if (page.reading) return page.reading
    const { title, language = null, text = page.excerpt ?? '' } = page
    return { kind: 'live', address, title, text, language }
  }

  return {
    read,
    searched,
    put,
    unplug: (part = 'all') => {
      unplugged = part
    },
    plugIn: () => {
      unplugged = null
    },
    onRead: (called) => {
      listener = called
    },
    onSearch: (called) => {
      searchListener = called
    },
    resourceSearch: {
      sources: [{ name: 'memory', title: 'Memory', budget: { requests: 1_000, within: HOUR } }],
      search: async ({ words }) => {
        searched.push(words)
        searchListener()
        if (unplugged === 'all') return { candidates: [], isAnswered: false }
        const wanted = wordsIn(words)
        const found = [...pages.values()].filter(({ title, excerpt = '' }) =>
          wordsIn(`${title} ${excerpt}`).some((word) => wanted.includes(word)),
        )
        return { candidates: found.map(candidateOf), isAnswered: true }
      },
    },
    pageReader: {
      read: async (address) => {
        read.push(address)
        await null
        listener()
        return readingOf(address)
      },
    },
  }
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

const candidateOf = ({ text: _text, reading: _reading, ...page }: MemoryPage): Candidate => ({
  source: 'memory',
  excerpt: '',
  resourceType: 'article',
  language: null,
  isFree: true,
  minutes: null,
  ...page,
})
