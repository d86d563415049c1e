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
  USUAL_RETENTION,
} from '@app/resource-kit'
import { abstractOf } from './abstract.ts'

export type OpenAlexOptions = SourceOptions & {
  /** Free of charge, and needed: without one the allowance of a day is about ten searches. */
  readonly apiKey: string
}

const NAME = 'openalex'
const FIELDS = 'id,doi,display_name,language,type,open_access,primary_location,abstract_inverted_index'

/** Works of research that anyone can open. The free allowance of a key is about 1,000 searches a day. */
export function makeOpenAlexSource(options: OpenAlexOptions): ResourceSource {
  const { apiBase = 'https://api.openalex.org', allowHosts, apiKey } = options
  const fetchJson = makeFetchJson({ ...options, secrets: [apiKey] })

  const candidate = (work: unknown): Candidate | null => {
    const isOpen = at(work, 'open_access', 'is_oa')
    return candidateOf(
      {
        source: NAME,
        address: addressOf(work),
        title: plainTextOfHtml(textAt(work, 'display_name')),
        excerpt: plainTextOfHtml(abstractOf(work)),
        resourceType: textAt(work, 'type') === 'book' ? 'book' : 'article',
        language: primaryLanguage(textAt(work, 'language')),
        isFree: typeof isOpen === 'boolean' ? isOpen : null,
      },
      allowHosts,
    )
  }

  return {
    name: NAME,
    title: 'OpenAlex',
    budget: options.budget ?? { requests: 900, within: DAY },
    retention: USUAL_RETENTION,
    covers: () => true,
    search: async ({ words, language }, signal) => {
      const answer = await fetchJson(
        apiAddress(apiBase, '/works', {
          // signs that it reads as operators would make it refuse the question
          search: words.replace(/["?*~!|]/g, ' '),
          filter: `language:${language},open_access.is_oa:true`,
          per_page: '10',
          select: FIELDS,
          api_key: apiKey,
        }),
        signal,
      )
      if (!answer.ok) return answer
      return readItems(at(answer.value, 'results'), { read: candidate })
    },
  }
}

/** The open copy; else its page at the publisher's; else its permanent address, which leads there. */
const addressOf = (work: unknown): string =>
  textAt(work, 'open_access', 'oa_url') || textAt(work, 'primary_location', 'landing_page_url') || textAt(work, 'doi')
