import { type Candidate, MINUTE, type ResourceSource, type ResourceType } from '@app/domain'
import {
  apiAddress,
  at,
  candidateOf,
  englishName,
  libraryCode,
  makeFetchJson,
  plainTextOfHtml,
  primaryLanguage,
  readItems,
  type SourceOptions,
  textAt,
  USUAL_RETENTION,
} from '@app/resource-kit'

const NAME = 'internet-archive'
const TYPES: Readonly<Record<string, ResourceType>> = { texts: 'book', movies: 'video' }
/** What is lent, or kept for people who cannot read print, opens for no one without an account. */
const CLOSED_COLLECTIONS = ['inlibrary', 'printdisabled', 'lendinglibrary'] as const
const FIELDS = ['identifier', 'title', 'description', 'mediatype', 'language', 'collection']

/** Old books and recorded lectures. No limit is published, so this stays far below what one person's browser does. */
export function makeInternetArchiveSource(options: SourceOptions): ResourceSource {
  const { apiBase = 'https://archive.org', allowHosts } = options
  const fetchJson = makeFetchJson(options)

  const candidate = (item: unknown): Candidate | null => {
    const [identifier, resourceType] = [textAt(item, 'identifier'), typeOf(item)]
    if (!/^[\w.-]{1,120}$/.test(identifier) || !resourceType) return null
    return candidateOf(
      {
        source: NAME,
        address: apiAddress(apiBase, `/details/${identifier}`, {}).href,
        title: textOf(item, 'title'),
        excerpt: plainTextOfHtml(textOf(item, 'description')),
        resourceType,
        language: primaryLanguage(textOf(item, 'language')),
        isFree: true,
      },
      allowHosts,
    )
  }

  return {
    name: NAME,
    title: 'Internet Archive',
    budget: options.budget ?? { requests: 30, within: MINUTE },
    retention: USUAL_RETENTION,
    covers: (language) => libraryCode(language) !== null,
    search: async ({ words, language }, signal) => {
      const q = [
        `(${withoutOperators(words)})`,
        'mediatype:(texts OR movies)',
        `language:(${languageNames(language)})`,
        `NOT collection:(${CLOSED_COLLECTIONS.join(' OR ')})`,
      ].join(' AND ')
      const parameters = { q, 'fl[]': FIELDS, rows: '20', page: '1', output: 'json' }
      const answer = await fetchJson(apiAddress(apiBase, '/advancedsearch.php', parameters), signal)
      if (!answer.ok) return answer
      return readItems(at(answer.value, 'response', 'docs'), {
        isOfUse: (item) => !isClosed(item) && (typeOf(item) !== undefined || textAt(item, 'mediatype') === ''),
        read: candidate,
      })
    },
  }
}

/** Words that the search engine would take for its own, and signs of its language, are left out of a query. */
const withoutOperators = (words: string): string =>
  words.replace(/[^\p{L}\p{M}\p{N}\s'’]/gu, ' ').replace(/\b(?:AND|OR|NOT|TO)\b/g, (word) => word.toLowerCase())

/** Items name their language as people typed it: by its code, or by its name in English. */
const languageNames = (language: string): string =>
  [libraryCode(language), englishName(language)].filter((name) => name !== null).join(' OR ')

const typeOf = (item: unknown): ResourceType | undefined => {
  const mediaType = textAt(item, 'mediatype')
  return Object.hasOwn(TYPES, mediaType) ? TYPES[mediaType] : undefined
}

const isClosed = (item: unknown): boolean =>
  [at(item, 'collection')].flat().some((collection) => CLOSED_COLLECTIONS.some((closed) => closed === collection))

/** A field that was entered several times is a list. */
const textOf = (item: unknown, field: string): string => textAt(item, field) || textAt(item, field, 0)
