import { type Candidate, MINUTE, type ResourceSource } from '@app/domain'
import {
  apiAddress,
  at,
  candidateOf,
  libraryCode,
  listOf,
  makeFetchJson,
  primaryLanguage,
  readItems,
  type SourceOptions,
  textAt,
  USUAL_RETENTION,
} from '@app/resource-kit'

const NAME = 'open-library'
const FIELDS = 'key,title,subtitle,author_name,first_publish_year,language,ebook_access'
/** Half of these can be read by no one but their owners: so more are asked for than are kept. */
const LIMIT = '20'

/** Books that can be opened on the spot come first. Clients with a contact may ask thrice a second: this stays at once. */
export function makeOpenLibrarySource(options: SourceOptions): ResourceSource {
  const { apiBase = 'https://openlibrary.org', allowHosts } = options
  const fetchJson = makeFetchJson(options)

  const candidate = (book: unknown, language: string): Candidate | null => {
    const key = textAt(book, 'key')
    if (!/^\/works\/OL\d+W$/.test(key)) return null
    const [title, subtitle] = [textAt(book, 'title'), textAt(book, 'subtitle')]
    const languages = listOf(at(book, 'language')).map(primaryLanguage)
    return candidateOf(
      {
        source: NAME,
        address: apiAddress(apiBase, key, {}).href,
        title: title !== '' && subtitle !== '' ? `${title}: ${subtitle}` : title,
        excerpt: excerptOf(book),
        resourceType: 'book',
        // a work has editions in many languages, of which the query asked for one
        language: languages.includes(language) ? language : (languages[0] ?? null),
        isFree: isPublic(book),
      },
      allowHosts,
    )
  }

  return {
    name: NAME,
    title: 'Open Library',
    budget: options.budget ?? { requests: 60, within: MINUTE },
    retention: USUAL_RETENTION,
    covers: (language) => libraryCode(language) !== null,
    search: async ({ words, language }, signal) => {
      const q = `${quoted(words)} language:${libraryCode(language)}`
      const answer = await fetchJson(apiAddress(apiBase, '/search.json', { q, fields: FIELDS, limit: LIMIT }), signal)
      if (!answer.ok) return answer
      const books = at(answer.value, 'docs')
      return readItems(Array.isArray(books) ? openFirst(books) : books, { read: (book) => candidate(book, language) })
    },
  }
}

/** Words only: what else the search engine understands (fields, wildcards) is taken out of a query. */
const quoted = (words: string): string =>
  words.replace(/[^\p{L}\p{M}\p{N}\s'’.+#-]/gu, ' ').replace(/(?:^|\s)[+-]+/g, ' ')

const isPublic = (book: unknown): boolean => textAt(book, 'ebook_access') === 'public'

/** Of one kind, the better match stays first. */
const openFirst = (books: readonly unknown[]): readonly unknown[] => [
  ...books.filter(isPublic),
  ...books.filter((book) => !isPublic(book)),
]

function excerptOf(book: unknown): string {
  const authors = listOf(at(book, 'author_name')).filter((author) => typeof author === 'string')
  const year = at(book, 'first_publish_year')
  return [authors.slice(0, 3).join(', '), typeof year === 'number' ? String(year) : ''].filter(Boolean).join(', ')
}
