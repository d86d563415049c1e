import { type Candidate, DAY, HOUR, type ResourceSource, SECOND } from '@app/domain'
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

export type StackExchangeOptions = SourceOptions & {
  /** Raises the limit of a day from 300 requests for an address to 10,000. */
  readonly apiKey?: string
  /** Which of its sites is asked in which language; others are not asked. */
  readonly sites?: Readonly<Record<string, string>>
}

const NAME = 'stack-exchange'
const SITES = {
  en: 'stackoverflow',
  es: 'es.stackoverflow',
  ja: 'ja.stackoverflow',
  pt: 'pt.stackoverflow',
  ru: 'ru.stackoverflow',
}

/** Answered questions. Its wish for a pause (`backoff`) is obeyed, and so is the end of its quota: it bans those who go on. */
export function makeStackExchangeSource(options: StackExchangeOptions): ResourceSource {
  const { apiBase = 'https://api.stackexchange.com', allowHosts, apiKey, sites = SITES } = options
  const fetchJson = makeFetchJson({ ...options, secrets: apiKey ? [apiKey] : [], readRefusal })
  const pause = makeOwnPause()
  const siteOf = new Map(Object.entries(sites))

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
    covers: (language) => siteOf.has(language),
    search: async ({ words, language }, signal) => {
      const refusal = pause.refusal()
      if (refusal) return refusal
      const answer = await fetchJson(
        apiAddress(apiBase, '/2.3/search/advanced', {
          q: words,
          site: siteOf.get(language) ?? SITES.en,
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
