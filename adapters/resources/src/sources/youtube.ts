import { type Candidate, DAY, HOUR, ok } from '@app/domain'
import type { Refusal } from '../fetch-json.ts'
import { at, listOf, shownTextAt, textAt } from '../fields.ts'
import { primaryLanguage } from '../language-codes.ts'
import { type Asking, addressUnder, type Source } from '../source.ts'

/**
 * Videos. A project may search 100 times a day; the second request of a search, for lengths and languages, has a limit of its own that is far
 * away. Its terms allow answers to be stored for 30 days, then they are asked for anew or deleted: the retention says so, as what has expired is
 * removed within the hour, and a chapter keeps what the page of a video says, not what it answers here.
 */
export const youtube: Source = {
  title: 'YouTube',
  apiBase: 'https://www.googleapis.com',
  budget: { requests: 90, within: DAY },
  retention: 29 * DAY,
  factsExpire: true,
  readRefusal,
  search: async ({ words, language }, { get, read, apiKey: key }) => {
    const answer = await get('/youtube/v3/search', {
      part: 'snippet',
      type: 'video',
      q: words,
      relevanceLanguage: language,
      safeSearch: 'strict',
      maxResults: '10',
      key,
    })
    const found = read(answer, ['items'], (video) => ({
      address: watchAddress(textAt(video, 'id', 'videoId')),
      title: shownTextAt(video, 'snippet', 'title'),
      excerpt: shownTextAt(video, 'snippet', 'description'),
      resourceType: 'video',
      isFree: true,
    }))
    if (!found.ok || found.value.length === 0) return found
    const known = await detailsOf(found.value, { get, apiKey: key })
    return ok(found.value.map((video) => ({ ...video, ...known.get(video.address) })))
  },
}

type Details = Pick<Candidate, 'language' | 'minutes'>

/** By address. Videos are as good without: what goes wrong here is no failure. */
async function detailsOf(
  videos: readonly Candidate[],
  { get, apiKey: key }: Pick<Asking, 'get' | 'apiKey'>,
): Promise<ReadonlyMap<string | null, Details>> {
  const id = videos.map(({ address }) => new URL(address).searchParams.get('v')).join(',')
  const answer = await get('/youtube/v3/videos', { part: 'snippet,contentDetails', id, key })
  const items = answer.ok ? listOf(at(answer.value, 'items')) : []
  return new Map(
    items.map((video) => {
      const language = ['defaultAudioLanguage', 'defaultLanguage'].map((name) => textAt(video, 'snippet', name))
      const minutes = minutesOf(textAt(video, 'contentDetails', 'duration'))
      const details = { language: primaryLanguage(language.find(Boolean)), minutes: minutes && Math.ceil(minutes) }
      return [watchAddress(textAt(video, 'id')), details]
    }),
  )
}

/** Null of what is no id. */
const watchAddress = (id: string): string | null =>
  /^[\w-]{11}$/.test(id) ? addressUnder('https://www.youtube.com', '/watch', { v: id }).href : null

const DURATION = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,4})S)?)?$/

/** Of an ISO 8601 duration such as 'PT1H3M20S'; null of anything else, and of a live stream's 'P0D'. */
export function minutesOf(duration: string): number | null {
  const parts = DURATION.exec(duration)
  if (!parts) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return (days * 24 + hours) * 60 + minutes + seconds / 60 || null
}

/** The quota begins anew at midnight in California; asking a little too early costs one request. */
const QUOTA_PAUSE = 6 * HOUR
const LIMITS: readonly string[] = ['quotaExceeded', 'dailyLimitExceeded', 'rateLimitExceeded', 'userRateLimitExceeded']

/** A quota that is used up comes with status 403, as does a key that is wrong: only the reason tells them apart. */
function readRefusal(status: number, body: unknown): Refusal | null {
  if (status !== 403 && status !== 400) return null
  const reasons = listOf(at(body, 'error', 'errors')).map((error) => textAt(error, 'reason'))
  const reason = reasons.find((one) => LIMITS.includes(one))
  return reason ? { kind: 'limited', retryAfterMs: QUOTA_PAUSE, reason } : null
}
