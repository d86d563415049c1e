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

/** The address of the site's search for `query`. */
export const searchLink = (site: ResourceSite, query: string): string =>
  SITES[site].search + encodeURIComponent(wellFormed(query))

/** What a search link searches, and for which words; null of any other address. */
export function searchIn(link: string): { readonly site: ResourceSite; readonly words: string } | null {
  const site = RESOURCE_SITES.find((one) => link.startsWith(SITES[one].search))
  if (!site) return null
  try {
    return { site, words: decodeURIComponent(link.slice(SITES[site].search.length)) }
  } catch {
    return { site, words: '' }
  }
}
