import { type Candidate, err, HOUR, ok, type ResourceSource, type Result, type SearchFailure } from '@app/domain'
import {
  apiAddress,
  at,
  candidateOf,
  interleave,
  MAX_CANDIDATES,
  makeFetchJson,
  plainText,
  plainTextOfHtml,
  readItems,
  type SourceOptions,
  textAt,
  USUAL_RETENTION,
} from '@app/resource-kit'
import { isDisambiguation } from './disambiguation.ts'
import { editionOf, PROJECTS, type Project } from './editions.ts'

const NAME = 'wikimedia'
/** `{language}` and `{project}` stand for an edition: 'https://en.wikibooks.org'. */
const API_BASE = 'https://{language}.{project}.org'
/** Of each project, so that Wikipedia leaves room for the others. */
const LIMIT = 6

/**
 * Wikipedia, Wikibooks and Wikiversity in the query's language: one source, as one operator limits the requests to all of them. It allows
 * clients with a contact some hundreds of requests an hour, and a search is up to three of them, that which finds most first.
 */
export function makeWikimediaSource(options: SourceOptions): ResourceSource {
  const fetchJson = makeFetchJson(options)

  const searchProject = async (
    project: Project,
    { words, language }: Parameters<ResourceSource['search']>[0],
    signal?: AbortSignal,
  ): Promise<Result<readonly Candidate[], SearchFailure>> => {
    const base = (options.apiBase ?? API_BASE)
      .replaceAll('{language}', editionOf(language))
      .replaceAll('{project}', project.name)
    const query = { q: words, limit: String(LIMIT) }
    const answer = await fetchJson(apiAddress(base, '/w/rest.php/v1/search/page', query), signal)
    if (!answer.ok) return answer
    return readItems(at(answer.value, 'pages'), {
      isOfUse: (page) => !isDisambiguation(page),
      read: (page) => candidate(page, { base, project, language }),
    })
  }

  const candidate = (
    page: unknown,
    { base, project, language }: { readonly base: string; readonly project: Project; readonly language: string },
  ): Candidate | null => {
    const key = textAt(page, 'key')
    if (key === '') return null
    const description = textAt(page, 'description')
    const excerpt = plainTextOfHtml(textAt(page, 'excerpt'))
    return candidateOf(
      {
        source: NAME,
        address: pageAddress(base, key),
        title: textAt(page, 'title'),
        excerpt: description === '' ? excerpt : `${description}. ${excerpt}`,
        resourceType: project.resourceType,
        language,
        isFree: true,
      },
      options.allowHosts,
    )
  }

  return {
    name: NAME,
    title: 'Wikipedia, Wikibooks, Wikiversity',
    budget: options.budget ?? { requests: 100, within: HOUR },
    retention: USUAL_RETENTION,
    covers: (language) => PROJECTS.some(({ languages }) => languages.has(editionOf(language))),
    search: async (query, signal) => {
      const lists: (readonly Candidate[])[] = []
      for (const project of PROJECTS) {
        if (!project.languages.has(editionOf(query.language))) continue
        const answer = await searchProject(project, query, signal)
        // what passes is asked for again later; what would come again must not hide what the other projects found
        if (!answer.ok && (lists.length === 0 || isTransient(answer.error)))
          return err({ ...answer.error, found: interleave(lists) })
        lists.push(answer.ok ? answer.value : [])
      }
      return ok(interleave(lists).slice(0, MAX_CANDIDATES))
    },
  }
}

const isTransient = ({ kind }: SearchFailure): boolean => kind === 'limited' || kind === 'unreachable'

/** Titles may hold slashes, commas and colons, which the sites write as they are, and question marks, which they do not. */
const pageAddress = (base: string, key: string): string =>
  `${base}/wiki/${encodeURIComponent(plainText(key)).replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%2C', ',')}`
