import { type Candidate, err, HOUR, ok, type ResourceType, type SearchFailure } from '@app/domain'
import { at, listOf, MAX_CANDIDATES, shownTextAt, textAt } from '../fields.ts'
import { interleave } from '../interleave.ts'
import { plainText } from '../plain-text.ts'
import type { Asking, Source } from '../source.ts'

type Project = {
  readonly name: string
  readonly resourceType: ResourceType
  /** Languages whose edition has enough pages to be worth a request. */
  readonly languages: string
}

/** An edition that does not exist has no host, and would look like a network that is down: so these are listed. */
const PROJECTS: readonly Project[] = [
  {
    name: 'wikipedia',
    resourceType: 'article',
    languages:
      'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky la lb lo lt lv mg mk ml mn mr ms my nb ne nl nn no or pa pl ps pt ro ru si sk sl so sq sr sv sw ta te tg th tk tl tr tt uk ur uz vi yo zh zu',
  },
  {
    name: 'wikibooks',
    resourceType: 'book',
    languages:
      'ar az bg ca cs da de el en eo es et fa fi fr he hi hr hu id it ja ko lt nl no pl pt ro ru sk sl sr sv th tr uk vi zh',
  },
  { name: 'wikiversity', resourceType: 'course', languages: 'ar cs de el en es fi fr hi it ja ko pt ru sl sv zh' },
]
const projectsIn = (edition: string): readonly Project[] =>
  PROJECTS.filter(({ languages }) => languages.split(' ').includes(edition))

/** Where an edition's host has another name than its language: Bokmål is the Norwegian of 'no', and Filipino that of 'tl'. */
const HOSTS = new Map(Object.entries({ nb: 'no', fil: 'tl' }))
const editionOf = (language: string): string => HOSTS.get(language) ?? language

/**
 * Wikipedia, Wikibooks and Wikiversity in the query's language: one source, as one operator limits the requests to all of them. It allows
 * clients with a contact some hundreds of requests an hour, and a search is up to four of them, that which finds most first.
 */
export const wikimedia: Source = {
  title: 'Wikipedia, Wikibooks, Wikiversity',
  apiBase: 'https://{language}.{project}.org',
  budget: { requests: 100, within: HOUR },
  covers: (language) => projectsIn(editionOf(language)).length > 0,
  search: async ({ words, language }, { base, get, read }) => {
    const edition = editionOf(language)
    const lists: (readonly Candidate[])[] = []
    for (const { name, resourceType } of projectsIn(edition)) {
      const site = base.replaceAll('{language}', edition).replaceAll('{project}', name)
      // of each project so many that Wikipedia leaves room for the others
      const answer = await get('/w/rest.php/v1/search/page', { q: words, limit: '6' }, site)
      const titles = answer.ok ? listOf(at(answer.value, 'pages')).map((page) => textAt(page, 'title')) : []
      const ambiguous = name === 'wikipedia' ? await ambiguousAmong(titles, site, get) : []
      const found = read(answer, ['pages'], (page) => {
        const title = textAt(page, 'title')
        if (ambiguous.includes(title)) return undefined
        return {
          address: pageAddress(site, textAt(page, 'key')),
          title,
          excerpt: [textAt(page, 'description'), shownTextAt(page, 'excerpt')].filter(Boolean).join('. '),
          resourceType,
          language,
          isFree: true,
        }
      })
      // what passes is asked for again later; what would come again must not hide what the other projects found
      if (!found.ok && (lists.length === 0 || isTransient(found.error)))
        return err({ ...found.error, found: interleave(lists) })
      lists.push(found.ok ? found.value : [])
    }
    return ok(interleave(lists).slice(0, MAX_CANDIDATES))
  },
}

/** Those that only list the meanings of a word: the search does not say so. They are as good as others where this fails. */
async function ambiguousAmong(titles: readonly string[], site: string, get: Asking['get']): Promise<readonly string[]> {
  if (titles.length === 0) return []
  const about = { action: 'query', prop: 'pageprops', ppprop: 'disambiguation', titles: titles.join('|') }
  const answer = await get('/w/api.php', { ...about, format: 'json', formatversion: '2' }, site)
  const pages = answer.ok ? listOf(at(answer.value, 'query', 'pages')) : []
  return pages
    .filter((page) => at(page, 'pageprops', 'disambiguation') !== undefined)
    .map((page) => textAt(page, 'title'))
}

const isTransient = ({ kind }: SearchFailure): boolean => kind === 'limited' || kind === 'unreachable'

/** Titles may hold slashes, commas and colons, which the sites write as they are, and question marks, which they do not. Null without one. */
const pageAddress = (base: string, key: string): string | null => {
  const name = encodeURIComponent(plainText(key)).replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%2C', ',')
  return name === '' ? null : `${base}/wiki/${name}`
}
