import { MINUTE, ok } from '@app/domain'
import { at, listOf, textAt } from '../fields.ts'
import { libraryCode, primaryLanguage } from '../language-codes.ts'
import { addressUnder, type Source } from '../source.ts'

const FIELDS = 'key,title,subtitle,author_name,first_publish_year,language,ebook_access'

/** Books that can be opened on the spot come first. Clients with a contact may ask thrice a second: this stays at once. */
export const openLibrary: Source = {
  title: 'Open Library',
  apiBase: 'https://openlibrary.org',
  budget: { requests: 60, within: MINUTE },
  covers: (language) => libraryCode(language) !== null,
  search: async ({ words, language }, { base, get, read }) => {
    const q = `${withoutOperators(words)} language:${libraryCode(language)}`
    // half of what is found can be read by no one but its owners: so more is asked for than is kept
    const answer = await get('/search.json', { q, fields: FIELDS, limit: '20' })
    return read(answer.ok ? ok(openFirst(at(answer.value, 'docs'))) : answer, [], (book) => {
      const key = textAt(book, 'key')
      if (!/^\/works\/OL\d+W$/.test(key)) return null
      const languages = listOf(at(book, 'language')).map(primaryLanguage)
      return {
        address: addressUnder(base, key).href,
        title: [textAt(book, 'title'), textAt(book, 'subtitle')].filter(Boolean).join(': '),
        excerpt: excerptOf(book),
        resourceType: 'book',
        // a work has editions in many languages, of which the query asked for one
        language: languages.includes(language) ? language : (languages[0] ?? null),
        isFree: isPublic(book),
      }
    })
  },
}

/** Words only: what else the search engine understands (fields, wildcards) is taken out of a query. */
const withoutOperators = (words: string): string =>
  words.replace(/[^\p{L}\p{M}\p{N}\s'’.+#-]/gu, ' ').replace(/(?:^|\s)[+-]+/g, ' ')

const isPublic = (book: unknown): boolean => textAt(book, 'ebook_access') === 'public'

/** Of one kind, the better match stays first. */
const openFirst = (books: unknown): unknown =>
  Array.isArray(books) ? books.toSorted((one, other) => Number(isPublic(other)) - Number(isPublic(one))) : books

function excerptOf(book: unknown): string {
  const authors = listOf(at(book, 'author_name')).filter((author) => typeof author === 'string')
  const year = at(book, 'first_publish_year')
  return [authors.slice(0, 3).join(', '), typeof year === 'number' ? String(year) : ''].filter(Boolean).join(', ')
}
