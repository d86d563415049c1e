import { type Candidate, DAY, ok, type ResourceSource } from '@app/domain'
import {
  apiAddress,
  at,
  candidateOf,
  listOf,
  makeFetchJson,
  plainTextOfHtml,
  primaryLanguage,
  readItems,
  type SourceOptions,
  textAt,
} from '@app/resource-kit'
import { minutesOf } from './minutes.ts'
import { readRefusal } from './read-refusal.ts'

export type YouTubeOptions = SourceOptions & {
  readonly apiKey: string
  /** Where its videos are watched. */
  readonly siteBase?: string
}

const NAME = 'youtube'
/** Its terms say 30 days; what has expired is removed within the hour. */
const RETENTION = 29 * DAY

/**
 * Videos. A project may search 100 times a day; the second request of a search, for lengths and languages, has a limit of its own that is far
 * away. Its terms allow answers to be stored for 30 days, then they are asked for anew or deleted: the retention says so, and a chapter keeps
 * what the page of a video says, not what it answers here.
 */
export function makeYouTubeSource(options: YouTubeOptions): ResourceSource {
  const { apiBase = 'https://www.googleapis.com', siteBase = 'https://www.youtube.com', allowHosts, apiKey } = options
  const fetchJson = makeFetchJson({ ...options, secrets: [apiKey], readRefusal })

  const candidate = (video: unknown): Candidate | null => {
    const id = idOf(video)
    if (id === '') return null
    return candidateOf(
      {
        source: NAME,
        address: apiAddress(siteBase, '/watch', { v: id }).href,
        title: plainTextOfHtml(textAt(video, 'snippet', 'title')),
        excerpt: plainTextOfHtml(textAt(video, 'snippet', 'description')),
        resourceType: 'video',
        isFree: true,
      },
      allowHosts,
    )
  }

  /** By address. Videos are as good without: what goes wrong here is no failure. */
  const detailsOf = async (videos: readonly unknown[], signal?: AbortSignal): Promise<Map<string, Details>> => {
    const ids = videos.map(idOf).filter(Boolean).slice(0, 10)
    if (ids.length === 0) return new Map()
    const parameters = { part: 'snippet,contentDetails', id: ids.join(','), key: apiKey }
    const answer = await fetchJson(apiAddress(apiBase, '/youtube/v3/videos', parameters), signal)
    const items = answer.ok ? listOf(at(answer.value, 'items')) : []
    return new Map(
      items.map((video) => [apiAddress(siteBase, '/watch', { v: textAt(video, 'id') }).href, details(video)]),
    )
  }

  return {
    name: NAME,
    title: 'YouTube',
    budget: options.budget ?? { requests: 90, within: DAY },
    retention: RETENTION,
    factsExpire: true,
    covers: () => true,
    search: async ({ words, language }, signal) => {
      const answer = await fetchJson(
        apiAddress(apiBase, '/youtube/v3/search', {
          part: 'snippet',
          type: 'video',
          q: words,
          relevanceLanguage: language,
          safeSearch: 'strict',
          maxResults: '10',
          key: apiKey,
        }),
        signal,
      )
      if (!answer.ok) return answer
      const found = readItems(at(answer.value, 'items'), { read: candidate })
      if (!found.ok) return found
      const known = await detailsOf(listOf(at(answer.value, 'items')), signal)
      return ok(found.value.map((video) => ({ ...video, ...known.get(video.address) })))
    },
  }
}

type Details = Pick<Candidate, 'language' | 'minutes'>

const details = (video: unknown): Details => {
  const minutes = minutesOf(textAt(video, 'contentDetails', 'duration'))
  return {
    language: primaryLanguage(
      textAt(video, 'snippet', 'defaultAudioLanguage') || textAt(video, 'snippet', 'defaultLanguage'),
    ),
    minutes: minutes === null ? null : Math.ceil(minutes),
  }
}

const idOf = (video: unknown): string => /^[\w-]{11}$/.exec(textAt(video, 'id', 'videoId'))?.[0] ?? ''
