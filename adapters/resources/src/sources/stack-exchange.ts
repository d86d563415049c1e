import { DAY, HOUR, MINUTE, ok, SECOND, type SearchQuery, type SubjectField } from '@app/domain'
import type { Refusal } from '../fetch-json.ts'
import { at, listOf, shownTextAt, textAt } from '../fields.ts'
import type { Source } from '../source.ts'

/**
 * Its sites in English: those that its API names as the field, and the others. For what is in none of these fields it is not asked: another
 * site has nothing but noise.
 */
const NAMED_AS_FIELD: readonly SubjectField[] = [
  ...(['astronomy', 'biology', 'chemistry', 'chess', 'cooking', 'economics', 'electronics', 'fitness'] as const),
  ...(['gardening', 'history', 'law', 'money', 'music', 'philosophy', 'physics', 'security', 'unix'] as const),
  ...(['woodworking', 'writing', 'french', 'german', 'italian', 'japanese', 'chinese', 'korean', 'latin'] as const),
  ...(['portuguese', 'russian', 'spanish'] as const),
]
const SITES: Readonly<Partial<Record<SubjectField, string>>> = {
  ...{ 'data-science': 'datascience', 'game-development': 'gamedev', databases: 'dba', cryptography: 'crypto' },
  ...{ programming: 'stackoverflow', statistics: 'stats', mathematics: 'math', photography: 'photo' },
  ...{ 'home-improvement': 'diy', cycling: 'bicycles', english: 'ell' },
}
/** In these languages it has sites about programming alone. */
const PROGRAMMING: readonly string[] = ['es', 'ja', 'pt', 'ru']

/** The site for what a query is about; null where there is none. */
function siteFor({ language, field }: SearchQuery): string | null {
  if (field && language === 'en') return NAMED_AS_FIELD.includes(field) ? field : (SITES[field] ?? null)
  return field === 'programming' && PROGRAMMING.includes(language) ? `${language}.stackoverflow` : null
}

/** Answered questions: 300 a day for an address, 10,000 with a key. Its wish for a pause is obeyed: it bans those who go on. */
export const stackExchange: Source = {
  title: 'Stack Exchange',
  apiBase: 'https://api.stackexchange.com',
  budget: { requests: 250, within: DAY },
  covers: (language) => language === 'en' || PROGRAMMING.includes(language),
  isAbout: (query) => siteFor(query) !== null,
  readRefusal,
  pauseIn: (body) => {
    // the quota begins anew once a day, and only the refusal of a further request says when
    if (at(body, 'quota_remaining') === 0) return HOUR
    const backoff = at(body, 'backoff')
    return typeof backoff === 'number' ? backoff * SECOND : 0
  },
  search: async (query, { get, read, apiKey }) => {
    const site = siteFor(query)
    if (site === null) return ok([])
    const key = apiKey !== '' && { key: apiKey }
    const parameters = { q: query.words, site, sort: 'relevance', order: 'desc', pagesize: '20', ...key }
    return read(await get('/2.3/search/advanced', parameters), ['items'], (question) => {
      if (at(question, 'is_answered') === false) return undefined
      const tags = listOf(at(question, 'tags')).filter((tag) => typeof tag === 'string')
      return {
        address: textAt(question, 'link'),
        title: shownTextAt(question, 'title'),
        excerpt: tags.join(', '),
        resourceType: 'article',
        language: query.language,
        isFree: true,
      }
    })
  },
}

/** It bans an address for minutes up to a day when it is asked on and on; its message says how many seconds are left. */
const USUAL_BAN = 30 * MINUTE
const KINDS = new Map<string, Refusal['kind']>(
  Object.entries({ temporarily_unavailable: 'limited', internal_error: 'unreachable' } as const),
)

/** Throttling comes with status 400, as does a wrong question: the name of the error tells them apart. */
function readRefusal(_status: number, body: unknown): Refusal | null {
  const name = textAt(body, 'error_name')
  if (name === '' && typeof at(body, 'error_id') !== 'number') return null
  if (name !== 'throttle_violation') return { kind: KINDS.get(name) ?? 'refused', retryAfterMs: null, reason: name }
  const seconds = /\bin (\d{1,6}) seconds/.exec(textAt(body, 'error_message'))?.[1]
  return { kind: 'limited', retryAfterMs: seconds ? Number(seconds) * SECOND : USUAL_BAN, reason: name }
}
