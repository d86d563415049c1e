import { wellFormed } from '../shared/index.ts'
import type { ResourceType } from './content.ts'

/**
 * Where resources may point. A model names a site and what to look for; the address is made here, from a search page
 * that the site has served for years. So no invented or dead link can reach a learner.
 */
const SITES = {
  wikipedia: { name: 'Wikipedia', search: 'https://en.wikipedia.org/w/index.php?search=', type: 'article' },
  wikibooks: { name: 'Wikibooks', search: 'https://en.wikibooks.org/w/index.php?search=', type: 'book' },
  wikiversity: { name: 'Wikiversity', search: 'https://en.wikiversity.org/w/index.php?search=', type: 'course' },
  mit_ocw: { name: 'MIT OpenCourseWare', search: 'https://ocw.mit.edu/search/?q=', type: 'course' },
  khan_academy: {
    name: 'Khan Academy',
    search: 'https://www.khanacademy.org/search?page_search_query=',
    type: 'exercise',
  },
  open_library: { name: 'Open Library', search: 'https://openlibrary.org/search?q=', type: 'book' },
  internet_archive: { name: 'Internet Archive', search: 'https://archive.org/search?query=', type: 'book' },
  youtube: { name: 'YouTube', search: 'https://www.youtube.com/results?search_query=', type: 'video' },
} as const satisfies Record<string, { name: string; search: string; type: ResourceType }>

export type ResourceSite = keyof typeof SITES

export const RESOURCE_SITES = Object.keys(SITES) as readonly ResourceSite[]

export const siteName = (site: ResourceSite): string => SITES[site].name

/** What one mostly finds there: used where a model names no type. */
export const usualType = (site: ResourceSite): ResourceType => SITES[site].type

export const isResourceSite = (text: string): text is ResourceSite => Object.hasOwn(SITES, text)

const [ENGLISH, ANY_LANGUAGE] = ['https://en.wikipedia.org/', /^https:\/\/[a-z]{2}\.wikipedia\.org\//]

/** The address of the site's search for `query`; Wikipedia's in a language (BCP 47), of which it has each with a code of two letters. */
export function searchLink(site: ResourceSite, query: string, language = 'en'): string {
  const link = SITES[site].search + encodeURIComponent(wellFormed(query))
  const own = `https://${language.slice(0, 2)}.wikipedia.org/`
  return /^[a-z]{2}(?:-|$)/.test(language) ? link.replace(ENGLISH, own) : link
}

/** What a search link searches, and for which words; null of any other address. */
export function searchIn(link: string): { readonly site: ResourceSite; readonly words: string } | null {
  const plain = link.replace(ANY_LANGUAGE, ENGLISH)
  const site = RESOURCE_SITES.find((one) => plain.startsWith(SITES[one].search))
  if (!site) return null
  try {
    return { site, words: decodeURIComponent(plain.slice(SITES[site].search.length)) }
  } catch {
    return { site, words: '' }
  }
}
