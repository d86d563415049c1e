import { type Candidate, DAY, HOUR, ok, type ResourceSource, SECOND } from '@app/domain'
import {
  apiAddress,
  at,
  candidateOf,
  listOf,
  makeFetchJson,
  makeOwnPause,
  plainTextOfHtml,
  readItems,
  type SourceOptions,
  textAt,
  USUAL_RETENTION,
} from '@app/resource-kit'
import { readRefusal } from './read-refusal.ts'
import { LANGUAGES, siteFor } from './sites.ts'

export type StackExchangeOptions = SourceOptions & {
  /** Raises the limit of a day from 300 requests for an address to 10,000. */
  readonly apiKey?: string
}

const NAME = 'stack-exchange'
/** Answered questions. Its wish for a pause (`backoff`) is obeyed, and so is the end of its quota: it bans those who go on. */
export function makeStackExchangeSource(options: StackExchangeOptions): ResourceSource {
  const { apiBase = 'https://api.stackexchange.com', allowHosts, apiKey } = options
  const fetchJson = makeFetchJson({ ...options, secrets: apiKey ? [apiKey] : [], readRefusal })
  const pause = makeOwnPause()

  const candidate = (question: unknown, language: string): Candidate | null =>
    candidateOf(
      {
        source: NAME,
        address: textAt(question, 'link'),
        title: plainTextOfHtml(textAt(question, 'title')),
        excerpt: listOf(at(question, 'tags'))
          .filter((tag) => typeof tag === 'string')
          .join(', '),
        resourceType: 'article',
        language,
        isFree: true,
      },
      allowHosts,
    )

  return {
    name: NAME,
    title: 'Stack Exchange',
    budget: options.budget ?? { requests: 250, within: DAY },
    retention: USUAL_RETENTION,
    covers: (language) => LANGUAGES.has(language),
    isAbout: (query) => siteFor(query) !== null,
    search: async (query, signal) => {
      const { words, language } = query
      const site = siteFor(query)
      if (site === null) return ok([])
      const refusal = pause.refusal()
      if (refusal) return refusal
      const answer = await fetchJson(
        apiAddress(apiBase, '/2.3/search/advanced', {
          q: words,
          site,
          sort: 'relevance',
          order: 'desc',
          pagesize: '20',
          ...(apiKey && { key: apiKey }),
        }),
        signal,
      )
      if (!answer.ok) return answer
      pause.begin(pauseIn(answer.value))
      return readItems(at(answer.value, 'items'), {
        isOfUse: (question) => at(question, 'is_answered') !== false,
        read: (question) => candidate(question, language),
      })
    },
  }
}

/** In milliseconds. The quota begins anew once a day, and only the refusal of a further request says when. */
function pauseIn(body: unknown): number {
  if (at(body, 'quota_remaining') === 0) return HOUR
  const backoff = at(body, 'backoff')
  return typeof backoff === 'number' ? backoff * SECOND : 0
}
