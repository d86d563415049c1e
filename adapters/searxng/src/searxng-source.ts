import { type Candidate, MINUTE, type ResourceSource } from '@app/domain'
import {
  apiAddress,
  at,
  candidateOf,
  makeFetchJson,
  plainTextOfHtml,
  readItems,
  type SourceOptions,
  textAt,
  USUAL_RETENTION,
} from '@app/resource-kit'

export type SearxngOptions = SourceOptions & {
  /** Where the operator's own one answers, with its path if it has one. */
  readonly apiBase: string
}

const NAME = 'searxng'

/**
 * The whole web, by an instance of the operator's own, which may be on a private address. JSON must be among its `search.formats`: else it
 * refuses with 403. The engines behind it block instances that ask too often.
 */
export function makeSearxngSource(options: SearxngOptions): ResourceSource {
  const { apiBase, allowHosts } = options
  const fetchJson = makeFetchJson(options)

  const candidate = (page: unknown): Candidate | null =>
    candidateOf(
      {
        source: NAME,
        address: textAt(page, 'url'),
        title: plainTextOfHtml(textAt(page, 'title')),
        excerpt: plainTextOfHtml(textAt(page, 'content')),
        resourceType: textAt(page, 'category') === 'videos' ? 'video' : 'article',
      },
      allowHosts,
    )

  return {
    name: NAME,
    title: 'SearXNG',
    budget: options.budget ?? { requests: 20, within: MINUTE },
    retention: USUAL_RETENTION,
    covers: () => true,
    search: async ({ words, language }, signal) => {
      const parameters = { q: words, format: 'json', language, safesearch: '2', categories: 'general' }
      const answer = await fetchJson(apiAddress(apiBase, '/search', parameters), signal)
      if (!answer.ok) return answer
      return readItems(at(answer.value, 'results'), { read: candidate })
    },
  }
}
