import { type Candidate, DAY, type ResourceSource } from '@app/domain'
import {
  apiAddress,
  at,
  candidateOf,
  makeFetchJson,
  plainTextOfHtml,
  primaryLanguage,
  readItems,
  type SourceOptions,
  textAt,
} from '@app/resource-kit'
import { resourceTypeOf } from './resource-type.ts'
import { searchLanguage } from './search-language.ts'

export type BraveOptions = SourceOptions & {
  readonly apiKey: string
  /** Its terms let answers be stored only for a while, unless the plan includes more. */
  readonly retention?: number
}

const NAME = 'brave'

/** The whole web. It costs $5 for 1,000 searches, of which the first 1,000 of a month are free: so many a day are a month's share. */
export function makeBraveSource(options: BraveOptions): ResourceSource {
  const { apiBase = 'https://api.search.brave.com', allowHosts, apiKey, retention = DAY } = options
  const fetchJson = makeFetchJson({ ...options, headers: { 'x-subscription-token': apiKey }, secrets: [apiKey] })

  const candidate = (page: unknown): Candidate | null =>
    candidateOf(
      {
        source: NAME,
        address: textAt(page, 'url'),
        title: plainTextOfHtml(textAt(page, 'title')),
        excerpt: plainTextOfHtml(textAt(page, 'description')),
        resourceType: resourceTypeOf(page),
        language: primaryLanguage(textAt(page, 'language')),
      },
      allowHosts,
    )

  return {
    name: NAME,
    title: 'Brave Search',
    budget: options.budget ?? { requests: 32, within: DAY },
    retention,
    ...(options.retention === undefined && { factsExpire: true }),
    covers: () => true,
    search: async ({ words, language }, signal) => {
      const known = searchLanguage(language)
      const parameters = { q: words, count: '10', safesearch: 'strict', ...(known && { search_lang: known }) }
      const answer = await fetchJson(apiAddress(apiBase, '/res/v1/web/search', parameters), signal)
      if (!answer.ok) return answer
      // without results the whole part is missing
      const found = at(answer.value, 'web', 'results')
      return readItems(found === undefined && textAt(answer.value, 'type') === 'search' ? [] : found, {
        read: candidate,
      })
    },
  }
}
