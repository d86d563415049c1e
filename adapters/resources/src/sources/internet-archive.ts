import { MINUTE, type ResourceType } from '@app/domain'
import { at, shownText, textAt } from '../fields.ts'
import { englishName, libraryCode, primaryLanguage } from '../language-codes.ts'
import { addressUnder, type Source } from '../source.ts'

const TYPES = new Map<string, ResourceType>(Object.entries({ texts: 'book', movies: 'video' } as const))
/** What is lent, or kept for people who cannot read print, opens for no one without an account. */
const CLOSED_COLLECTIONS: readonly unknown[] = ['inlibrary', 'printdisabled', 'lendinglibrary']
const FIELDS = ['identifier', 'title', 'description', 'mediatype', 'language', 'collection']

/** Old books and recorded lectures. No limit is published, so this stays far below what one person's browser does. */
export const internetArchive: Source = {
  title: 'Internet Archive',
  apiBase: 'https://archive.org',
  budget: { requests: 30, within: MINUTE },
  covers: (language) => libraryCode(language) !== null,
  search: async ({ words, language }, { base, get, read }) => {
    const q = [
      `(${withoutOperators(words)})`,
      'mediatype:(texts OR movies)',
      // items name their language as people typed it: by its code, or by its name in English
      `language:(${libraryCode(language)} OR ${englishName(language)})`,
      `NOT collection:(${CLOSED_COLLECTIONS.join(' OR ')})`,
    ].join(' AND ')
    const answer = await get('/advancedsearch.php', { q, 'fl[]': FIELDS, rows: '20', page: '1', output: 'json' })
    return read(answer, ['response', 'docs'], (item) => {
      const [identifier, mediaType] = [textAt(item, 'identifier'), textAt(item, 'mediatype')]
      const resourceType = TYPES.get(mediaType)
      if (isClosed(item) || (mediaType !== '' && !resourceType)) return undefined
      if (!/^[\w.-]{1,120}$/.test(identifier) || !resourceType) return null
      return {
        address: addressUnder(base, `/details/${identifier}`).href,
        title: textOf(item, 'title'),
        excerpt: shownText(textOf(item, 'description')),
        resourceType,
        language: primaryLanguage(textOf(item, 'language')),
        isFree: true,
      }
    })
  },
}

/** Words that the search engine would take for its own, and signs of its language, are left out of a query. */
const withoutOperators = (words: string): string =>
  words.replace(/[^\p{L}\p{M}\p{N}\s'’]/gu, ' ').replace(/\b(?:AND|OR|NOT|TO)\b/g, (word) => word.toLowerCase())

const isClosed = (item: unknown): boolean =>
  [at(item, 'collection')].flat().some((collection) => CLOSED_COLLECTIONS.includes(collection))

/** A field that was entered several times is a list. */
const textOf = (item: unknown, field: string): string => textAt(item, field) || textAt(item, field, 0)
