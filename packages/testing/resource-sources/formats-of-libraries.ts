import type { Answer, Format } from './format.ts'
import type { KnownPage } from './pages.ts'

const CODES: Readonly<Record<string, string>> = { eng: 'en', ger: 'de', fre: 'fr', spa: 'es' }
const codeOf = (language: string): string =>
  Object.entries(CODES).find(([, primary]) => primary === language)?.[0] ?? 'und'
/** The language that a query in the catalogue's own syntax asks for. */
const languageIn = (query: string): string | null => CODES[/language:\(?(\w{3})/.exec(query)?.[1] ?? ''] ?? null
const wordsIn = (query: string): string =>
  query.replace(/\b(?:language|mediatype|collection):(?:\w+|\([^)]*\))|AND|NOT/g, ' ')

const pageAnswer = (page: KnownPage | undefined): Answer | null => (page ? { page } : null)
const keyOf = (title: string): string => title.replaceAll(' ', '_')

const wikimedia: Format = ({ path, parameters, find, byNumber }) => {
  const [, language = '', project = '', rest = ''] = /^\/([\w-]+)\/(\w+)(\/.*)$/.exec(path) ?? []
  const wiki = /^\/wiki\/(.+)$/.exec(rest)?.[1]
  if (wiki !== undefined) {
    for (let number = 1; ; number += 1) {
      const page = byNumber(number)
      if (!page || keyOf(page.title) === decodeURIComponent(wiki)) return pageAnswer(page)
    }
  }
  if (rest !== '/w/rest.php/v1/search/page') return null
  // the others know less
  const found = find(parameters.get('q') ?? '', language)
    .filter((page) => page.project === undefined || page.project === project)
    .slice(0, project === 'wikipedia' ? 50 : 1)
  const pages = found.slice(0, Number(parameters.get('limit') ?? 50)).map(({ number, title, excerpt }) => ({
    id: number,
    key: keyOf(title),
    title,
    excerpt,
    matched_title: null,
    description: /\(disambiguation\)$/.test(title) ? 'Topics referred to by the same term' : null,
    thumbnail: null,
  }))
  return { body: { pages } }
}

const openLibrary: Format = ({ path, parameters, find, byNumber }) => {
  const work = /^\/works\/OL(\d+)W$/.exec(path)?.[1]
  if (work !== undefined) return pageAnswer(byNumber(Number(work)))
  if (path !== '/search.json') return null
  const q = parameters.get('q') ?? ''
  const found = find(wordsIn(q), languageIn(q)).slice(0, Number(parameters.get('limit') ?? 100))
  const docs = found.map(({ number, title, language, isFree = true }) => ({
    key: `/works/OL${number}W`,
    title,
    author_name: ['Ada Baker'],
    first_publish_year: 1984,
    language: ['und', codeOf(language)],
    ebook_access: isFree ? 'public' : 'borrowable',
  }))
  return { body: { numFound: found.length, start: 0, numFoundExact: true, docs } }
}

const internetArchive: Format = ({ path, parameters, find, byNumber }) => {
  const item = /^\/details\/page-(\d+)$/.exec(path)?.[1]
  if (item !== undefined) return pageAnswer(byNumber(Number(item)))
  if (path !== '/advancedsearch.php' || parameters.get('output') !== 'json') return null
  const q = parameters.get('q') ?? ''
  const found = find(wordsIn(q), languageIn(q)).slice(0, Number(parameters.get('rows') ?? 50))
  const docs = found.map(({ number, title, excerpt, language, isFree = true }) => ({
    identifier: `page-${number}`,
    title,
    description: [excerpt],
    mediatype: number % 2 === 0 ? 'movies' : 'texts',
    language: codeOf(language),
    collection: isFree ? ['opensource'] : ['inlibrary', 'opensource'],
  }))
  return { body: { responseHeader: { status: 0 }, response: { numFound: found.length, start: 0, docs } } }
}

const mitLearn: Format = ({ path, parameters, find }) => {
  if (path !== '/api/v1/learning_resources_search/' || parameters.get('offered_by') !== 'ocw') return null
  const found = find(parameters.get('q') ?? '', 'en')
  const results = found.slice(0, Number(parameters.get('limit') ?? 10)).map(({ number, title, url, excerpt }) => ({
    id: number,
    title,
    url,
    description: excerpt,
    resource_type: 'course',
    free: true,
    offered_by: { code: 'ocw', name: 'MIT OpenCourseWare' },
  }))
  return { body: { count: found.length, next: null, previous: null, results, metadata: { suggest: [] } } }
}

export const libraryFormats = {
  wikimedia,
  'open-library': openLibrary,
  'internet-archive': internetArchive,
  'mit-learn': mitLearn,
}
