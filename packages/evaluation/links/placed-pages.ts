import type { SourceId, SourcePage } from '@app/testing/resource-sources/pages'
import type { WebPage } from '../cases/web-pages.ts'

/** A page with its host and path, without scheme and port. */
export type PlacedPage = WebPage & { readonly place: string }

const PROJECTS = ['wikipedia', 'wikibooks', 'wikiversity']
/** Sites that have a catalogue of their own; what any other has a search engine finds. */
const SOURCES: Readonly<Record<string, SourceId>> = {
  library: 'open-library',
  archive: 'internet-archive',
  courses: 'mit-learn',
  questions: 'stack-exchange',
}
const ARCHIVE_PREFIX = '/details/page-'

/** `number`: of the page among all, from 1: some catalogues make addresses of it. */
export function placed(page: WebPage, number: number): PlacedPage {
  const { site, title, slug, manner } = page
  const project = projectOf(page)
  const places: Readonly<Record<string, string>> = {
    library: `library.example/works/OL${number}W`,
    archive: `archive.example${ARCHIVE_PREFIX}${number}`,
  }
  const host = site.includes('.example') ? site : `${site}.example`
  const path = `${host}/${slug}${manner === 'tagged' ? '?utm_source=letter' : ''}`
  const place = project ? `${page.language}.${project}.example/wiki/${pathOf(title)}` : (places[site] ?? path)
  return { ...page, place }
}

/** As its source knows it. */
export function knownPage(page: PlacedPage, at: (place: string) => string): SourcePage {
  const { title, text, language, site } = page
  const project = projectOf(page)
  return {
    ...{ title, url: at(page.place), excerpt: firstWords(text), language },
    sources: [project ? 'wikimedia' : (SOURCES[site] ?? 'searxng')],
    ...(project !== undefined && { project }),
    tags: title.toLowerCase().match(/\p{L}{5,}/gu) ?? [],
  }
}

/**
 * All catalogues of the test server have one host: each address of it as its public site would have it, so that the sites of a chapter can be
 * counted.
 */
export const publicPlace = (address: string, server: string): string | null => {
  if (!address.startsWith(`${server}/`)) return null
  const path = address.slice(server.length + 1)
  const [, language, project, title] = /^wikimedia\/([\w-]+)\/(\w+)(\/wiki\/.+)$/.exec(path) ?? []
  if (title) return `${language}.${project}.example${title}`
  if (path.startsWith('open-library/')) return `library.example${path.slice('open-library'.length)}`
  if (path.startsWith('internet-archive/')) return `archive.example${path.slice('internet-archive'.length)}`
  return null
}

/** `wikipedia`, or `de.wikipedia` in another language. */
const projectOf = ({ site }: WebPage): string | undefined =>
  PROJECTS.find((project) => site.split('.').at(-1) === project)

const pathOf = (title: string): string =>
  encodeURIComponent(title.replaceAll(' ', '_')).replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%2C', ',')

const EXCERPT = 200
const firstWords = (text: string): string => text.slice(0, text.indexOf(' ', EXCERPT) + 1 || EXCERPT)
