import { type Candidate, HOUR, type ResourceSource } from '@app/domain'
import {
  apiAddress,
  at,
  candidateOf,
  makeFetchJson,
  plainTextOfHtml,
  readItems,
  type SourceOptions,
  textAt,
  USUAL_RETENTION,
} from '@app/resource-kit'

const NAME = 'mit-learn'

/** Courses of MIT OpenCourseWare, all in English. No limit is published: sixty searches an hour are a guess on the safe side. */
export function makeMitLearnSource(options: SourceOptions): ResourceSource {
  const { apiBase = 'https://api.learn.mit.edu', allowHosts } = options
  const fetchJson = makeFetchJson(options)

  const candidate = (course: unknown): Candidate | null => {
    const isFree = at(course, 'free')
    return candidateOf(
      {
        source: NAME,
        address: textAt(course, 'url'),
        title: textAt(course, 'title'),
        excerpt: plainTextOfHtml(textAt(course, 'description')),
        resourceType: textAt(course, 'resource_type').startsWith('video') ? 'video' : 'course',
        language: 'en',
        isFree: typeof isFree === 'boolean' ? isFree : null,
      },
      allowHosts,
    )
  }

  return {
    name: NAME,
    title: 'MIT OpenCourseWare',
    budget: options.budget ?? { requests: 60, within: HOUR },
    retention: USUAL_RETENTION,
    covers: (language) => language === 'en',
    search: async ({ words }, signal) => {
      const parameters = { q: words, offered_by: 'ocw', limit: '10' }
      const answer = await fetchJson(apiAddress(apiBase, '/api/v1/learning_resources_search/', parameters), signal)
      if (!answer.ok) return answer
      return readItems(at(answer.value, 'results'), { read: candidate })
    },
  }
}
